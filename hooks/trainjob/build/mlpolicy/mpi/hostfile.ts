// The nodes, and how many processes each of them runs: a ConfigMap with one line per node, in the order of the replicated
// jobs, which the launcher mounts. Kubeflow KEP-2170, as built in Trainer v2.3.
import type { Issue } from '../../../../api/issue.js';
import type { Volume, VolumeMount } from '../../../../api/kinds.js';
import { type Child, type Content, nameOfChild } from '../../child.js';
import { type Draft, type PodSet, endpointsOf, firstHostOf, replicasOf } from '../../draft.js';
import type { Enforced } from '../policy.js';
import { implementationOf } from './implementation/index.js';
import { computes } from './nodes.js';
import { slotsOf } from './slots.js';

const FOLDER = '/etc/mpi';
const KEY = 'hostfile';
const VOLUME = 'mpi-hostfile';
/** The API server's limit for a ConfigMap. */
const LONGEST = 1024 * 1024;

export const HOSTFILE = `${FOLDER}/${KEY}`;

export const hostfileMount: VolumeMount = { name: VOLUME, mountPath: FOLDER };

export function hostfileVolume(draft: Draft): Volume {
  return {
    name: VOLUME,
    configMap: { name: nameOfChild(hostfile, draft.trainJob), items: [{ key: KEY, path: KEY, mode: 0o444 }] },
  };
}

export const hostfile: Child<Enforced<'mpi'>> = {
  apiVersion: 'v1',
  kind: 'ConfigMap',
  suffix: '-mpi-hostfile',
  build({ draft, policy }) {
    const { hostLine } = implementationOf(policy);
    const slots = slotsOf(draft, policy).perNode;
    const computing = draft.podSets.filter((podSet) => computes(podSet, policy));
    return contentOf(draft, computing, (host) => hostLine(host, slots));
  },
};

/** `lineOf` returns the line of one host, without its end. */
function contentOf(draft: Draft, podSets: readonly PodSet[], lineOf: (host: string) => string): Content {
  // The first host of a set has the shortest name. There may be any number of nodes, so the length is estimated before
  // the lines are written.
  const shortest = sumOf(
    podSets,
    (podSet) => nodesIn(podSet) * (lineOf(firstHostOf(draft, podSet)).length + 1),
  );
  if (shortest > LONGEST) return { state: 'refused', issues: [tooLong(podSets)] };

  const hosts = podSets.flatMap((podSet) => endpointsOf(draft, podSet));
  const text = hosts.map((host) => `${lineOf(host)}\n`).join('');
  if (text.length > LONGEST) return { state: 'refused', issues: [tooLong(podSets)] };
  return { state: 'built', members: { data: { [KEY]: text } } };
}

function nodesIn(podSet: PodSet): number {
  return podSet.count * replicasOf(podSet);
}

function sumOf(podSets: readonly PodSet[], value: (podSet: PodSet) => number): number {
  return podSets.reduce((sum, podSet) => sum + value(podSet), 0);
}

function tooLong(podSets: readonly PodSet[]): Issue {
  return {
    field: 'spec.trainer.numNodes',
    problem: `a hostfile of ${sumOf(podSets, nodesIn)} nodes is longer than the ${LONGEST} bytes that a ConfigMap holds`,
    remedy: 'request fewer nodes, or give the TrainJob a shorter name',
  };
}
