// Runtimes that would keep the Kubeflow Python SDK from listing any.
import type { Container } from '../../../hooks/api/kinds.js';
import { judgeRuntime } from '../../../hooks/runtimes/judge.js';
import { FRAMEWORK } from '../../../hooks/trainjob/api/labels.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

const labeled = (runtime: TrainingRuntime): TrainingRuntime => ({
  ...runtime,
  metadata: { ...runtime.metadata, labels: { [FRAMEWORK]: 'torch' } },
});
const trainingIn = (container: Container): TrainingRuntime =>
  labeled(runtimeOf([aJob({ containers: [container] })]));
const limitedTo = (limits: Readonly<Record<string, string>>): TrainingRuntime =>
  trainingIn(aContainer({ resources: { limits } }));

const warning = (obstacle: string): string =>
  `metadata.labels[${FRAMEWORK}]: the Kubeflow Python SDK lists runtimes with this label, and fails to list any while this one ${obstacle}, or remove the label`;
const noTrainer = warning(
  'has no container node with an image in a job labeled trainer.kubeflow.org/trainjob-ancestor-step; add one',
);
const noDevice = warning(
  'has no limit in container node that the SDK recognizes as a device; add a limit for cpu',
);
const { image: _, ...imageless } = aContainer();

test.each<{ readonly name: string; readonly runtime: TrainingRuntime; readonly want: readonly string[] }>([
  { name: 'a policy and a trainer', runtime: labeled(runtimeOf()), want: [] },
  { name: 'no label, and no policy', runtime: runtimeOf([aJob()], {}), want: [] },
  {
    name: 'a policy that is a number alone',
    runtime: labeled(runtimeOf([aJob()], { mlPolicy: { numNodes: 1 } })),
    want: [],
  },
  {
    name: 'no policy',
    runtime: labeled(runtimeOf([aJob()], {})),
    want: [warning('has no spec.mlPolicy; set spec.mlPolicy.numNodes')],
  },
  { name: 'no job', runtime: labeled(runtimeOf([])), want: [noTrainer] },
  { name: 'no step', runtime: labeled(runtimeOf([aJob({ step: null })])), want: [noTrainer] },
  { name: 'no image', runtime: trainingIn(imageless), want: [noTrainer] },
  {
    name: 'a job before the one that trains',
    runtime: labeled(runtimeOf([aJob({ name: 'cache', step: null }), aJob()])),
    want: [],
  },
  { name: 'memory alone', runtime: limitedTo({ memory: '4Gi' }), want: [noDevice] },
  {
    name: 'a device that the SDK does not know',
    runtime: limitedTo({ 'amd.com/gpu': '1' }),
    want: [noDevice],
  },
  { name: 'limits of nothing', runtime: limitedTo({}), want: [noDevice] },
  { name: 'that device and cpu', runtime: limitedTo({ 'amd.com/gpu': '1', cpu: '4' }), want: [] },
  { name: 'a slice of a GPU', runtime: limitedTo({ 'nvidia.com/mig-1g.5gb': '1' }), want: [] },
  {
    name: 'requests alone',
    runtime: trainingIn(aContainer({ resources: { requests: { memory: '4Gi' } } })),
    want: [],
  },
])('a runtime with $name', ({ runtime, want }) => {
  expect(judgeRuntime({ runtime, old: undefined })).toEqual({ state: 'admitted', warnings: want });
});
