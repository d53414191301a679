import type {
  ContainerPatch,
  JobSetTemplatePatch,
  PodTemplatePatch,
  RuntimePatch,
} from '../../../hooks/trainjob/api/types.js';
import { aContainer, aJob, builtJob, builtJobSet, issuesOf, runtimeOf } from '../../support/runtimes.js';

const patchOf = (template: JobSetTemplatePatch): RuntimePatch => ({
  manager: 'example.com/tests',
  trainingRuntimeSpec: { template },
});
const podPatch = (pod: PodTemplatePatch, name = 'node'): RuntimePatch =>
  patchOf({ spec: { replicatedJobs: [{ name, template: { spec: { template: pod } } }] } });

// No framework: nothing else is added. The volume is read-only in the runtime.
const mount = { name: 'v', mountPath: '/v', readOnly: true };
const node = aContainer({ env: [{ name: 'A', value: '1' }], volumeMounts: [mount] });
const pod = { nodeSelector: { pool: 'cpu' }, volumes: [{ name: 'v', emptyDir: {} }] };
const runtime = runtimeOf([aJob({ containers: [aContainer({ name: 'side' }), node], pod })], {
  template: { metadata: { labels: { tier: 'gold' } } },
});
const podOf = (...runtimePatches: RuntimePatch[]) =>
  builtJob(runtime, { trainer: {}, runtimePatches }).template.spec!.template;

test('a patch is applied to the Pod of the job that it names', () => {
  const { metadata, spec } = podOf(
    podPatch({
      metadata: { labels: { a: 'b' } },
      spec: { nodeSelector: { zone: 'x' }, serviceAccountName: 'me' },
    }),
  );
  expect(metadata).toEqual({ labels: { a: 'b' } });
  expect(spec).toMatchObject({ nodeSelector: { pool: 'cpu', zone: 'x' }, serviceAccountName: 'me' });
});

test('of two patches the later one in the list wins, whatever their managers are', () => {
  const { spec } = podOf(
    podPatch({ spec: { nodeSelector: { pool: 'gpu', zone: 'x' } } }),
    podPatch({ spec: { nodeSelector: { zone: 'y' } } }),
  );
  expect(spec?.nodeSelector).toEqual({ pool: 'gpu', zone: 'y' });
});

test.each<{ readonly name: string; readonly patch: ContainerPatch; readonly want: object }>([
  {
    name: 'value: "" does not clear a value',
    patch: { name: 'node', env: [{ name: 'A', value: '' }] },
    want: { env: [{ name: 'A', value: '1' }] },
  },
  {
    name: 'readOnly: false does not undo readOnly: true',
    patch: { name: 'node', volumeMounts: [{ name: 'v', mountPath: '/v', readOnly: false }] },
    want: { volumeMounts: [mount] },
  },
  {
    name: 'runAsNonRoot: false counts, because it is not the same as unset',
    patch: { name: 'node', securityContext: { runAsNonRoot: false } },
    want: { securityContext: { runAsNonRoot: false } },
  },
  {
    name: 'an empty list is ignored',
    patch: { name: 'node', env: [] },
    want: { env: [{ name: 'A', value: '1' }] },
  },
])('zero values of a patch: $name', ({ patch, want }) => {
  const containers = podOf(podPatch({ spec: { containers: [patch] } })).spec?.containers;
  expect(containers).toEqual([aContainer({ name: 'side' }), { ...node, ...want }]);
});

test('a divisor that is missing in a patch is 0, whatever it was', () => {
  const ref = { resource: 'limits.cpu' };
  const envOf = (divisor?: string) => [
    { name: 'CPU', valueFrom: { resourceFieldRef: divisor === undefined ? ref : { ...ref, divisor } } },
  ];
  const divided = podPatch({ spec: { containers: [{ name: 'side', env: envOf('1') }] } });
  const bare = podPatch({ spec: { containers: [{ name: 'side', env: envOf() }] } });
  expect(podOf(divided).spec?.containers[0]!.env).toEqual(envOf('1'));
  expect(podOf(divided, bare).spec?.containers[0]!.env).toEqual(envOf('0'));
});

