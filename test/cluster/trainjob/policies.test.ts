// ML and PodGroup policies on a real API server with the real JobSet controller, under each host: an MPI job and a
// torchtune job of the catalogue, and gangs for both gang schedulers, of which only the CRDs exist.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Container, JobSet, PodSpec } from '../../../hooks/api/kinds.js';
import { COSCHEDULING_POD_GROUP, VOLCANO_GROUP } from '../../../hooks/trainjob/api/labels.js';
import type { PodGroupPolicy } from '../../../hooks/trainjob/api/types.js';
import { podGroupCrds } from '../../support/podgroups.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';
import { adminKubectl } from '../cluster.js';
import { type Happened, historyOf } from '../history.js';
import { established } from '../trace/stage.js';
import { installedBefore, underEachHost } from '../underhosts.js';
import { waitFor } from '../waitfor.js';
import { applyExample, applyFromCatalogue } from './catalogue.js';
import {
  HOLD,
  apply,
  applyTrainJob,
  hasCondition,
  isGone,
  jobSet,
  patchTrainJob,
  pods,
  release,
  running,
  store,
  trainJob,
} from './jobs.js';

const run = adminKubectl();

beforeAll(async () => {
  for (const crd of podGroupCrds) {
    await run(['apply', '--server-side', '-f', '-'], JSON.stringify(crd));
    await established(store, crd);
  }
});

const { access } = installedBefore('podgroup-both');

// After the product is uninstalled: Jest runs the hooks of a file in their order.
afterAll(() => run(['delete', 'crd', ...podGroupCrds.map(({ metadata }) => metadata.name)]));

interface Scheduler {
  readonly scheduler: keyof PodGroupPolicy;
  readonly apiVersion: string;
  readonly policy: PodGroupPolicy;
  /** The fields of its PodGroup. */
  readonly own: object;
  /** What marks the pods of the gang `name`. */
  readonly mark: (name: string) => object;
}

const schedulers: readonly Scheduler[] = [
  {
    scheduler: 'coscheduling',
    apiVersion: 'scheduling.x-k8s.io/v1alpha1',
    policy: { coscheduling: { scheduleTimeoutSeconds: 120 } },
    own: { scheduleTimeoutSeconds: 120 },
    mark: (name) => ({ labels: { [COSCHEDULING_POD_GROUP]: name } }),
  },
  {
    scheduler: 'volcano',
    apiVersion: 'scheduling.volcano.sh/v1beta1',
    policy: { volcano: { networkTopology: { mode: 'soft', highestTierAllowed: 2 } } },
    own: { networkTopology: { mode: 'soft', highestTierAllowed: 2 } },
    mark: (name) => ({ annotations: { [VOLCANO_GROUP]: name } }),
  },
];

underEachHost({ access }, () => {
  test('an MPI job pauses with its key, and is complete with its launcher, while sshd still runs', async () => {
    await applyFromCatalogue('deepspeed-distributed');
    const name = await whilePodsFindNoNode(async () => {
      const applied = await applyExample('deepspeed-distributed');
      const look = () => jobSet(applied);
      await waitFor(`the nodes of ${applied} are started`, look, counts('node', { active: 1 }));
      expect(await pods(applied, 'node')).toHaveLength(2);
      expect(await pods(applied, 'launcher')).toEqual([]);
      return applied;
    });
    await running(name, 3);

    const key = await get('v1', 'Secret', `${name}-mpi-ssh-auth`);
    expect(key).toMatchObject({ type: 'kubernetes.io/ssh-auth', immutable: true });
    expect(key.metadata.ownerReferences).toMatchObject([{ kind: 'TrainJob', name, controller: true }]);
    const { data } = (await get('v1', 'ConfigMap', `${name}-mpi-hostfile`)) as Data;
    const hostNames = [`${name}-node-0-0`, `${name}-node-0-1`, `${name}-launcher-0-0`];
    expect(data).toEqual({ hostfile: hostNames.map((one) => `${one}.${name} slots=2\n`).join('') });
    for (const pod of await pods(name)) expect(secretsOf(pod)).toEqual([key.metadata.name]);

    await patchTrainJob(name, { spec: { suspend: true } });
    await noneIsLeft(name);
    await hasCondition(name, 'Suspended');
    await patchTrainJob(name, { spec: { suspend: false } });
    await running(name, 3);
    await hasCondition(name, 'Suspended', 'False');
    expect((await get('v1', 'Secret', key.metadata.name)).metadata).toEqual(key.metadata);

    await release(name, 'launcher');
    await hasCondition(name, 'Complete');
    expect((await trainJob(name)).status?.jobsStatus).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ name: 'launcher', succeeded: 1 }),
        expect.objectContaining({ name: 'node', succeeded: 0, failed: 0 }),
      ]),
    );
    await noneIsLeft(name, 'node');
  });

  test('a torchtune job starts after both initializers, with the recipe of its args', async () => {
    await applyFromCatalogue('torchtune-llama3.2-1b');
    const name = await applyExample('torchtune-llama3.2-1b');
    await running(name, 1, 'dataset-initializer');
    await running(name, 1, 'model-initializer');

    await release(name, 'dataset-initializer');
    const look = () => jobSet(name);
    await waitFor('the dataset is fetched', look, counts('dataset-initializer', { succeeded: 1 }));
    expect(await pods(name, 'node')).toEqual([]);
    await release(name, 'model-initializer');
    await running(name, 1, 'node');

    const [trainer] = await pods(name, 'node');
    expect(containerOf(trainer!).command).toEqual([
      'tune',
      'run',
      `--rdzv_endpoint=${name}-node-0-0.${name}:29500`,
      'lora_finetune_distributed',
      '--config',
      'llama3_2/1B_lora',
      'output_dir=/workspace/output',
      'tokenizer.path=/workspace/model/original/tokenizer.model',
      'checkpointer.checkpoint_dir=/workspace/model',
    ]);
    expect(containerOf(trainer!).args).toContain('model.lora_attn_modules=[q_proj,v_proj,output_proj]');
    await release(name, 'node');
    await hasCondition(name, 'Complete');
  });

  test.each(schedulers)(
    'a gang of $scheduler has a PodGroup exactly while it has pods',
    async ({ scheduler: name, apiVersion, policy, own, mark }) => {
      await applyGangRuntime(name, policy);
      const kinds = [jobSets, `/apis/${apiVersion}/namespaces/default/podgroups`];
      const history = await historyOf(run, name, kinds);
      const podGroup = () => get(apiVersion, 'PodGroup', name);

      await applyTrainJob(name, name);
      await running(name);
      const { metadata, ...group } = await podGroup();
      expect(metadata.ownerReferences).toMatchObject([{ kind: 'TrainJob', name, controller: true }]);
      expect(group['spec']).toMatchObject({ minMember: 2, minResources: { cpu: '3' }, ...own });
      for (const pod of await pods(name)) expect(pod.metadata).toMatchObject(mark(name));
      await patchTrainJob(name, { spec: { suspend: true } });
      await waitFor('the PodGroup is deleted', () => isGone(podGroup), Boolean);
      await noneIsLeft(name);
      await patchTrainJob(name, { spec: { suspend: false } });
      await running(name);
      await release(name);
      await hasCondition(name, 'Complete');
      await waitFor('the PodGroup is deleted', () => isGone(podGroup), Boolean);

      expect(chapters(await history())).toEqual([
        'PodGroup exists',
        'JobSet runs',
        'JobSet is suspended',
        'PodGroup is deleted',
        'PodGroup exists',
        'JobSet runs',
        'JobSet has ended',
        'PodGroup is deleted',
      ]);
    },
  );
});

