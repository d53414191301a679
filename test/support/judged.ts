// The verdict of admission on a TrainJob in a cluster that has its runtime and no conflicting objects.
import type { ObjectMeta } from '../../hooks/api/hook.js';
import { type Verdict } from '../../hooks/contract/verdict.js';
import { judgeTrainJob } from '../../hooks/trainjob/admit/judge.js';
import { admissionNeedsMore } from '../../hooks/trainjob/admit/needs.js';
import type { TrainJobFacts } from '../../hooks/trainjob/api/facts.js';
import type { TrainJob, TrainJobSpec, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { aTrainJob, deepFrozen } from './objects.js';
import { runtimeOf } from './runtimes.js';

export interface Case {
  readonly spec?: Partial<TrainJobSpec>;
  readonly metadata?: Partial<ObjectMeta>;
  readonly runtime?: TrainingRuntime;
  /** The stored TrainJob, if this is an update. */
  readonly old?: TrainJob;
  /** Further facts, or facts that replace the default ones. */
  readonly facts?: TrainJobFacts;
}

export function judged({ spec = {}, metadata = {}, runtime = runtimeOf(), old, facts = {} }: Case): Verdict {
  const change = deepFrozen({ trainJob: aTrainJob({ spec, metadata }), old });
  const live: TrainJobFacts = {
    runtime: { ...runtime },
    ...(old === undefined ? {} : { snapshot: null, jobSet: null }),
  };
  const first: TrainJobFacts = { ...live, ...facts };
  const existing = admissionNeedsMore(change, first).flatMap((need) =>
    need.verb === 'exists' ? need.objects.map((name) => ({ for: name, found: null })) : [],
  );
  return judgeTrainJob(change, deepFrozen({ existing, ...first }));
}

/** `field: problem; remedy` of each fault; none if it is admitted. */
export function faultsOf(of: Case): readonly string[] {
  const verdict = judged(of);
  switch (verdict.state) {
    case 'admitted':
      return [];
    case 'refused':
      return verdict.issues.map(({ field, problem, remedy }) => `${field}: ${problem}; ${remedy}`);
    case 'unknown':
      throw new Error(verdict.problem);
  }
}

export function warningsOf(of: Case): readonly string[] {
  const verdict = judged(of);
  return verdict.state === 'unknown' ? [] : verdict.warnings;
}

/** A row of a table: a change of a plain job, and its faults. */
export interface Row extends Case {
  readonly name: string;
  readonly want: readonly string[];
}
