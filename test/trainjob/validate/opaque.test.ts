// Admission of a TrainJob with an opaque runtime.
import { needs, validate } from '../../../hooks/admission/validate.js';
import type { AdmissionAnswer, AdmissionReview } from '../../../hooks/api/admission.js';
import { defaultSettings } from '../../../hooks/api/settings.js';
import { kinds } from '../../../hooks/registry.js';
import type { TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { reviewOf } from '../../admission/review.js';
import { aTrainJob } from '../../support/objects.js';
import { taskFarm } from '../../support/taskfarm.js';

const settings = { ...defaultSettings, opaqueRuntimes: [taskFarm] };

const runtimeRef = { apiGroup: 'batch.example.org', kind: 'TaskFarmRuntime', name: 'sweep' };
const { trainer: _trainer, ...bare } = aTrainJob().spec;
const job = (spec: Partial<TrainJobSpec>) => ({ ...aTrainJob(), spec: { ...bare, runtimeRef, ...spec } });
const patched = (workers: number) => [{ manager: 'example.org/me', opaqueRuntimeSpec: { workers } }];

test.each<{
  readonly name: string;
  readonly spec: Partial<TrainJobSpec>;
  readonly old?: Partial<TrainJobSpec>;
  readonly want: readonly string[];
}>([
  { name: 'a job with a patch', spec: { runtimePatches: patched(2) }, want: [] },
  {
    name: 'fields that an opaque runtime does not support, and a manager without a domain',
    spec: {
      trainer: { numNodes: 2 },
      initializer: { model: {} },
      runtimePatches: [{ manager: 'me', trainingRuntimeSpec: {} }],
    },
    want: [
      'spec.runtimePatches[0].manager',
      'spec.trainer',
      'spec.initializer',
      'spec.runtimePatches[0].trainingRuntimeSpec',
    ],
  },
  {
    name: 'another patch while the job runs',
    old: { runtimePatches: patched(2) },
    spec: { runtimePatches: patched(3) },
    want: ['spec.runtimePatches'],
  },
  {
    name: 'another patch of a job that is suspended with it',
    old: { runtimePatches: patched(2) },
    spec: { suspend: true, runtimePatches: patched(3) },
    want: [],
  },
  {
    name: 'a fault that was stored before',
    old: { trainer: { numNodes: 2 } },
    spec: { trainer: { numNodes: 2 }, suspend: true },
    want: [],
  },
])('$name', ({ spec, old, want }) => {
  const write = { object: job(spec), ...(old === undefined ? {} : { old: job(old) }) };
  const review = reviewOf(write) as AdmissionReview;
  expect(needs(review, kinds, settings)).toEqual([]);
  const { response } = validate(review, {}, kinds, settings).answer as AdmissionAnswer;
  expect(response.allowed).toBe(want.length === 0);
  expect((response.status?.details?.causes ?? []).map(({ field }) => field)).toEqual(want);
});
