// docs/reference/admission.md lists all checks, and the webhook configurations match the hooks.
import { readFileSync, readdirSync } from 'node:fs';
import { parse } from 'yaml';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
import { mlPolicyRules } from '../../hooks/trainjob/build/mlpolicy/index.js';
import { podGroupRules } from '../../hooks/trainjob/build/podgroup/index.js';
import { tableBelow } from '../support/markdown.js';

const page = readFileSync('docs/reference/admission.md', 'utf8');

test.each([
  { folder: 'hooks/trainjob/validate', declares: /export const \w+: (Check|Warn)</ },
  { folder: 'hooks/trainjob/build', declares: /export const \w+: (Check|Warn)</ },
  { folder: 'hooks/runtimes/validate', declares: /export const \w+: (Check|Warn)</ },
  { folder: 'hooks/trainjob/admit', declares: /export function runtimeOf/ },
  { folder: 'hooks/trainjob/default', declares: /export const \w+: Default =/ },
])('the page lists exactly the rules of $folder', ({ folder, declares }) => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
  const rules = files.filter(
    (file) =>
      file.endsWith('.ts') && !file.endsWith('/index.ts') && declares.test(readFileSync(file, 'utf8')),
  );
  const named = [...page.matchAll(/`(hooks\/[\w/-]+\.ts)`/g)].map(([, file = '']) => file);
  expect(named.filter((file) => file.startsWith(folder)).sort()).toEqual(rules.sort());
});

test('the page marks the checks that sync runs too', () => {
  const rows = tableBelow('docs/reference/admission.md', 'TrainJobs', ['Check', 'Also by sync']);
  const table = readFileSync('hooks/trainjob/validate/index.ts', 'utf8');
  const inTable = [...table.matchAll(/check: (\w+), by: 'admission and sync'/g)].length;
  const policies = [...Object.values(mlPolicyRules), ...Object.values(podGroupRules)];
  const ofPolicies = policies.flatMap(({ checks }) => checks.filter(({ by }) => by === 'admission and sync'));
  // And the check of the runtime, which sync does in its own way.
  const want = inTable + ofPolicies.length + 1;
  expect(rows.filter((row) => row['Also by sync'] === 'yes')).toHaveLength(want);
});

interface Webhook {
  readonly name: string;
  readonly failurePolicy: string;
  readonly sideEffects: string;
  readonly clientConfig: {
    readonly service: {
      readonly path: string;
      readonly port: number;
      readonly name: string;
      readonly namespace: string;
    };
  };
  readonly rules: readonly {
    readonly apiGroups: readonly string[];
    readonly operations: readonly string[];
    readonly resources: readonly string[];
  }[];
}

const webhooksIn = (file: string): readonly Webhook[] =>
  (
    parse(readFileSync(`manifests/webhooks/${file}.yaml`, 'utf8')) as {
      readonly webhooks: readonly Webhook[];
    }
  ).webhooks;
const webhooks = [...webhooksIn('mutating'), ...webhooksIn('validating')];

test('every hook of the API server has a webhook that calls it, and every webhook a hook', () => {
  const called = webhooks.map(({ clientConfig }) => clientConfig.service.path);
  const answered = registry(defaultSettings).filter(({ caller }) => caller === 'apiServer');
  expect([...new Set(called)].sort()).toEqual(answered.map(({ path }) => path).sort());
});

test.each(webhooks.map((webhook) => [webhook.name, webhook] as const))(
  '%s selects only our own kinds, calls the Service, and fails closed',
  (_name, { failurePolicy, sideEffects, clientConfig, rules }) => {
    const { metadata, spec } = parse(readFileSync('manifests/base/service.yaml', 'utf8')) as {
      readonly metadata: { readonly name: string; readonly namespace: string };
      readonly spec: { readonly ports: readonly { readonly name: string; readonly port: number }[] };
    };
    const { path: _path, ...reached } = clientConfig.service;
    const { port } = spec.ports.find(({ name }) => name === 'hooks')!;
    expect(reached).toEqual({ name: metadata.name, namespace: metadata.namespace, port });
    expect({ failurePolicy, sideEffects }).toEqual({ failurePolicy: 'Fail', sideEffects: 'None' });
    for (const { apiGroups, operations, resources } of rules) {
      expect(apiGroups).toEqual(['trainer.kubeflow.org']);
      expect(operations).toEqual(['CREATE', 'UPDATE']);
      expect(resources.every((resource) => /^(trainjobs|(cluster)?trainingruntimes)$/.test(resource))).toBe(
        true,
      );
    }
  },
);
