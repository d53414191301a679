// The Pods of a JobSet as one row: how many are in each phase.
import type { KubeObject } from '../../hooks/api/hook.js';
import { type Describe, event } from '../../hooks/contract/timeline.js';
import { type Pod, labels } from '../actors/workloads.js';

/** Has the name of the JobSet. */
export interface PodsOfJobSet extends KubeObject {
  /** `running 2/2`. */
  readonly summary: string;
  /** Whether all Pods are pending. */
  readonly pending: boolean;
}

const phases = ['Running', 'Pending', 'Succeeded', 'Failed'] as const;

export function podsByJobSet(all: readonly Pod[]): readonly PodsOfJobSet[] {
  const groups = new Map<string, Pod[]>();
  for (const pod of all) {
    const { namespace = '', labels: own } = pod.metadata;
    const jobSet = own?.[labels.jobSetName];
    if (jobSet === undefined) continue;
    const key = `${namespace}/${jobSet}`;
    groups.set(key, [...(groups.get(key) ?? []), pod]);
  }
  return [...groups].map(([key, pods]) => {
    const [namespace = '', name = ''] = key.split('/');
    const pending = pods.every((pod) => phaseOf(pod) === 'Pending');
    return {
      apiVersion: 'v1',
      kind: 'Pods',
      metadata: { namespace, name },
      summary: summaryOf(pods),
      pending,
    };
  });
}

const phaseOf = ({ status }: Pod): string => status?.phase ?? 'Pending';

function summaryOf(pods: readonly Pod[]): string {
  return phases
    .map((phase) => ({
      word: phase.toLowerCase(),
      count: pods.filter((pod) => phaseOf(pod) === phase).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${word} ${count}/${pods.length}`)
    .join(', ');
}

export const describePods: Describe<PodsOfJobSet> = (before, after) => {
  if (after === undefined) return [event('gone', 'quiet')];
  // Pods that were just created are not shown yet.
  if (before === undefined && after.pending) return [];
  return before?.summary === after.summary ? [] : [event(after.summary, 'quiet')];
};
