import type { AnyObject } from '../../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../../hooks/api/labels.js';
import { aKey, mpiRuntime } from '../../support/mpi.js';
import { aTrainJob } from '../../support/objects.js';
import { conditionsOf, kinds, syncOf, theSnapshot } from '../../support/story.js';

const runtime = mpiRuntime() as unknown as AnyObject;
const facts = { sshKey: aKey };
const jobOf = (numNodes: number): ReturnType<typeof aTrainJob> =>
  aTrainJob({ metadata: { name: 'a-name-of-thirty-five-letters-in-all' }, spec: { trainer: { numNodes } } });
const snapshotOf = (numNodes: number): AnyObject => theSnapshot(jobOf(numNodes), runtime);
const whole = ['ConfigMap', 'ConfigMap', 'JobSet', 'Secret'];

test('dynamic apply supports a hostfile of 1,000 nodes', () => {
  expect(kinds(syncOf(jobOf(1000), { children: [snapshotOf(1000)], facts }))).toEqual(whole);
});

test('dynamic apply does not support one of 4,000: nothing is created, and the condition has the remedy', () => {
  const answer = syncOf(jobOf(4000), { children: [snapshotOf(4000)], facts });
  expect(kinds(answer)).toEqual(['ConfigMap']);
  expect(conditionsOf(answer)).toEqual(['Created=False/JobsBuildFailed']);
  expect(answer.status.conditions![0]!.message).toMatch(
    /^ConfigMap ml\/a-name-of-thirty-five-letters-in-all-mpi-hostfile takes \d{6} bytes as .*last-applied annotation.*262144; run Metacontroller with --apply-strategy=server-side-apply, or make the job smaller$/,
  );
});

test('server-side apply supports one of 4,000', () => {
  const { [METACONTROLLER_LAST_APPLIED]: _gone, ...annotations } = snapshotOf(4000).metadata.annotations!;
  const { metadata, ...rest } = snapshotOf(4000);
  const managedFields = [{ manager: 'metacontroller', operation: 'Apply', fieldsV1: {} }];
  const snapshot = { ...rest, metadata: { ...metadata, annotations, managedFields } } as unknown as AnyObject;
  const settings = { applyMode: 'auto' } as const;
  expect(kinds(syncOf(jobOf(4000), { children: [snapshot], facts, settings }))).toEqual(whole);
});

test('the setting decides, whatever the children show', () => {
  const settings = { applyMode: 'server-side-apply' } as const;
  expect(kinds(syncOf(jobOf(4000), { children: [snapshotOf(4000)], facts, settings }))).toEqual(whole);
});
