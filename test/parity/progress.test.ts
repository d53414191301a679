// The component that turns progress reports on: valid options, mounted files, and the permissions that the server needs.
import { readFileSync } from 'node:fs';
import jsonPatch, { type Operation } from 'fast-json-patch';
import { parse } from 'yaml';
import { readOptions } from '../../hooks/server/options.js';

interface Deployment {
  readonly spec: {
    readonly template: {
      readonly spec: {
        readonly containers: readonly [
          { readonly env: readonly { readonly name: string; readonly value: string }[] },
        ];
        readonly volumes: readonly {
          readonly name: string;
          readonly secret: { readonly items: readonly { readonly path: string }[] };
        }[];
      };
    };
  };
}

interface Rule {
  readonly apiGroups: readonly string[];
  readonly resources: readonly string[];
  readonly verbs: readonly string[];
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const { patches } = read('manifests/components/progress/kustomization.yaml') as {
  patches: { target: { kind: string }; patch: string }[];
};

function patched(kind: string): unknown {
  const [patch] = patches.filter(({ target }) => target.kind === kind);
  const base = read(`manifests/base/${kind.toLowerCase()}.yaml`);
  return jsonPatch.applyPatch(base, parse(patch!.patch) as Operation[], true).newDocument;
}

test('the server reads the CA from a mounted volume, and reports are on', () => {
  const { containers, volumes } = (patched('Deployment') as Deployment).spec.template.spec;
  const env = Object.fromEntries(containers[0].env.map(({ name, value }) => [name, value]));
  const reading = readOptions([], env);
  expect(reading).toMatchObject({ options: { progress: 'on', progressCaFile: '/etc/metatrain/tls/ca.crt' } });
  const tls = volumes.find(({ name }) => name === 'tls');
  expect(tls?.secret.items.map(({ path }) => path)).toContain('ca.crt');
});

test('the URL for reports is that of the Service, with a name in its certificate', () => {
  const reading = readOptions(['--insecure-http'], {});
  const url = new URL(reading.state === 'read' ? reading.options.progressUrl : '');
  const { metadata, spec } = read('manifests/base/service.yaml') as {
    metadata: { name: string; namespace: string };
    spec: { ports: { name: string; port: number }[] };
  };
  expect(url.hostname).toBe(`${metadata.name}.${metadata.namespace}.svc`);
  expect(Number(url.port)).toBe(spec.ports.find(({ name }) => name === 'hooks')?.port);
  const certificate = read('manifests/components/cert-manager/certificate.yaml') as {
    spec: { dnsNames: string[] };
  };
  expect(certificate.spec.dnsNames).toContain(url.hostname);
});

test('the hooks can review tokens and read owners, and write only TrainJobs', () => {
  const base = (read('manifests/base/clusterrole.yaml') as { rules: Rule[] }).rules;
  const added = (patched('ClusterRole') as { rules: Rule[] }).rules.slice(base.length);
  expect(
    added.map(({ apiGroups, resources, verbs }) => [...apiGroups, ...resources, ...verbs].join(' ')),
  ).toEqual([
    'authentication.k8s.io tokenreviews create',
    ' pods get',
    'batch jobs get',
    'jobset.x-k8s.io jobsets get',
    'trainer.kubeflow.org trainjobs get patch',
  ]);
});
