// A recorded run of Kubeflow Trainer v2.3.0 under Kueue 0.19.0, step by step, and the same steps with our hooks: the
// same TrainJob, Workload and JobSet. Times and identities of Kueue do not count.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Condition, JobSet } from '../../../hooks/api/kinds.js';
import type { RuntimePatch, TrainJob } from '../../../hooks/trainjob/api/types.js';
import { conformanceData } from '../../support/conformance.js';
import { adminKubectl } from '../cluster.js';
import { apply, HOLD, jobSet, pods, release, trainJob } from '../trainjob/jobs.js';
import { soon } from '../waitfor.js';
import {
  clusterQueue,
  flavor,
  isActive,
  localQueue,
  priorityClass,
  workload,
  workloadIs,
  type Workload,
} from './queues.js';
import { underKueue } from './stage.js';

interface Recorded {
  readonly step: string;
  readonly trainJob: TrainJob;
  readonly workload: Workload;
  readonly jobSet: JobSet;
}

const recordings = conformanceData<{ readonly steps: readonly Recorded[] }>('lifecycle');
const recording = recordings.files.find(({ name }) => name === 'trainer-v2.3-kueue-0.19')?.data;
const run = adminKubectl();
const node = 'node-0';

const runtime: AnyObject = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  kind: 'ClusterTrainingRuntime',
  metadata: { name: 'torch-lifecycle', labels: { 'trainer.kubeflow.org/framework': 'torch' } },
  spec: {
    mlPolicy: { numNodes: 1, torch: {} },
    template: {
      spec: {
        replicatedJobs: [
          {
            name: 'node',
            template: {
              metadata: { labels: { 'trainer.kubeflow.org/trainjob-ancestor-step': 'trainer' } },
              spec: {
                template: {
                  spec: {
                    containers: [
                      {
                        name: 'node',
                        image: 'registry.local/train:1',
                        resources: { requests: { cpu: '2' } },
                      },
                    ],
                  },
                },
              },
            },
          },
        ],
      },
    },
  },
};

/** What happens before each step. */
const actions: Readonly<Record<string, (recorded: Recorded) => Promise<unknown>>> = {
  // The recording has Pods without a node at this step.
  'queued and admitted, pods pending': async (recorded) => {
    await run(['cordon', node]);
    await applyJob(recorded);
  },
  'preempted by a higher priority': () => applyJob(stepNamed('the higher one')),
  'the higher one': () => Promise.resolve(),
  'the higher one complete': async ({ trainJob: { metadata } }) => {
    const { name } = metadata;
    await hold(name);
    await run(['uncordon', node]);
    await workloadIs(name, 'PodsReady');
    await release(name);
  },
  'admitted again': () => Promise.resolve(),
};

function stepNamed(name: string): Recorded {
  return recording!.steps.find(({ step }) => step === name)!;
}

/** Pods run until they are released; the runtime of the recording has no such annotation. */
async function hold(name: string): Promise<void> {
  for (const { metadata } of await pods(name)) {
    await run(['annotate', 'pod', metadata.name, `${HOLD}=true`]);
  }
}

/** As it was applied: without what Kueue and the API server wrote. */
async function applyJob({ trainJob: recorded }: Recorded): Promise<void> {
  const { apiVersion, kind, metadata, spec } = recorded;
  const { name, labels } = metadata;
  const runtimePatches = spec.runtimePatches?.filter(({ manager }) => !manager.startsWith('kueue'));
  const { suspend: _suspend, ...asked } = spec;
  await apply({
    apiVersion,
    kind,
    metadata: { name, namespace: 'default', ...(labels === undefined ? {} : { labels }) },
    spec: { ...asked, ...(runtimePatches === undefined ? {} : { runtimePatches }) },
  });
}

interface View {
  readonly suspend: boolean | undefined;
  readonly runtimePatches: readonly unknown[];
  readonly conditions: readonly object[];
  readonly jobsStatus: unknown;
  readonly workload: object;
  readonly jobSet: object;
}

function viewOf(job: TrainJob, ofQueue: Workload, made: JobSet): View {
  const { conditions = [], jobsStatus } = job.status ?? {};
  return {
    suspend: job.spec.suspend,
    runtimePatches: (job.spec.runtimePatches ?? []).map(timeless),
    conditions: conditions.map(worded),
    jobsStatus,
    workload: viewOfWorkload(ofQueue),
    // A suspended JobSet has no Pods: the time at which it loses the changes of Kueue differs.
    jobSet: made.spec.suspend === true ? { suspend: true } : made.spec,
  };
}

// Conditions are in the order of their creation, which depends on which of two controllers writes first.
function viewOfWorkload({ spec, status }: Workload): object {
  const { conditions = [], admission, reclaimablePods } = status ?? {};
  const sorted = conditions.map(worded).sort((a, b) => (a.type < b.type ? -1 : 1));
  return { podSets: spec.podSets, conditions: sorted, admission, reclaimablePods };
}

function worded({ type, status, reason, message }: Condition): Omit<Condition, 'lastTransitionTime'> {
  return { type, status, reason, message: message.replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, '<uid>') };
}

/** Our webhook sets the time of a patch. The name of a Workload ends with a hash of its job's uid. */
function timeless({ time: _time, ...patch }: RuntimePatch): unknown {
  return unnamed(patch);
}

function unnamed(value: unknown): unknown {
  return JSON.parse(JSON.stringify(value).replaceAll(/(trainjob-kq-\w+)-[0-9a-f]{5}/g, '$1'));
}

if (recordings.missing !== undefined) {
  test.skip(`skipped: ${recordings.missing}`, () => undefined);
} else {
  underKueue(
    () => {
      beforeAll(async () => {
        await run(['label', 'node', node, 'type=kwok', '--overwrite']);
        const objects = [
          flavor({ type: 'kwok' }),
          clusterQueue('tq', 'gold', 4),
          localQueue('tq'),
          priorityClass('lowp', 10),
          priorityClass('highp', 100),
          runtime,
        ];
        for (const object of objects) await apply(object);
        await isActive('tq');
      });

      afterAll(async () => {
        await run(['uncordon', node]);
        await run(['label', 'node', node, 'type-']);
      });

      test.each(recording!.steps)('$step', async (recorded) => {
        const { name } = recorded.trainJob.metadata;
        const want = viewOf(recorded.trainJob, recorded.workload, recorded.jobSet);
        await actions[recorded.step]!(recorded);

        await soon(async () => {
          const now = viewOf(await trainJob(name), await workload(name), await jobSet(name));
          expect(unnamed(now)).toEqual(unnamed(want));
        });
      });
    },
    { versions: ['kueue-0.19'] },
  );
}
