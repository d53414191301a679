// The manifests match the controllers, the server's options and the package that they deploy.
import { readFileSync } from 'node:fs';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { parse } from 'yaml';
import { readOptions } from '../../hooks/server/options.js';

interface Rule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

interface ResourceRule {
  readonly apiVersion: string;
  readonly resource: string;
}

interface Controller {
  readonly spec: { readonly parentResource: ResourceRule; readonly childResources: readonly ResourceRule[] };
}

interface Container {
  readonly image: string;
  readonly env: readonly { readonly name: string; readonly value: string }[];
  readonly ports: readonly { readonly name: string; readonly containerPort: number }[];
  readonly volumeMounts: readonly { readonly mountPath: string }[];
}

interface Deployment {
  readonly spec: { readonly template: { readonly spec: { readonly containers: readonly [Container] } } };
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const rulesOf = (file: string): readonly Rule[] => (read(file) as { rules: Rule[] }).rules;
const groupOf = ({ apiVersion }: ResourceRule): string =>
  apiVersion.includes('/') ? apiVersion.split('/')[0]! : '';

function envOf({ env }: Container): Readonly<Record<string, string>> {
  return Object.fromEntries(env.map(({ name, value }) => [name, value]));
}

/** The verbs that the rules grant on a resource, sorted. */
function granted(rules: readonly Rule[], group: string, resource: string): readonly string[] {
  const matching = rules.filter(
    (rule) => rule.apiGroups.includes(group) && rule.resources.includes(resource),
  );
  return [...new Set(matching.flatMap(({ verbs }) => verbs))].sort();
}

const { spec } = read('compositecontrollers/trainjob.yaml') as Controller;
const { parentResource: parent, childResources: children } = spec;

describe("Metacontroller's role", () => {
  const rules = rulesOf('manifests/metacontroller/clusterrole.yaml');

  test.each(children)('lets it manage $resource as children', (child) => {
    expect(granted(rules, groupOf(child), child.resource)).toEqual(
      ['create', 'delete', 'get', 'list', 'patch', 'update', 'watch'].sort(),
    );
  });

  test('lets it watch parents and write their finalizers and status, but not create or delete them', () => {
    const group = groupOf(parent);
    expect(granted(rules, group, parent.resource)).toEqual(['get', 'list', 'update', 'watch']);
    expect(granted(rules, group, `${parent.resource}/status`)).toEqual(['update']);
    expect(granted(rules, group, `${parent.resource}/finalizers`)).toEqual(['update']);
  });

  test.each(['trainingruntimes', 'clustertrainingruntimes'])('lets it read the related %s', (resource) => {
    expect(granted(rules, 'trainer.kubeflow.org', resource)).toEqual(['get', 'list', 'watch']);
  });

  test('has no wildcard', () => {
    expect(JSON.stringify(rules)).not.toContain('*');
  });
});

describe("the hooks' role", () => {
  const rules = rulesOf('manifests/base/clusterrole.yaml');

  test.each(['jobsets', 'configmaps'])(
    'lets them try %s by a dry run and look who holds a name',
    (resource) => {
      const child = children.find((rule) => rule.resource === resource)!;
      expect(granted(rules, groupOf(child), resource)).toEqual(['create', 'get']);
    },
  );

  test('lets them delete TrainJobs whose time to live has passed', () => {
    expect(granted(rules, groupOf(parent), parent.resource)).toEqual(['delete']);
  });

  test('does not let them change or list anything, or delete anything else', () => {
    const verbs = rules
      .filter(({ resources }) => !resources.some((resource) => resource.startsWith('trainjobs')))
      .flatMap((rule) => rule.verbs);
    expect([...new Set(verbs)].sort()).toEqual(['create', 'get']);
  });
});

describe('the component without deletion of TrainJobs', () => {
  const file = 'manifests/components/ttl-deletes-off/kustomization.yaml';
  const { patches } = read(file) as { patches: { target: { kind: string }; patch: string }[] };
  const patched = (kind: string, base: string): unknown => {
    const operations = patches.filter(({ target }) => target.kind === kind).map(({ patch }) => patch);
    expect(operations).toHaveLength(1);
    return jsonPatch.applyPatch(read(base), parse(operations[0]!) as Operation[], true).newDocument;
  };

  test('removes only the permission to delete', () => {
    const { rules } = patched('ClusterRole', 'manifests/base/clusterrole.yaml') as { rules: Rule[] };
    const others = rulesOf('manifests/base/clusterrole.yaml').filter(
      ({ verbs }) => !verbs.includes('delete'),
    );
    expect(rules).toEqual(others);
  });

  test('sets the option that turns deletion off', () => {
    const { spec } = patched('Deployment', 'manifests/base/deployment.yaml') as Deployment;
    expect(readOptions([], envOf(spec.template.spec.containers[0]))).toMatchObject({
      options: { ttlDeletes: 'off' },
    });
  });
});

describe('the Deployment of the hooks', () => {
  const [container] = (read('manifests/base/deployment.yaml') as Deployment).spec.template.spec.containers;
  const env = envOf(container);
  const reading = readOptions([], env);

  test('sets valid options of the server', () => {
    expect(reading.state).toBe('read');
    const help = JSON.stringify(readOptions(['--help'], {}));
    for (const name of Object.keys(env)) expect(help).toContain(` ${name} `);
  });

  test('opens the ports that the server serves', () => {
    const ports = Object.fromEntries(container.ports.map(({ name, containerPort }) => [name, containerPort]));
    expect(reading).toMatchObject({ options: { port: ports['hooks'], metricsPort: ports['metrics'] } });
  });

  test('reads its files from mounted volumes', () => {
    const mounts = container.volumeMounts.map(({ mountPath }) => mountPath);
    const files = Object.entries(env).filter(([name]) => name.endsWith('_FILE'));
    expect(files).toHaveLength(3);
    for (const [, path] of files) expect(mounts.some((mount) => path.startsWith(`${mount}/`))).toBe(true);
  });

  test("runs the package's own version", () => {
    const { version } = read('package.json') as { version: string };
    expect(container.image).toBe(`metatrain:${version}`);
  });
});
