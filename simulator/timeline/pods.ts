// The Pods of a JobSet as one: how many do what.
import type { KubeObject } from '../../hooks/api/hook.js';
import { type Pod, labels } from '../actors/workloads.js';
import { type Teller, told } from './teller.js';

/** Named after their JobSet. */
export interface PodsOfJobSet extends KubeObject {
  /** `running 2/2`. */
  readonly summary: string;
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
    return { apiVersion: 'v1', kind: 'Pods', metadata: { namespace, name }, summary: summaryOf(pods) };
  });
}

function summaryOf(pods: readonly Pod[]): string {
  return phases
    .map((phase) => ({
      word: phase.toLowerCase(),
      count: pods.filter(({ status }) => (status?.phase ?? 'Pending') === phase).length,
    }))
    .filter(({ count }) => count > 0)
    .map(({ word, count }) => `${word} ${count}/${pods.length}`)
    .join(', ');
}

export const tellPods: Teller<PodsOfJobSet> = (before, after) => {
  if (after === undefined) return [told('gone', 'quiet')];
  return before?.summary === after.summary ? [] : [told(after.summary, 'quiet')];
};
