import { type Row, faultsOf } from '../../support/judged.js';
import { aTrainJob } from '../../support/objects.js';

const fault =
  'spec.runtimePatches: patches of a running job must not change; set spec.suspend to true first, or in the same update';
const patch = (nodeSelector?: Readonly<Record<string, string>>, time?: string) => ({
  manager: 'example.com/person',
  ...(time === undefined ? {} : { time }),
  trainingRuntimeSpec: {
    template: {
      spec: {
        replicatedJobs: [
          {
            name: 'node',
            template: { spec: { template: { spec: nodeSelector === undefined ? {} : { nodeSelector } } } },
          },
        ],
      },
    },
  },
});
const job = (suspend: boolean, nodeSelector?: Readonly<Record<string, string>>, time?: string) =>
  aTrainJob({ spec: { suspend, runtimePatches: [patch(nodeSelector, time)] } });

test.each<Omit<Row, 'spec' | 'old'> & { old: ReturnType<typeof job>; now: ReturnType<typeof job> }>([
  { name: 'of a suspended job change', old: job(true), now: job(true, { zone: 'a' }), want: [] },
  { name: 'change as the job is resumed', old: job(true), now: job(false, { zone: 'a' }), want: [] },
  { name: 'change as the job is suspended', old: job(false), now: job(true, { zone: 'a' }), want: [] },
  {
    name: 'of a running job stay as they are',
    old: job(false),
    now: job(false, { zone: 'a' }),
    want: [fault],
  },
  { name: 'of a running job may be sent unchanged', old: job(false), now: job(false), want: [] },
  { name: 'with an empty map are unchanged', old: job(false, {}), now: job(false), want: [] },
  {
    name: 'of a running job keep their time',
    old: job(false, undefined, '2030-01-01T12:00:00Z'),
    now: job(false, undefined, '2030-01-01T13:00:00Z'),
    want: [fault],
  },
  {
    name: 'of a running job must not be removed',
    old: job(false),
    now: aTrainJob({ spec: { runtimePatches: [] } }),
    want: [fault],
  },
])('patches $name', ({ old, now, want }) => {
  expect(faultsOf({ spec: now.spec, old })).toEqual(want);
});
