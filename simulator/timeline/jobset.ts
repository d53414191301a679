// The events of a JobSet: its creation, changes while it is suspended, and its end.
import { dequal as equal } from 'dequal/lite';
import type { Condition, JobSet, JobSetSpec, ReplicatedJob } from '../../hooks/api/kinds.js';
import { type Describe, type EventText, event } from '../../hooks/contract/timeline.js';
import { conditionOf } from '../../hooks/kube/conditions.js';

export const describeJobSet: Describe<JobSet> = (before, after) => {
  if (after === undefined) return [event('gone', 'quiet')];
  return [
    ...(before === undefined ? [event(created(after.spec))] : specChanges(before.spec, after.spec)),
    ...endOf(before, after),
  ];
};

function created({ replicatedJobs = [], suspend }: JobSetSpec): string {
  return `created${suspend === true ? ' suspended' : ''}: ${replicatedJobs.map(sizeOf).join(', ')}`;
}

function sizeOf({ name, replicas = 1, template }: ReplicatedJob): string {
  const count = replicas * (template.spec?.completions ?? template.spec?.parallelism ?? 1);
  return `${name}, ${count} ${count === 1 ? 'pod' : 'pods'}`;
}

function specChanges(before: JobSetSpec, after: JobSetSpec): readonly EventText[] {
  const isSuspended = after.suspend === true;
  const isToggled = (before.suspend === true) !== isSuspended;
  const isChanged = !equal({ ...before, suspend: false }, { ...after, suspend: false });
  return [
    ...(isChanged ? [event('changed while suspended')] : []),
    ...(isToggled ? [event(isSuspended ? 'suspended' : 'resumed', isSuspended ? 'waiting' : 'plain')] : []),
  ];
}

function endOf(before: JobSet | undefined, { status }: JobSet): readonly EventText[] {
  const ends = ['Completed', 'Failed', 'RestartingJobSet'] as const;
  return ends.flatMap((type) => {
    const old = conditionOf(before?.status?.conditions, type);
    const now = conditionOf(status?.conditions, type);
    if (now?.status !== 'True' || old?.status === 'True') return [];
    return [event(textOf(now), type === 'Completed' ? 'good' : 'bad')];
  });
}

const textOf = ({ type, reason, message }: Condition): string => `${type} (${reason}): ${message}`;
