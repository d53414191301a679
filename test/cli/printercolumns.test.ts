import { crdsOf } from '../../cli/embedded.js';
import { tableOf } from '../../cli/printercolumns.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { aCondition, aTrainJob, after } from '../support/objects.js';
import { root } from '../support/played.js';

const crds = crdsOf(root);
const job = (name: string, change: Parameters<typeof aTrainJob>[0] = {}): AnyObject => ({
  ...aTrainJob({ ...change, metadata: { name } }),
});

test('TrainJobs show as kubectl shows them', () => {
  const failed = aCondition('Failed', 'True', { reason: 'DeadlineExceeded' });
  const jobs = [
    job('hello'),
    job('endless', {
      spec: { activeDeadlineSeconds: 60 },
      status: { conditions: [aCondition('Suspended', 'False'), failed] },
    }),
  ];
  expect(tableOf(crds, jobs, after(200))).toEqual([
    'NAME      STATE    RUNTIME   NODES   AGE     DEADLINE   REASON',
    'hello              torch     2       3m20s',
    'endless   Failed   torch     2       3m20s   60         DeadlineExceeded',
  ]);
});

test.each([
  [0, '0s'],
  [119, '119s'],
  [120, '2m'],
  [130, '2m10s'],
  [700, '11m'],
])('after %i seconds the age is %s', (seconds, age) => {
  const [, row] = tableOf(crds, [job('hello')], after(seconds));
  expect(row?.split(/ +/).at(-1)).toBe(age);
});

test('a kind without columns shows its names', () => {
  expect(tableOf([], [job('hello')], after(0))).toEqual(['NAME', 'hello']);
});
