// Every condition of a TrainJob, with its reasons and words. Suspended, Complete and Failed equal Kubeflow
// Trainer's; Created is from KEP-2170, with reasons for what Trainer shows in Events only.
import type { Condition } from '../../api/kinds.js';

type Words = Omit<Condition, 'lastTransitionTime'>;

export const suspended: Words = {
  type: 'Suspended',
  status: 'True',
  reason: 'Suspended',
  message: 'TrainJob is suspended',
};

export const resumed: Words = {
  type: 'Suspended',
  status: 'False',
  reason: 'Resumed',
  message: 'TrainJob is resumed',
};

export const deadlineExceeded: Words = {
  type: 'Failed',
  status: 'True',
  reason: 'DeadlineExceeded',
  message: 'TrainJob exceeded its active deadline',
};

export function runtimeNotSupported(kind: string): Words {
  return {
    type: 'Failed',
    status: 'True',
    reason: 'TrainingRuntimeNotSupported',
    message: `unsupported runtime: ${kind}`,
  };
}

/** The JobSet's own words, passed on. */
export function terminal(type: 'Complete' | 'Failed', of: Pick<Condition, 'reason' | 'message'>): Words {
  return { type, status: 'True', reason: of.reason, message: of.message };
}

export const created: Words = {
  type: 'Created',
  status: 'True',
  reason: 'JobsCreationSucceeded',
  message: 'JobSet is created',
};

/** Why nothing could be created; none of them is final. */
export type CreatedFault =
  'TrainingRuntimeNotFound' | 'SnapshotInvalid' | 'SnapshotLost' | 'JobsBuildFailed' | 'JobsCreationFailed';

/** `message` says what is wrong and what helps; metav1.Condition allows 32,768 bytes of it. */
export function notCreated(reason: CreatedFault, message: string): Words {
  const text = message.length > 8000 ? `${message.slice(0, 8000)} ...` : message;
  return { type: 'Created', status: 'False', reason, message: text };
}

export function terminating(message: string): Words {
  return { type: 'Terminating', status: 'True', reason: 'WaitingForChildren', message };
}

/** The conditions that a TrainJob never leaves. */
export const TERMINAL_TYPES = ['Complete', 'Failed'] as const;
