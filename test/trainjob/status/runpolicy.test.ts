import type { AnyObject } from '../../../hooks/api/hook.js';
import { MULTIKUEUE_ORIGIN } from '../../../hooks/kueue/labels.js';
import { TTL_SECONDS } from '../../../hooks/trainjob/api/labels.js';
import type { RunPolicy, TrainJob } from '../../../hooks/trainjob/api/types.js';
import { activeDeadlineSecondsOf, ttlSecondsOf } from '../../../hooks/trainjob/status/runpolicy.js';
import { aRuntime, aTrainJob } from '../../support/objects.js';
import { theSnapshot } from '../../support/story.js';

const snapshotWith = (runPolicy: RunPolicy): AnyObject => theSnapshot(aTrainJob(), aRuntime({ runPolicy }));
const snapshot = snapshotWith({ activeDeadlineSeconds: 3600, ttlSecondsAfterFinished: 600 });

interface Row {
  readonly name: string;
  readonly job?: TrainJob;
  readonly snapshot?: AnyObject;
  readonly want: number | undefined;
}

test.each<Row>([
  { name: "the TrainJob's own", job: aTrainJob({ spec: { activeDeadlineSeconds: 60 } }), want: 60 },
  {
    name: "the TrainJob's own, whatever the runtime sets",
    job: aTrainJob({ spec: { activeDeadlineSeconds: 60 } }),
    snapshot,
    want: 60,
  },
  { name: "the runtime's, as the snapshot has it", snapshot, want: 3600 },
  { name: 'none before there is a snapshot', want: undefined },
  { name: 'none if it is not set', snapshot: snapshotWith({}), want: undefined },
  {
    name: 'none from a snapshot of another job',
    job: aTrainJob({ metadata: { uid: 'another' } }),
    snapshot,
    want: undefined,
  },
])('the deadline is $name', ({ job = aTrainJob(), snapshot, want }) => {
  expect(activeDeadlineSecondsOf(job, snapshot)).toBe(want);
});

const annotated = (text: string, ttlSecondsAfterFinished?: number): TrainJob =>
  aTrainJob({
    metadata: { annotations: { [TTL_SECONDS]: text } },
    spec: ttlSecondsAfterFinished === undefined ? {} : { ttlSecondsAfterFinished },
  });

test.each<Row>([
  {
    name: "the TrainJob's own, be it 0",
    job: aTrainJob({ spec: { ttlSecondsAfterFinished: 0 } }),
    snapshot,
    want: 0,
  },
  {
    name: 'what the annotation remembers, when a client has dropped the field',
    job: annotated('60'),
    snapshot,
    want: 60,
  },
  { name: "the field's, if both are set", job: annotated('60', 30), snapshot, want: 30 },
  { name: "the runtime's, as the snapshot has it", snapshot, want: 600 },
  { name: 'none if it is not set', snapshot: snapshotWith({}), want: undefined },
  { name: 'not taken from an annotation that is no number', job: annotated('soon'), want: undefined },
  { name: 'not taken from an empty annotation', job: annotated(''), want: undefined },
  { name: 'not taken from a negative annotation', job: annotated('-1'), want: undefined },
  {
    name: 'not taken from a number that the field cannot have',
    job: annotated('2147483648'),
    want: undefined,
  },
  {
    name: 'none for a copy that another cluster waits for',
    job: aTrainJob({
      metadata: { labels: { [MULTIKUEUE_ORIGIN]: 'multikueue' }, annotations: { [TTL_SECONDS]: '60' } },
      spec: { ttlSecondsAfterFinished: 60 },
    }),
    snapshot,
    want: undefined,
  },
])('the time to live is $name', ({ job = aTrainJob(), snapshot, want }) => {
  expect(ttlSecondsOf(job, snapshot)).toBe(want);
});
