// The annotation that keeps spec.ttlSecondsAfterFinished.
import { TTL_SECONDS } from '../../../hooks/trainjob/api/labels.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { withDefaults } from '../../../hooks/trainjob/default/index.js';
import { NOON, aTrainJob, deepFrozen } from '../../support/objects.js';

const job = (ttlSecondsAfterFinished: number | undefined, annotation?: string): TrainJob =>
  aTrainJob({
    spec: ttlSecondsAfterFinished === undefined ? {} : { ttlSecondsAfterFinished },
    metadata: annotation === undefined ? {} : { annotations: { note: 'mine', [TTL_SECONDS]: annotation } },
  });

interface Row {
  readonly name: string;
  readonly job: TrainJob;
  readonly old?: TrainJob;
  readonly want: string | undefined;
}

test.each<Row>([
  { name: 'has the value of the field', job: job(60), want: '60' },
  { name: 'has a 0 too', job: job(0), want: '0' },
  { name: 'follows the field', job: job(30, '60'), old: job(60, '60'), want: '30' },
  { name: 'is missing if the field was never set', job: job(undefined), want: undefined },
  {
    name: 'stays when a client that does not know the field has removed it',
    job: job(undefined, '60'),
    old: job(60, '60'),
    want: '60',
  },
  {
    name: 'is removed when a user removes both',
    job: job(undefined),
    old: job(60, '60'),
    want: undefined,
  },
])('the annotation $name', ({ job, old, want }) => {
  const stored = withDefaults(deepFrozen(job), deepFrozen(old), NOON);
  expect(stored.metadata.annotations?.[TTL_SECONDS]).toBe(want);
  expect(withDefaults(stored, old, NOON)).toEqual(stored);
});

test('other annotations are kept', () => {
  expect(withDefaults(job(30, '60'), undefined, NOON).metadata.annotations).toEqual({
    note: 'mine',
    [TTL_SECONDS]: '30',
  });
});