test('an empty name removes the service account', () => {
  const named = podPatch({ spec: { serviceAccountName: 'me' } });
  const unnamed = podPatch({ spec: { serviceAccountName: '' } });
  expect(podOf(named, unnamed).spec).not.toHaveProperty('serviceAccountName');
  expect(podOf(unnamed, named).spec?.serviceAccountName).toBe('me');
  expect(podOf(named, podPatch({ spec: {} })).spec?.serviceAccountName).toBe('me');
});

test('containers keep their order, and a new variable follows the existing ones', () => {
  const env = [{ name: 'B', value: '2' }];
  const { spec } = podOf(
    podPatch({
      spec: {
        containers: [
          { name: 'node', env },
          { name: 'side', env },
        ],
      },
    }),
  );
  expect(
    spec?.containers.map(({ name, env: all = [] }) => [name, ...all.map((variable) => variable.name)]),
  ).toEqual([
    ['side', 'B'],
    ['node', 'A', 'B'],
  ]);
});

test('labels and annotations of the JobSet are those of the runtime, overridden by the patches', () => {
  const finalizers = ['example.com/never'];
  const jobSet = builtJobSet(runtime, {
    trainer: {},
    runtimePatches: [
      patchOf({
        metadata: {
          labels: { tier: 'silver', team: 'a' },
          annotations: { note: 'x' },
          finalizers,
          name: 'other',
        },
      }),
      patchOf({ metadata: { labels: { team: 'b' } } }),
    ],
  });
  expect(jobSet.metadata).toEqual({
    name: 'llama',
    namespace: 'ml',
    labels: { tier: 'silver', team: 'b' },
    annotations: { note: 'x' },
  });
});

test('metadata of the Job template are patched on their own', () => {
  const jobs = [{ name: 'node', template: { metadata: { annotations: { note: 'x' } } } }];
  const job = builtJob(runtime, {
    trainer: {},
    runtimePatches: [patchOf({ spec: { replicatedJobs: jobs } })],
  });
  expect(job.template.metadata).toMatchObject({ annotations: { note: 'x' } });
});

test('a patch without a template changes nothing', () => {
  const runtimePatches = [
    { manager: 'example.com/tests' },
    { manager: 'example.com/others', trainingRuntimeSpec: {} },
  ];
  expect(builtJobSet(runtime, { trainer: {}, runtimePatches })).toEqual(
    builtJobSet(runtime, { trainer: {} }),
  );
});

test('jobs and containers that the runtime does not have are refused, each with its path', () => {
  const missing = podPatch({
    spec: { containers: [{ name: 'node' }, { name: 'nobody' }], initContainers: [{ name: 'setup' }] },
  });
  const field = 'spec.runtimePatches[1].trainingRuntimeSpec.template.spec.replicatedJobs[0]';
  expect(issuesOf(runtime, { trainer: {}, runtimePatches: [podPatch({}), missing] })).toEqual([
    {
      field: `${field}.template.spec.template.spec.containers[1].name`,
      problem: 'job node of the runtime has no container nobody',
      remedy: 'name a container of the runtime, or remove the patch',
    },
    {
      field: `${field}.template.spec.template.spec.initContainers[0].name`,
      problem: 'job node of the runtime has no container setup',
      remedy: 'name a container of the runtime, or remove the patch',
    },
  ]);
  expect(issuesOf(runtime, { trainer: {}, runtimePatches: [podPatch({}, 'launcher')] })).toEqual([
    {
      field: 'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0].name',
      problem: 'the runtime has no replicated job launcher',
      remedy: 'name a job of the runtime, or remove the patch',
    },
  ]);
});

test('a patch for an opaque runtime is refused: it would be ignored', () => {
  const runtimePatches = [podPatch({}), { manager: 'example.com/other', opaqueRuntimeSpec: {} }];
  expect(issuesOf(runtime, { trainer: {}, runtimePatches })).toEqual([
    {
      field: 'spec.runtimePatches[1].opaqueRuntimeSpec',
      problem: 'is supported only with an opaque runtime',
      remedy: 'use trainingRuntimeSpec instead',
    },
  ]);
});
