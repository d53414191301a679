// TrainJobs that the CRD admits, with or without a status, on a runtime that exists or not.
import fc from 'fast-check';
import { MANAGED_BY, RESUMED_AT, TTL_SECONDS } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob, TrainJobStatus } from '../../../hooks/trainjob/api/types.js';
import { NOON, UID } from '../../support/objects.js';
import { isAdmitted, schemaAt, schemaOf, stored } from './kinds.js';
import { RUNTIME, counts, jobWords } from './runtime.js';
import { type Words, admittedBy, times } from './schema.js';

const schema = schemaOf('TrainJob');

const runtimeRefs = fc.oneof(
  { weight: 12, arbitrary: fc.constant({ name: RUNTIME }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      { name: RUNTIME, kind: 'TrainingRuntime' },
      { name: RUNTIME, kind: 'SlurmRuntime' },
      { name: RUNTIME, apiGroup: 'example.org' },
      { name: 'torchtune-llama3.2-1b' },
      { name: 'constructor' },
      { name: '__proto__', kind: 'constructor' },
    ),
  },
);

const commands = [['tune', 'run'], ['torchrun', 'train.py'], [], ['mpirun', '-n', '2']];
const args = [[], ['model.quantize_base=True'], ['model.lora_attn_modules=[q_proj]'], ['--lr', '']];

const trainJobWords: Words = (path, member) => {
  switch (path) {
    case 'spec.runtimeRef':
      return runtimeRefs;
    case 'spec.trainer.command':
      return fc.constantFrom(...commands);
    case 'spec.trainer.args':
      return fc.constantFrom(...args);
    case 'spec.trainer.numProcPerNode':
      return counts;
    case 'spec.runtimePatches[].manager':
      return fc.constantFrom('kueue.x-k8s.io/manager', 'a/b');
    case 'spec.managedBy':
      return fc.constantFrom(
        ...Array.from({ length: 6 }, () => 'trainer.kubeflow.org/trainjob-controller'),
        'kueue.x-k8s.io/multikueue',
      );
    case 'spec.suspend':
      return fc.constantFrom(true, true, false);
    case 'spec.activeDeadlineSeconds':
      return fc.constantFrom(1, 30, 60, 3600, 2 ** 40, Number.MAX_SAFE_INTEGER);
    case 'spec.ttlSecondsAfterFinished':
      return fc.constantFrom(0, 30, 2 ** 31 - 1);
    case 'status.conditions[].type':
      return fc.constantFrom('Created', 'Suspended', 'Complete', 'Failed', 'Terminating', 'example.org/Seen');
    case 'status.conditions[].reason':
      return fc.constantFrom('DeadlineExceeded', 'Suspended', 'JobsBuildFailed', 'A');
    default:
      return path.endsWith('.storageUri') ? fc.constantFrom('', 'hf://a/b') : jobWords(path, member);
  }
};

const specs = admittedBy(schemaAt(schema, 'spec'), trainJobWords, 'spec') as fc.Arbitrary<TrainJob['spec']>;
export const statuses = admittedBy(
  schemaAt(schema, 'status'),
  trainJobWords,
  'status',
) as fc.Arbitrary<TrainJobStatus>;

const names = fc.constantFrom('llama', 'llama', 'a', 'x'.repeat(63));
const annotations = fc.record(
  {
    [RESUMED_AT]: fc.constantFrom(...times, 'yesterday', ''),
    [TTL_SECONDS]: fc.constantFrom('0', '30', '-1'),
  },
  { requiredKeys: [], noNullPrototype: true },
);

/** TrainJob of namespace `ml`, created at noon, as it is stored; CEL rules hold. */
export const trainJobs: fc.Arbitrary<TrainJob> = fc
  .record({ name: names, spec: specs, annotations })
  .map(({ name, spec, annotations: given }) => ({
    apiVersion: 'trainer.kubeflow.org/v1alpha1',
    kind: 'TrainJob',
    metadata: {
      name,
      namespace: 'ml',
      uid: UID,
      generation: 1,
      creationTimestamp: NOON,
      ...(Object.keys(given).length === 0 ? {} : { annotations: given }),
      ...(spec.managedBy?.startsWith('kueue') === true ? { labels: { [MANAGED_BY]: 'multikueue' } } : {}),
    },
    spec,
  }))
  .map((trainJob) => stored(trainJob, schema))
  .filter((trainJob) => isAdmitted(trainJob, schema));

/** A status that the CRD admits, also one that no client would write. */
export function withStatus(trainJob: TrainJob, status: TrainJobStatus): TrainJob | undefined {
  const changed = { ...trainJob, status };
  return isAdmitted(changed, schema) ? changed : undefined;
}
