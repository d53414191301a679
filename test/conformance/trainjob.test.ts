// TrainJobs become the objects that Kubeflow Trainer v2.3 was recorded to make of them, through the real sync hook:
// first with nothing there, then with the snapshot observed.
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { TrainJob, TrainJobStatus, TrainingRuntime } from '../../hooks/api/kinds.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import { registry } from '../../hooks/registry.js';
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

/** What the pipeline does not build yet, by the suffix of a case's name. The list shrinks until nothing is skipped. */
const notBuilt = new Set(['mpi']);

function notBuiltYet(name: string): string | undefined {
  const policy = name.slice(name.lastIndexOf('-') + 1);
  return notBuilt.has(policy) ? `policy not built yet: ${policy}` : undefined;
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
  const { answer } = route.run(request, { now: NOON, facts: {} });
  return JSON.parse(JSON.stringify(answer)) as Answer;
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
  const cases = files.map(({ name, data }) => ({ name, data, reason: notBuiltYet(name) }));
  for (const { name, data, reason } of cases) {
    if (reason !== undefined) {
      test.skip(`${name}: ${reason}`, () => undefined);
      continue;
    }
    test(name, () => {
      expect(differences(data.expected.objects, settled(data).children)).toEqual([]);
    });
  }

  test('what is not built yet is refused, not half made', () => {
    const skipped = cases.filter(({ reason }) => reason !== undefined);
    const answers = skipped.map(({ name, data }) => {
      const { children, status } = settled(data);
      return { name, kinds: children.map(({ kind }) => kind), created: reasonOf(status) };
    });
    expect(answers).toEqual(
      skipped.map(({ name }) => ({ name, kinds: ['ConfigMap'], created: 'JobsBuildFailed' })),
    );
  });
});

function reasonOf({ conditions = [] }: TrainJobStatus): string | undefined {
  return conditions.find(({ type, status }) => type === 'Created' && status === 'False')?.reason;
}
