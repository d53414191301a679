// The controllers that Metacontroller loads call exactly the hooks of the registry.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';

interface Hook {
  readonly version: string;
  readonly webhook: {
    readonly path: string;
    readonly service: {
      readonly name: string;
      readonly namespace: string;
      readonly port: number;
      readonly protocol: string;
    };
  };
}

interface Controller {
  readonly metadata: { readonly name: string; readonly labels: Readonly<Record<string, string>> };
  readonly spec: {
    readonly generateSelector?: boolean;
    readonly endpointConfigs: readonly { readonly host: string }[];
    readonly hooks: Readonly<Record<string, Hook>>;
  };
}

function controllersIn(folder: string): readonly Controller[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.yaml') && file !== 'kustomization.yaml');
  return files.map((file) => parse(readFileSync(`${folder}/${file}`, 'utf8')) as Controller);
}

const composites = controllersIn('compositecontrollers');
const controllers = [...composites, ...controllersIn('decoratorcontrollers')];

test('every hook has a webhook that calls it, and every webhook a hook', () => {
  const called = controllers.flatMap(({ spec }) =>
    Object.values(spec.hooks).map((hook) => hook.webhook.path),
  );
  const answered = registry(defaultSettings)
    .filter(({ caller }) => caller !== 'apiServer')
    .map(({ path }) => path);
  expect(called.sort()).toEqual(answered.sort());
});

test('the docs have the finalizer of TrainJobs (D25)', () => {
  const { metadata } = parse(readFileSync('compositecontrollers/trainjob.yaml', 'utf8')) as Controller;
  const finalizer = `metacontroller.io/compositecontroller-${metadata.name}`;
  expect(readFileSync('docs/differences.md', 'utf8')).toContain(finalizer);
});

test('the guide has the finalizer of runtimes', () => {
  const { metadata } = parse(
    readFileSync('decoratorcontrollers/runtime-protection.yaml', 'utf8'),
  ) as Controller;
  const finalizer = `metacontroller.io/decoratorcontroller-${metadata.name}`;
  expect(readFileSync('docs/guides/runtime-protection.md', 'utf8')).toContain(finalizer);
});

test.each(composites.map((controller) => [controller.metadata.name, controller] as const))(
  'the composite %s marks its children with the UID of their parent',
  (_name, { spec }) => {
    expect(spec.generateSelector).toBe(true);
  },
);

describe.each(controllers.map((controller) => [controller.metadata.name, controller] as const))(
  'the controller %s',
  (name, { metadata, spec }) => {
    test('has a name that fits into its finalizer', () => {
      expect(name.length).toBeLessThanOrEqual(43);
    });

    test('has the label that our own Metacontroller selects', () => {
      expect(metadata.labels['app.kubernetes.io/part-of']).toBe('metatrain');
    });

    test.each(Object.entries(spec.hooks))(
      'calls %s as v2, over TLS, with the credentials of its endpoint',
      (hook, { version, webhook }) => {
        const { service, path } = webhook;
        expect(version).toBe('v2');
        expect(service.protocol).toBe('https');
        expect(path.endsWith(`/${hook}`)).toBe(true);
        const host = `${service.name}.${service.namespace}:${service.port}`;
        expect(spec.endpointConfigs.map((endpoint) => endpoint.host)).toContain(host);
      },
    );
  },
);
