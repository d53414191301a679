// The contract of a check: one rule about what a user wrote. It returns faults; the caller reports them.
import type { Issue } from '../../api/issue.js';
import type { JobSet } from '../../api/kinds.js';
import type { Looked } from '../../facts/need.js';
import type { JobSetTemplate, TrainJob, TrainingRuntime } from '../api/types.js';
import type { Build } from './built.js';

export type Check<S> = (subject: S) => readonly Issue[];

/** A check of a TrainJob, and who runs it. */
export interface ScheduledCheck {
  readonly check: Check<Subject>;
  readonly by: 'admission' | 'admission and sync';
}

/** Sentences about what is valid, but probably not intended. */
export type Warn<S> = (subject: S) => readonly string[];

/** A TrainJob and, on an update, what it was before. */
export interface Change {
  readonly trainJob: TrainJob;
  readonly old: TrainJob | undefined;
}

/** A TrainJob with the runtime that it is built from. */
export interface Subject extends Change {
  readonly runtime: TrainingRuntime;
  /** The runtime's template with the TrainJob's patches applied, if they are valid. */
  readonly template: JobSetTemplate;
  /** What it would become. */
  readonly built: Build;
  readonly found: Found;
}

/** What else is in the cluster. A member is absent if it could not be looked up. */
export interface Found {
  /** null if it does not exist. */
  readonly jobSet?: JobSet | null;
  readonly existing?: readonly Looked[];
}
