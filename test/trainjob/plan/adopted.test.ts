// A JobSet that Metacontroller has adopted: created by another controller or by a user, and never applied by the hooks.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { JobSet } from '../../../hooks/api/kinds.js';
import { INPUTS_HASH } from '../../../hooks/trainjob/api/labels.js';
import { aTrainJob, jobStatus, observed } from '../../support/objects.js';
import { desiredJobSet, jobSetIn, syncOf, theSnapshot } from '../../support/story.js';

const snapshot = theSnapshot();
const paused = aTrainJob({ spec: { suspend: true } });
const made = desiredJobSet(paused);
const { annotations: _ours, ...metadata } = made.metadata;
const identity = { name: 'llama', namespace: 'ml' };

/** What another controller built, with a default that the API server has added. */
function adopted(suspend: boolean): AnyObject {
  const spec = { ...made.spec, suspend, successPolicy: { operator: 'All' } };
  const child = observed({ ...made, metadata, spec } as JobSet, {
    status: { replicatedJobsStatus: [jobStatus({ suspended: 1 })] },
  });
  return { ...child, metadata: { ...child.metadata, annotations: {} } };
}

test('running, it is named and no more', () => {
  const answer = syncOf(aTrainJob(), { children: [snapshot, adopted(false)] });
  expect(jobSetIn(answer)).toEqual({ apiVersion: made.apiVersion, kind: 'JobSet', metadata: identity });
});

test.each([
  { name: 'suspended with its job', trainJob: paused, child: adopted(false), suspend: true },
  { name: 'resumed with its job', trainJob: aTrainJob(), child: adopted(true), suspend: false },
])('$name, it is adopted as it is', ({ trainJob, child, suspend }) => {
  const jobSet = jobSetIn(syncOf(trainJob, { children: [snapshot, child] }))!;
  expect(jobSet.spec).toEqual({ ...(child as unknown as JobSet).spec, suspend });
  expect(jobSet.metadata.annotations).toHaveProperty([INPUTS_HASH]);
});

test('its node selectors are those of the patches, as for any other one', () => {
  const pod = { spec: { nodeSelector: { zone: 'a' } } };
  const patch = {
    manager: 'kueue.x-k8s.io/manager',
    trainingRuntimeSpec: {
      template: { spec: { replicatedJobs: [{ name: 'node', template: { spec: { template: pod } } }] } },
    },
  };
  const queued = aTrainJob({ spec: { runtimePatches: [patch] } });
  const jobSet = jobSetIn(syncOf(queued, { children: [snapshot, adopted(true)] }))!;
  expect(jobSet.spec.replicatedJobs![0]!.template.spec!.template).toMatchObject(pod);
});

test('one without a spec, which the API admits, is nothing to fail at', () => {
  const { spec: _spec, ...bare } = adopted(false);
  for (const trainJob of [aTrainJob(), paused]) {
    expect(syncOf(trainJob, { children: [snapshot, bare] }).children).toHaveLength(2);
  }
});
