// A JobSet that is there, and a TrainJob of which no JobSet could be made now.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { JobSet } from '../../../hooks/api/kinds.js';
import { withIssues } from '../../../hooks/trainjob/build/draft.js';
import { mlPolicyRules } from '../../../hooks/trainjob/index.js';
import { aRuntime, aTrainJob, jobStatus, observed } from '../../support/objects.js';
import { conditionsOf, desiredJobSet, jobSetIn, syncOf, theSnapshot } from '../../support/story.js';

const idle = { replicatedJobsStatus: [jobStatus({ suspended: 1 })] };
const paused = aTrainJob({ spec: { suspend: true } });
const asleep = observed(desiredJobSet(paused), { status: idle });
const running = observed(desiredJobSet(), { status: { replicatedJobsStatus: [jobStatus({ active: 1 })] } });

/** A patch of a job that the runtime does not have. */
const runtimePatches = [
  {
    manager: 'example.org/me',
    trainingRuntimeSpec: {
      template: {
        spec: {
          replicatedJobs: [
            { name: 'other', template: { spec: { template: { spec: { serviceAccountName: 'a' } } } } },
          ],
        },
      },
    },
  },
];

/** A build of the hooks that refuses what older ones took. */
const stricter = {
  ...mlPolicyRules,
  torch: {
    ...mlPolicyRules.torch,
    enforce: (draft: Parameters<typeof mlPolicyRules.torch.enforce>[0]) =>
      withIssues(draft, { field: 'spec.trainer', problem: 'is refused', remedy: 'ask for something else' }),
  },
};

test('a running one is suspended all the same', () => {
  const answer = syncOf(aTrainJob({ spec: { suspend: true, runtimePatches } }), {
    children: [theSnapshot(), running],
  });
  expect(jobSetIn(answer)!.spec.suspend).toBe(true);
  expect(conditionsOf(answer)).toContain('Created=False/JobsBuildFailed');
});

test('one that is not what is asked for now is not resumed', () => {
  const answer = syncOf(aTrainJob({ spec: { runtimePatches } }), { children: [theSnapshot(), asleep] });
  expect(jobSetIn(answer)!.spec.suspend).toBe(true);
  expect(conditionsOf(answer)).toContain('Created=False/JobsBuildFailed');
});

test('one that is what was asked for is resumed, whatever newer hooks would refuse', () => {
  const answer = syncOf(aTrainJob(), { children: [theSnapshot(), asleep], rules: stricter });
  expect(jobSetIn(answer)!.spec).toEqual({ ...(asleep as unknown as JobSet).spec, suspend: false });
});

test('but not without the PodGroup that its Pods need', () => {
  const gang = theSnapshot(aTrainJob(), aRuntime({ podGroupPolicy: { coscheduling: {} } }));
  const made = desiredJobSet(paused, aRuntime({ podGroupPolicy: { coscheduling: {} } }));
  const child: AnyObject = observed(made, { status: idle });
  const answer = syncOf(aTrainJob(), { children: [gang, child], rules: stricter });
  expect(jobSetIn(answer)!.spec.suspend).toBe(true);
});
