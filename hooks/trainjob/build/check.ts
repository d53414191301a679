// The contract of a check: one rule about what a user wrote. It finds faults, and words them; who is told, and how, is
// not its business.
import type { Looked } from '../../facts/need.js';
import type { JobSet } from '../../api/kinds.js';
import type { JobSetTemplate, TrainJob, TrainingRuntime } from '../api/types.js';
import type { Issue } from '../../api/issue.js';
import type { Build } from './built.js';

export type Check<S> = (subject: S) => readonly Issue[];

/** A check of a TrainJob, and who runs it. */
export interface ScheduledCheck {
  readonly check: Check<Subject>;
  readonly by: 'admission' | 'admission and sync';
}

/** What is not wrong, and seldom meant: a sentence each. */
export type Warn<S> = (subject: S) => readonly string[];

/** A TrainJob and what it was before, where it changes. */
export interface Change {
  readonly trainJob: TrainJob;
  readonly old: TrainJob | undefined;
}

/** A TrainJob with the runtime that it is built from. */
export interface Subject extends Change {
  readonly runtime: TrainingRuntime;
  /** The runtime's template with the TrainJob's patches on it, as far as they fit. */
  readonly template: JobSetTemplate;
  /** What it would become. */
  readonly built: Build;
  readonly found: Found;
}

/** What is in the cluster beside the runtime. A member is absent when nobody could look. */
export interface Found {
  /** null: there is none. */
  readonly jobSet?: JobSet | null;
  readonly existing?: readonly Looked[];
}
