// Every condition of a TrainJob, with its reasons and messages. Suspended, Complete and Failed are those of Kubeflow
// Trainer; Created is from KEP-2170, with reasons for what Trainer reports in Events only.
import type { Condition } from '../../api/kinds.js';
import type { ConditionUpdate } from '../../kube/conditions.js';

export const suspended: ConditionUpdate = {
  type: 'Suspended',
  status: 'True',
  reason: 'Suspended',
  message: 'TrainJob is suspended',
};

export const resumed: ConditionUpdate = {
  type: 'Suspended',
  status: 'False',
  reason: 'Resumed',
  message: 'TrainJob is resumed',
};

export const deadlineExceeded: ConditionUpdate = {
  type: 'Failed',
  status: 'True',
  reason: 'DeadlineExceeded',
  message: 'TrainJob exceeded its active deadline',
};

export function runtimeNotSupported(kind: string): ConditionUpdate {
  return {
    type: 'Failed',
    status: 'True',
    reason: 'TrainingRuntimeNotSupported',
    message: `unsupported runtime: ${kind}`,
  };
}

/** Reason and message are those of the JobSet. */
export function terminal(
  type: 'Complete' | 'Failed',
  of: Pick<Condition, 'reason' | 'message'>,
): ConditionUpdate {
  return { type, status: 'True', reason: of.reason, message: of.message };
}

export const created: ConditionUpdate = {
  type: 'Created',
  status: 'True',
  reason: 'JobsCreationSucceeded',
  message: 'JobSet is created',
};

/** Why nothing could be created. None of these is final. */
export type CreatedFault =
  'TrainingRuntimeNotFound' | 'SnapshotInvalid' | 'SnapshotLost' | 'JobsBuildFailed' | 'JobsCreationFailed';

/** `message` says what is wrong and how to fix it; metav1.Condition limits it to 32,768 characters. */
export function notCreated(reason: CreatedFault, message: string): ConditionUpdate {
  const text = message.length > 8000 ? `${message.slice(0, 8000)} ...` : message;
  return { type: 'Created', status: 'False', reason, message: text };
}

export function terminating(message: string): ConditionUpdate {
  return { type: 'Terminating', status: 'True', reason: 'WaitingForChildren', message };
}

/** The terminal conditions: a TrainJob never leaves them. */
export const TERMINAL_TYPES = ['Complete', 'Failed'] as const;
