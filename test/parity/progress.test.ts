// The component that switches reports of progress on: options that the server takes, files that are mounted, and rights
// for what the server asks.
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

test('the server reads the CA from what is mounted, and reports are on', () => {
  const { containers, volumes } = (patched('Deployment') as Deployment).spec.template.spec;
  const env = Object.fromEntries(containers[0].env.map(({ name, value }) => [name, value]));
  const reading = readOptions([], env);
  expect(reading).toMatchObject({ options: { progress: 'on', progressCaFile: '/etc/metatrain/tls/ca.crt' } });
  const tls = volumes.find(({ name }) => name === 'tls');
  expect(tls?.secret.items.map(({ path }) => path)).toContain('ca.crt');
});

test('where Pods are told to report is the Service, by a name that its certificate has', () => {
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

test('the hooks may find out whose report it is, and write nothing but TrainJobs', () => {
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
