// Which Pods are scheduled together. Unlike in Kubeflow KEP-2170, a gang is the wave of jobs that starts with the first
// job that computes: Pods of earlier waves (initializers) would wait for Pods that do not exist yet.
import type { ReplicatedJob } from '../../../api/kinds.js';
import { podTemplateOf } from '../../../jobset/template.js';
import { type Amounts, podRequestsOf, sumOf } from '../../../kube/podrequests.js';
import { formatQuantity, multiplyQuantity } from '../../../kube/quantities.js';
import { type Draft, type PodSet, TRAINER_CONTAINER, isTrainer, replicasOf } from '../draft.js';

export interface Gang {
  /** Names of the replicated jobs whose Pods are in the gang. */
  readonly jobs: ReadonlySet<string>;
  /** Pods that must exist before any of them is scheduled. */
  readonly minMember: number;
  /** The requests of all Pods in the gang, including those that start when the first ones are ready. */
  readonly minResources: Readonly<Record<string, string>>;
}

/** Undefined if the job has no Pods. */
export function gangOf(draft: Draft): Gang | undefined {
  const podSets = draft.podSets.filter((podSet) => podsOf(podSet) > 0);
  const waves = wavesOf(draft, podSets);
  const computing = podSets.filter((podSet) => computes(podSet));
  const [wave] = (computing.length > 0 ? computing : podSets)
    .map(({ name }) => waves.get(name) ?? 1)
    .sort((a, b) => a - b);
  if (wave === undefined) return undefined;

  const first = podSets.filter(({ name }) => waves.get(name) === wave);
  // In order, each job starts when the one before is ready: all later ones join the gang.
  const all = isInOrder(draft)
    ? podSets.filter(({ name }) => (waves.get(name) ?? 1) >= wave)
    : withJoining(first, podSets);
  return {
    jobs: new Set(all.map(({ name }) => name)),
    minMember: first.reduce((sum, podSet) => sum + podsOf(podSet), 0),
    minResources: written(sumOf(all.map(requestsOfAll))),
  };
}

function podsOf(podSet: PodSet): number {
  return podSet.count * replicasOf(podSet);
}

/** The trainer step, and the job whose Pods MPI's launcher connects to. */
function computes(podSet: PodSet): boolean {
  return isTrainer(podSet) || podSet.name === TRAINER_CONTAINER;
}

/** The wave in which each job starts: one after the last wave that it waits for. */
function wavesOf(draft: Draft, podSets: readonly PodSet[]): ReadonlyMap<string, number> {
  const waves = new Map<string, number>();
  podSets.forEach(({ name, job }, place) => {
    const before = isInOrder(draft) ? podSets.slice(0, place).map((podSet) => podSet.name) : namesOf(job);
    waves.set(name, 1 + Math.max(0, ...before.map((other) => waves.get(other) ?? 0)));
  });
  return waves;
}

function isInOrder({ template }: Draft): boolean {
  return template.spec?.startupPolicy?.startupPolicyOrder === 'InOrder';
}

function namesOf({ dependsOn = [] }: ReplicatedJob): readonly string[] {
  return dependsOn.map(({ name }) => name);
}

/** Jobs that wait until these are ready run alongside them; jobs that wait for their completion do not. */
function withJoining(first: readonly PodSet[], podSets: readonly PodSet[]): readonly PodSet[] {
  const names = new Set(first.map(({ name }) => name));
  for (const { name, job } of podSets) {
    const joins = job.dependsOn?.some((other) => other.status === 'Ready' && names.has(other.name));
    if (joins === true) names.add(name);
  }
  return podSets.filter(({ name }) => names.has(name));
}

function requestsOfAll(podSet: PodSet): Amounts {
  const { spec } = podTemplateOf(podSet.job);
  if (spec === undefined) return new Map();
  const pods = podsOf(podSet);
  return new Map([...podRequestsOf(spec)].map(([name, amount]) => [name, multiplyQuantity(amount, pods)]));
}

function written(amounts: Amounts): Readonly<Record<string, string>> {
  return Object.fromEntries([...amounts].map(([name, amount]) => [name, formatQuantity(amount)]));
}
