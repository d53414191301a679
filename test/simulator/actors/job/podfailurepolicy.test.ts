import { verdictOf } from '../../../../simulator/actors/job/podfailurepolicy.js';
import { reconcile } from '../../../../simulator/actors/job/reconcile.js';
import type { Job, Pod } from '../../../../simulator/actors/workloads.js';

type Policy = NonNullable<Job['spec']['podFailurePolicy']>;
type Rules = Policy['rules'];

function aJob(rules: Rules, backoffLimit = 0): Job {
  return {
    apiVersion: 'batch/v1',
    kind: 'Job',
    metadata: { name: 'llama-node-0', namespace: 'ml', uid: 'job-uid' },
    spec: { backoffLimit, podFailurePolicy: { rules }, template: { spec: { containers: [] } } },
  };
}

function failedPod(exitCode: number, conditions: NonNullable<Pod['status']>['conditions'] = []): Pod {
  const container = { image: '', imageID: '', ready: false, restartCount: 0 };
  return {
    apiVersion: 'v1',
    kind: 'Pod',
    metadata: {
      name: 'a',
      namespace: 'ml',
      ownerReferences: [
        { apiVersion: 'batch/v1', kind: 'Job', name: 'llama-node-0', uid: 'job-uid', controller: true },
      ],
    },
    spec: { containers: [] },
    status: {
      phase: 'Failed',
      conditions,
      containerStatuses: [
        { ...container, name: 'sidecar', state: { terminated: { exitCode: 0 } } },
        { ...container, name: 'node', state: { terminated: { exitCode } } },
      ],
    },
  };
}

const drained = [{ type: 'DisruptionTarget', status: 'True' }];
// Exit code 42 is final; drained Pods do not count.
const policy: Rules = [
  { action: 'Ignore', onPodConditions: drained },
  { action: 'FailJob', onExitCodes: { containerName: 'node', operator: 'In', values: [42] } },
];

interface Row {
  readonly name: string;
  readonly rules?: Rules;
  readonly pod: Pod;
  readonly want: string;
}

test.each<Row>([
  { name: 'an exit code of the list is final', pod: failedPod(42), want: 'FailJob' },
  { name: 'another one counts', pod: failedPod(1), want: 'Count' },
  { name: 'the first rule that matches decides', pod: failedPod(42, drained), want: 'Ignore' },
  {
    name: 'NotIn matches any other failure',
    rules: [{ action: 'FailJob', onExitCodes: { operator: 'NotIn', values: [137] } }],
    pod: failedPod(1),
    want: 'FailJob',
  },
  {
    name: 'and never a success',
    rules: [
      { action: 'FailJob', onExitCodes: { containerName: 'sidecar', operator: 'NotIn', values: [137] } },
    ],
    pod: failedPod(1),
    want: 'Count',
  },
  { name: 'without rules all count', rules: [], pod: failedPod(42), want: 'Count' },
])('$name', ({ rules = policy, pod, want }) => {
  expect(verdictOf(aJob(rules), pod).action).toBe(want);
});

test('a final failure ends the Job, also below its limit', () => {
  const { status } = reconcile(aJob(policy, 6), [failedPod(42)], '2030-01-01T12:00:00Z')!;
  expect(status.conditions).toEqual([
    expect.objectContaining({
      type: 'Failed',
      reason: 'PodFailurePolicy',
      message: 'Container node for pod ml/a failed with exit code 42 matching FailJob rule at index 1',
    }),
  ]);
});

test('an ignored failure does not count towards the backoff limit', () => {
  const { status } = reconcile(aJob(policy), [failedPod(1, drained)], '2030-01-01T12:00:00Z')!;
  expect(status.conditions).toBeUndefined();
});
