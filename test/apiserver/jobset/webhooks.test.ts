import { jobSetWebhooks } from '../../../apiserver/jobset/webhooks.js';
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { JobSet, JobSetSpec } from '../../../hooks/api/kinds.js';
import { aJobSet, aReplicatedJob } from '../../simulator/actors/jobset/story.js';

const object = (jobSet: JobSet): AnyObject => ({ ...jobSet });

function refusal(act: () => unknown): string | undefined {
  try {
    act();
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

test('a new JobSet gets the defaults that were recorded from JobSet v0.12', () => {
  const bare: AnyObject = {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama' },
    spec: {
      replicatedJobs: [{ name: 'node', template: { spec: { template: { spec: { containers: [] } } } } }],
      failurePolicy: { rules: [{ name: '', action: 'FailJobSet' }] },
    },
  };
  expect(jobSetWebhooks({ object: bare })['spec']).toEqual({
    successPolicy: { operator: 'All' },
    startupPolicy: { startupPolicyOrder: 'AnyOrder' },
    network: { enableDNSHostnames: true, publishNotReadyAddresses: true },
    failurePolicy: { rules: [{ name: 'failurePolicyRule0', action: 'FailJobSet' }] },
    replicatedJobs: [
      {
        name: 'node',
        template: {
          spec: {
            completionMode: 'Indexed',
            template: { spec: { containers: [], restartPolicy: 'OnFailure' } },
          },
        },
      },
    ],
  });
});

test('a JobSet without a spec, which the API admits, gets them too', () => {
  const bare: AnyObject = {
    apiVersion: 'jobset.x-k8s.io/v1alpha2',
    kind: 'JobSet',
    metadata: { name: 'llama' },
  };
  expect(jobSetWebhooks({ object: bare })['spec']).toMatchObject({ successPolicy: { operator: 'All' } });
});

test('values of the user stay', () => {
  const jobSet = aJobSet({ network: { enableDNSHostnames: false }, successPolicy: { operator: 'Any' } });
  expect(jobSetWebhooks({ object: object(jobSet) })['spec']).toMatchObject({
    network: { enableDNSHostnames: false, publishNotReadyAddresses: true },
    successPolicy: { operator: 'Any' },
  });
});

test('other kinds are admitted unchanged', () => {
  const configMap: AnyObject = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'llama' } };
  expect(jobSetWebhooks({ object: configMap })).toBe(configMap);
});

test('a name that is too long for the names of its Pods is refused with the message of JobSet', () => {
  const jobSet = aJobSet();
  const long = { ...jobSet, metadata: { ...jobSet.metadata, name: 'x'.repeat(50) } };
  expect(refusal(() => jobSetWebhooks({ object: object(long) }))).toBe(
    `admission webhook "vjobset.kb.io" denied the request: JobSet.jobset.x-k8s.io "${long.metadata.name}" is invalid: ` +
      `spec.replicatedJobs[0].name: Invalid value: "${long.metadata.name}-node-0": ` +
      'JobSet name is too long, pod names generated for this JobSet will exceed 63 characters',
  );
});

const withPod = (spec: object, metadata: object = {}): Partial<JobSetSpec> => {
  const { template } = aReplicatedJob('node');
  const pod = { metadata, spec: { ...template.spec!.template.spec!, ...spec } };
  return {
    replicatedJobs: [aReplicatedJob('node', { template: { spec: { ...template.spec!, template: pod } } })],
  };
};

interface Change {
  readonly name: string;
  readonly next: Partial<JobSetSpec>;
  readonly mayPaused: boolean;
  readonly mayRunning: boolean;
}

// mpi-and-accelerators.md has the list; a row is one change of a Pod template or of the JobSet.
test.each<Change>([
  { name: 'labels of Pods', next: withPod({}, { labels: { a: 'b' } }), mayPaused: true, mayRunning: false },
  {
    name: 'annotations of Pods',
    next: withPod({}, { annotations: { a: 'b' } }),
    mayPaused: true,
    mayRunning: false,
  },
  {
    name: 'the node selector',
    next: withPod({ nodeSelector: { a: 'b' } }),
    mayPaused: true,
    mayRunning: false,
  },
  { name: 'tolerations', next: withPod({ tolerations: [{ key: 'a' }] }), mayPaused: true, mayRunning: false },
  {
    name: 'scheduling gates',
    next: withPod({ schedulingGates: [{ name: 'a' }] }),
    mayPaused: true,
    mayRunning: false,
  },
  {
    name: 'affinity',
    next: withPod({ affinity: { nodeAffinity: {} }, hostNetwork: true }),
    mayPaused: false,
    mayRunning: false,
  },
  {
    name: 'replicas',
    next: { replicatedJobs: [aReplicatedJob('node', { replicas: 2 })] },
    mayPaused: false,
    mayRunning: false,
  },
  { name: 'managedBy', next: { managedBy: 'example.com/other' }, mayPaused: false, mayRunning: false },
  {
    name: 'the success policy',
    next: { successPolicy: { operator: 'Any' } },
    mayPaused: false,
    mayRunning: false,
  },
  {
    name: 'a new failure policy',
    next: { failurePolicy: { maxRestarts: 1 } },
    mayPaused: true,
    mayRunning: true,
  },
  { name: 'the time to live', next: { ttlSecondsAfterFinished: 60 }, mayPaused: true, mayRunning: true },
  { name: 'empty metadata of Pods', next: withPod({}, {}), mayPaused: true, mayRunning: true },
])(
  '$name may change while suspended: $mayPaused; while running: $mayRunning',
  ({ next, mayPaused, mayRunning }) => {
    const change = (suspend: boolean): string | undefined =>
      refusal(() =>
        jobSetWebhooks({
          object: object(aJobSet({ ...next, suspend })),
          oldObject: object(aJobSet({ suspend })),
        }),
      );
    expect({ paused: change(true) === undefined, running: change(false) === undefined }).toEqual({
      paused: mayPaused,
      running: mayRunning,
    });
  },
);

test('a change is allowed together with suspending or resuming', () => {
  const next = withPod({ nodeSelector: { a: 'b' } });
  const [before, after] = [aJobSet({ suspend: false }), aJobSet({ ...next, suspend: true })];
  expect(refusal(() => jobSetWebhooks({ object: object(after), oldObject: object(before) }))).toBeUndefined();
  expect(refusal(() => jobSetWebhooks({ object: object(before), oldObject: object(after) }))).toBeUndefined();
});
