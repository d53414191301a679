// A recorded run of Kubeflow Trainer v2.3.0 on a real API server, step by step, and the same steps with our hooks:
// the same conditions with reasons and messages, counts, JobSet and State column. Intended differences are named.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { JobSet } from '../../../hooks/api/kinds.js';
import type { TrainJob } from '../../../hooks/trainjob/api/types.js';
import { conformanceData } from '../../support/conformance.js';
import { adminKubectl } from '../cluster.js';
import { deleteJobsAndRuntimes, installedBefore, underEachHost } from '../underhosts.js';
import { soon } from '../waitfor.js';
import { apply, deleteJobSet, isGone, jobSet, patchTrainJob, snapshot, trainJob } from './jobs.js';

interface Recorded {
  readonly step: string;
  readonly trainJob: TrainJob;
  readonly jobSet: (JobSet & AnyObject) | null;
  readonly snapshot: AnyObject | null;
  /** What `kubectl get trainjob` printed. */
  readonly table: string;
}

interface Recording {
  readonly runtime: AnyObject;
  readonly steps: readonly Recorded[];
}

const { files, missing } = conformanceData<Recording>('lifecycle');
const data = files.find(({ name }) => name === 'trainer-v2.3')?.data;
const run = adminKubectl();
const node = 'node-0';

/** What happens before each step. */
const actions: Readonly<Record<string, (name: string, recorded: Recorded) => Promise<unknown>>> = {
  // The recording has Pods without a node at this step.
  'created and started': async (_, recorded) => {
    await run(['cordon', node]);
    await applyJob(recorded);
  },
  complete: () => run(['uncordon', node]),
  'started, pods pending': (_, recorded) => applyJob(recorded),
  suspended: (name) => patchTrainJob(name, { spec: { suspend: true } }),
  'runtime edited while suspended': () => applyRuntime('registry.local/train:2'),
  resumed: (name) => patchTrainJob(name, { spec: { suspend: false } }),
  'created suspended': (_, recorded) => applyJob(recorded),
  'before the deadline': (_, recorded) => applyJob(recorded),
  'after the deadline': () => Promise.resolve(),
  'runtime missing': (_, recorded) => applyJob(recorded),
  'JobSet of the complete job deleted': (name) => deleteJobSet(name),
};

async function applyJob({ trainJob: { apiVersion, kind, metadata, spec } }: Recorded): Promise<void> {
  await apply({ apiVersion, kind, metadata: { name: metadata.name, namespace: 'default' }, spec });
}

async function applyRuntime(image: string): Promise<void> {
  const text = JSON.stringify(data!.runtime).replaceAll('registry.local/train:1', image);
  await apply(JSON.parse(text) as AnyObject);
}

interface View {
  readonly conditions: readonly object[];
  readonly jobsStatus: unknown;
  readonly state: string;
  readonly jobSet: unknown;
  readonly hasSnapshot: boolean;
}

function viewOf(job: TrainJob, ofJobSet: AnyObject | null, hasSnapshot: boolean, state: string): View {
  const { conditions = [], jobsStatus } = job.status ?? {};
  return {
    conditions: conditions.map(({ type, status, reason, message }) => ({ type, status, reason, message })),
    jobsStatus,
    state,
    jobSet: ofJobSet && { generation: ofJobSet.metadata.generation, spec: ofJobSet['spec'] },
    hasSnapshot,
  };
}

function recordedView({ trainJob: job, jobSet: made, snapshot: kept, table }: Recorded): View {
  const [header = '', row = ''] = table.split('\n');
  return viewOf(job, made, kept !== null, column(header, row, 'STATE'));
}

async function currentView(name: string): Promise<View> {
  const [header = '', row = ''] = (await run(['get', 'trainjob', name])).split('\n');
  const made = (await isGone(() => jobSet(name))) ? null : await jobSet(name);
  return viewOf(
    await trainJob(name),
    made,
    !(await isGone(() => snapshot(name))),
    column(header, row, 'STATE'),
  );
}

function column(header: string, row: string, title: string): string {
  const start = header.indexOf(title);
  return row.slice(start).split(/\s/)[0]!;
}

/** Intended differences from Trainer. */
function withDifferences(step: string, view: View): View {
  if (step !== 'runtime missing') return view;
  // D2: a job that cannot be built has a condition, not only an Event.
  const message = expect.stringContaining('not-there') as unknown;
  const created = { type: 'Created', status: 'False', reason: 'TrainingRuntimeNotFound', message };
  return { ...view, conditions: [created], state: 'Created' };
}

if (missing !== undefined) {
  test.skip(`skipped: ${missing}`, () => undefined);
} else {
  const { access } = installedBefore();
  const group = {
    title: 'as Trainer v2.3, under $host',
    access,
    prepare: () => applyRuntime('registry.local/train:1'),
    cleanUp: async () => {
      await run(['uncordon', node]);
      await deleteJobsAndRuntimes();
    },
  };

  underEachHost(group, () => {
    test.each(data!.steps)('$step', async (recorded) => {
      const { name } = recorded.trainJob.metadata;
      const want = withDifferences(recorded.step, recordedView(recorded));
      await actions[recorded.step]!(name, recorded);

      await soon(async () => {
        expect(await currentView(name)).toEqual(want);
      });
    });
  });
}
