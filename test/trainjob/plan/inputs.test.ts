import type { TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { inputsHashOf } from '../../../hooks/trainjob/plan/inputs.js';
import { aTrainJob } from '../../support/objects.js';

const hash = (spec: Partial<TrainJobSpec> = {}, snapshot = 's') =>
  inputsHashOf(aTrainJob({ spec }), snapshot);

function podPatch(spec: object, metadata?: object): Partial<TrainJobSpec> {
  const pod = { spec, ...(metadata === undefined ? {} : { metadata }) };
  const replicatedJobs = [{ name: 'node', template: { spec: { template: pod } } }];
  const patch = { manager: 'example.com/a', trainingRuntimeSpec: { template: { spec: { replicatedJobs } } } };
  return { runtimePatches: [patch] };
}

test.each<{ name: string; spec: Partial<TrainJobSpec> }>([
  { name: 'suspension', spec: { suspend: true } },
  { name: 'a deadline', spec: { activeDeadlineSeconds: 5 } },
  { name: 'an empty initializer', spec: { initializer: {} } },
  { name: 'an empty patch', spec: { runtimePatches: [{ manager: 'example.com/a' }] } },
  { name: 'a patch of node selectors', spec: podPatch({ nodeSelector: { a: 'b' } }) },
  { name: 'a patch of tolerations', spec: podPatch({ tolerations: [{ key: 'a' }] }) },
  { name: 'a patch of scheduling gates', spec: podPatch({ schedulingGates: [{ name: 'a' }] }) },
  {
    name: 'a patch of Pod labels and annotations',
    spec: podPatch({}, { labels: { a: 'b' }, annotations: { c: 'd' } }),
  },
])('$name needs no new JobSet', ({ spec }) => {
  expect(hash(spec)).toBe(hash());
});

test.each<{ name: string; spec: Partial<TrainJobSpec> }>([
  { name: 'another trainer', spec: { trainer: { numNodes: 3 } } },
  { name: 'an initializer', spec: { initializer: { model: { storageUri: 'hf://a/b' } } } },
  { name: 'a patch of affinity', spec: podPatch({ affinity: { nodeAffinity: {} } }) },
  {
    name: 'a patch of environment',
    spec: podPatch({ containers: [{ name: 'x', env: [{ name: 'A', value: 'b' }] }] }),
  },
  {
    name: 'a patch of a Job template',
    spec: {
      runtimePatches: [
        {
          manager: 'example.com/a',
          trainingRuntimeSpec: {
            template: {
              spec: { replicatedJobs: [{ name: 'node', template: { metadata: { labels: { a: 'b' } } } }] },
            },
          },
        },
      ],
    },
  },
])('$name needs a new JobSet', ({ spec }) => {
  expect(hash(spec)).not.toBe(hash());
});

test('another snapshot needs a new JobSet', () => {
  expect(hash({}, 'a')).not.toBe(hash({}, 'b'));
});

test('the time of a patch does not matter', () => {
  const at = (time: string) => {
    const { runtimePatches = [] } = podPatch({ serviceAccountName: 'a' });
    return hash({ runtimePatches: runtimePatches.map((patch) => ({ ...patch, time })) });
  };
  expect(at('2030-01-01T00:00:00Z')).toBe(at('2030-01-02T00:00:00Z'));
});
