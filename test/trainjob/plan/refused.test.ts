// A JobSet that exists, of a TrainJob for which no JobSet could be built now.
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

/** A version of the hooks that refuses what an earlier one accepted. */
const stricter = {
  ...mlPolicyRules,
  torch: {
    ...mlPolicyRules.torch,
    enforce: (draft: Parameters<typeof mlPolicyRules.torch.enforce>[0]) =>
      withIssues(draft, { field: 'spec.trainer', problem: 'is refused', remedy: 'ask for something else' }),
  },
};

test('a running one can be suspended nevertheless', () => {
  const answer = syncOf(aTrainJob({ spec: { suspend: true, runtimePatches } }), {
    children: [theSnapshot(), running],
  });
  expect(jobSetIn(answer)!.spec.suspend).toBe(true);
  expect(conditionsOf(answer)).toContain('Created=False/JobsBuildFailed');
});

test('one whose inputs have changed is not resumed', () => {
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
  const built = desiredJobSet(paused, aRuntime({ podGroupPolicy: { coscheduling: {} } }));
  const child: AnyObject = observed(built, { status: idle });
  const answer = syncOf(aTrainJob(), { children: [gang, child], rules: stricter });
  expect(jobSetIn(answer)!.spec.suspend).toBe(true);
});