async function whilePodsFindNoNode<T>(act: () => Promise<T>): Promise<T> {
  await run(['cordon', 'node-0']);
  try {
    return await act();
  } finally {
    await run(['uncordon', 'node-0']);
  }
}

const jobSets = '/apis/jobset.x-k8s.io/v1alpha2/namespaces/default/jobsets';

/** Two nodes on it request three CPUs. */
async function applyGangRuntime(name: string, podGroupPolicy: PodGroupPolicy): Promise<void> {
  const containers = [aContainer({ resources: { requests: { cpu: '1500m' } } })];
  const { template, ...step } = aJob({ containers });
  const pod = { ...template.spec!.template, metadata: { annotations: { [HOLD]: 'true' } } };
  const held = { ...step, template: { ...template, spec: { ...template.spec, template: pod } } };
  const policies = { mlPolicy: { numNodes: 1, torch: {} }, podGroupPolicy };
  await apply({ ...runtimeOf([held], policies), metadata: { name } });
}

type Data = AnyObject & { readonly data: Readonly<Record<string, string>> };

function get(apiVersion: string, kind: string, name: string): Promise<AnyObject> {
  return store.get({ apiVersion, kind, name, namespace: 'default' });
}

/** The events of the JobSet and its PodGroup. */
function chapters(events: readonly Happened[]): readonly string[] {
  const last = new Map<string, string>();
  return events.flatMap((event) => {
    const { kind } = event.object;
    const turn = `${kind} ${stateOf(event)}`;
    if (last.get(kind) === turn) return [];
    last.set(kind, turn);
    return [turn];
  });
}

function stateOf({ type, object }: Happened): string {
  if (type === 'DELETED') return 'is deleted';
  if (object.kind !== 'JobSet') return 'exists';
  const { spec, status } = object as unknown as JobSet;
  if (status?.terminalState !== undefined) return 'has ended';
  return spec.suspend === true ? 'is suspended' : 'runs';
}

/** Whether the JobSet's status has these numbers for a job. */
function counts(job: string, want: Readonly<Record<string, number>>): (seen: JobSet) => boolean {
  return ({ status }) => {
    const seen = status?.replicatedJobsStatus?.find(({ name }) => name === job);
    const numbers = seen as Readonly<Record<string, unknown>> | undefined;
    return Object.entries(want).every(([key, value]) => numbers?.[key] === value);
  };
}

async function noneIsLeft(name: string, job?: string): Promise<void> {
  const look = () => pods(name, job);
  await waitFor(`no pod of ${name} is left`, look, ({ length }) => length === 0, 60);
}

function containerOf(pod: AnyObject): Container {
  return (pod['spec'] as PodSpec).containers[0]!;
}

function secretsOf(pod: AnyObject): readonly string[] {
  const { volumes = [] } = pod['spec'] as PodSpec;
  return volumes.flatMap(({ secret }) => secret?.secretName ?? []);
}
