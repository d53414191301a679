// TrainJobs become the objects that Kubeflow Trainer v2.3 was recorded to make of them, through the real sync hook:
// first with nothing there, then with the snapshot observed.
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { Facts, Need } from '../../hooks/facts/need.js';
import { registry } from '../../hooks/registry.js';
import type { TrainJob, TrainJobStatus, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { conformanceData } from '../support/conformance.js';
import { NOON, aRequest } from '../support/objects.js';
import { differences } from '../support/sameobjects.js';

interface Answer {
  readonly status: TrainJobStatus;
  readonly children: readonly AnyObject[];
}

interface Case {
  readonly runtime: TrainingRuntime;
  readonly trainJob: TrainJob;
  readonly expected: { readonly objects: readonly AnyObject[] };
}

const route = registry(defaultSettings).find(({ hook }) => hook === 'trainjobs/sync')!;

/** The answer that asks for the JobSet: after the snapshot, and after the PodGroup where there is one. */
function settled({ runtime, trainJob: stored }: Case): Answer {
  const trainJob = { ...stored, metadata: { ...stored.metadata, creationTimestamp: NOON } };
  let answer = sync(trainJob, runtime, []);
  expect(answer.children.map(({ kind }) => kind)).toEqual(['ConfigMap']);
  for (let round = 0; round < 4; round += 1) {
    const observed = answer.children.map((child) => made(child, trainJob));
    answer = sync(trainJob, runtime, observed);
    if (answer.children.some(({ kind }) => kind === 'JobSet')) break;
  }
  return answer;
}

function sync(trainJob: TrainJob, runtime: TrainingRuntime, children: readonly KubeObject[]): Answer {
  const request = aRequest(trainJob, { children, related: [runtime] });
  expect(route.check(request)).toEqual([]);
  const { answer } = route.run(request, { now: NOON, facts: factsFor(route.needs(request, NOON)) });
  return JSON.parse(JSON.stringify(answer)) as Answer;
}

/** A key, when one is wanted: values of Secrets are not compared. */
function factsFor(needs: readonly Need[]): Facts {
  const wanted = needs.some(({ fact }) => fact === 'sshKey');
  return wanted ? { sshKey: { privateKey: 'private', publicKey: 'public' } } : {};
}

/** A child as it is in the cluster once Metacontroller has made it for `trainJob`. */
function made(child: KubeObject, trainJob: TrainJob): AnyObject {
  const { apiVersion, kind, metadata } = trainJob;
  const owner = { apiVersion, kind, name: metadata.name, uid: metadata.uid!, controller: true };
  const annotations = { ...child.metadata.annotations, [METACONTROLLER_LAST_APPLIED]: JSON.stringify(child) };
  return { ...child, metadata: { ...child.metadata, uid: 'made', annotations, ownerReferences: [owner] } };
}

describe('trainjob', () => {
  const { files, missing } = conformanceData<Case>('trainjob');
  if (missing !== undefined) {
    test.skip(`skipped: ${missing}`, () => undefined);
    return;
  }
  test.each(files)('$name', ({ data }) => {
    expect(differences(data.expected.objects, settled(data).children)).toEqual([]);
  });
});
