// The events of a TrainJob: what its user asks for, its progress, and its conditions.
import { dequal as equal } from 'dequal/lite';
import type { Condition } from '../../api/kinds.js';
import { type Describe, type EventText, type Mood, event } from '../../contract/timeline.js';
import { conditionOf } from '../../kube/conditions.js';
import type { TrainJob, TrainJobSpec, TrainerStatus } from '../api/types.js';

export const describeTrainJob: Describe<TrainJob> = (before, after) => {
  if (after === undefined) return [event('gone', 'quiet')];
  const isGoing = after.metadata.deletionTimestamp !== undefined;
  const wasGoing = before?.metadata.deletionTimestamp !== undefined;
  return [
    ...(before === undefined ? [event(created(after.spec))] : specChanges(before.spec, after.spec)),
    ...(isGoing && !wasGoing ? [event('is to be deleted', 'waiting')] : []),
    ...progressChange(before?.status?.trainerStatus, after.status?.trainerStatus),
    ...conditionChanges(before?.status?.conditions, after.status?.conditions),
  ];
};

function created({ runtimeRef, trainer, suspend, activeDeadlineSeconds }: TrainJobSpec): string {
  const nodes = trainer?.numNodes;
  const size = nodes === undefined ? '' : `${nodes} ${nodes === 1 ? 'node' : 'nodes'} `;
  const limit = activeDeadlineSeconds === undefined ? '' : `, for at most ${activeDeadlineSeconds} s`;
  return `created${suspend === true ? ' suspended' : ''}: ${size}on ${runtimeRef.name}${limit}`;
}

// `spec.suspend` is left out, because the condition Suspended shows its effect.
function specChanges(before: TrainJobSpec, after: TrainJobSpec): readonly EventText[] {
  const names = Object.keys({ ...before, ...after }) as (keyof TrainJobSpec)[];
  const changed = names.filter((name) => name !== 'suspend' && !equal(before[name], after[name]));
  return changed.length === 0 ? [] : [event(`changed: ${changed.join(', ')}`)];
}

function progressChange(
  before: TrainerStatus | undefined,
  after: TrainerStatus | undefined,
): readonly EventText[] {
  const percent = after?.progressPercentage;
  return percent === undefined || percent === before?.progressPercentage
    ? []
    : [event(`progress: ${percent} %`)];
}

const moods: Readonly<Record<string, Mood>> = { Complete: 'good', Failed: 'bad', Suspended: 'waiting' };

function conditionChanges(
  before: readonly Condition[] = [],
  after: readonly Condition[] = [],
): readonly EventText[] {
  const news = after.filter((condition) => {
    const old = conditionOf(before, condition.type);
    return old?.status !== condition.status || old.reason !== condition.reason;
  });
  const gone = before.filter(({ type }) => conditionOf(after, type) === undefined);
  return [
    ...gone.map(({ type, reason }) => event(`no longer ${type}: ${reason}`)),
    ...news.map((condition) => event(textOf(condition), moodOf(condition))),
  ];
}

// `Suspended`, or `not Suspended`; then why.
function textOf({ type, status, reason, message }: Condition): string {
  return `${status === 'True' ? '' : 'not '}${type} (${reason}): ${message}`;
}

function moodOf({ type, status }: Condition): Mood {
  if (status === 'True') return moods[type] ?? 'plain';
  return type === 'Created' ? 'bad' : 'plain';
}
