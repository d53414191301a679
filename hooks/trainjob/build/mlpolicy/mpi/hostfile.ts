// Which nodes there are, and how many processes each takes: a ConfigMap of one line a node, in the order of the
// replicated jobs, that the launcher mounts. Kubeflow KEP-2170, as built in Trainer v2.3.
import type { ConfigMap, Volume, VolumeMount } from '../../../../api/kinds.js';
import type { Issue } from '../../../../api/issue.js';
import { type Draft, type PodSet, endpointsOf, firstHostOf, replicasOf, withIssues } from '../../draft.js';

const FOLDER = '/etc/mpi';
const KEY = 'hostfile';
const VOLUME = 'mpi-hostfile';
/** All that the API server takes in a ConfigMap. */
const LONGEST = 1024 * 1024;

export const HOSTFILE = `${FOLDER}/${KEY}`;

export const hostfileMount: VolumeMount = { name: VOLUME, mountPath: FOLDER };

export function hostfileVolume(draft: Draft): Volume {
  return {
    name: VOLUME,
    configMap: { name: nameOf(draft), items: [{ key: KEY, path: KEY, mode: 0o444 }] },
  };
}

/** The draft with the ConfigMap for the Pods of these sets; `lineOf` writes one line of it, without its end. */
export function withHostfile(
  draft: Draft,
  podSets: readonly PodSet[],
  lineOf: (host: string) => string,
): Draft {
  // The first host of a set has the shortest name. A number of nodes may be anything: it is judged before lines are made.
  const shortest = sumOf(
    podSets,
    (podSet) => nodesIn(podSet) * (lineOf(firstHostOf(draft, podSet)).length + 1),
  );
  if (shortest > LONGEST) return withIssues(draft, tooLong(podSets));

  const hosts = podSets.flatMap((podSet) => endpointsOf(draft, podSet));
  const text = hosts.map((host) => `${lineOf(host)}\n`).join('');
  if (text.length > LONGEST) return withIssues(draft, tooLong(podSets));
  return { ...draft, others: [...draft.others, configMap(draft, text)] };
}

function nodesIn(podSet: PodSet): number {
  return podSet.count * replicasOf(podSet);
}

function sumOf(podSets: readonly PodSet[], value: (podSet: PodSet) => number): number {
  return podSets.reduce((sum, podSet) => sum + value(podSet), 0);
}

function configMap(draft: Draft, text: string): ConfigMap {
  const { namespace } = draft.trainJob.metadata;
  return {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: nameOf(draft), ...(namespace === undefined ? {} : { namespace }) },
    data: { [KEY]: text },
  };
}

function nameOf({ trainJob }: Draft): string {
  return `${trainJob.metadata.name}-mpi-hostfile`;
}

function tooLong(podSets: readonly PodSet[]): Issue {
  return {
    field: 'spec.trainer.numNodes',
    problem: `a hostfile of ${sumOf(podSets, nodesIn)} nodes is longer than the ${LONGEST} bytes that a ConfigMap holds`,
    remedy: 'ask for fewer nodes, or give the TrainJob a shorter name',
  };
}
