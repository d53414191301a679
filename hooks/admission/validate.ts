// The validating webhook of TrainJobs and runtimes: every fault at once, each with its field and what helps.
import type { AdmissionReview } from '../api/admission.js';
import type { At, Facts, Need } from '../api/hook.js';
import type { RouteResult } from '../api/route.js';
import { type Settings, defaultSettings } from '../api/settings.js';
import {
  type Verdict,
  admissionNeeds,
  admissionNeedsMore,
  judgeOpaque,
  judgeRuntime,
  judgeTrainJob,
  opaqueOf,
  runtimeNeeds,
} from '../trainjob/index.js';
import { admitted, refused, unknown } from './answer.js';
import { type Subject, subjectOf } from './subject.js';

type Known = Pick<Settings, 'opaqueRuntimes' | 'progress' | 'queuedRuntimes'>;

export function validate(
  review: AdmissionReview,
  { facts }: Pick<At, 'facts'>,
  known: Known = defaultSettings,
): RouteResult {
  const { request } = review;
  const verdict = verdictOf(review, facts, known);
  switch (verdict.state) {
    case 'admitted':
      return admitted(request, verdict.warnings);
    case 'refused':
      return refused(request, verdict.issues, verdict.warnings);
    case 'unknown':
      return unknown(request, verdict.problem);
  }
}

/** The same before it is put into the words of an answer. */
export function verdictOf(review: AdmissionReview, facts: Facts, known: Known = defaultSettings): Verdict {
  return verdictOn(judgedOf(review, known), facts, known);
}

export function needs(review: AdmissionReview, known: Known = defaultSettings): readonly Need[] {
  const subject = judgedOf(review, known);
  if (subject.state === 'runtime') return runtimeNeeds(subject.change, known);
  return subject.state === 'trainJob' ? admissionNeeds(subject.change) : [];
}

export function needsMore(
  review: AdmissionReview,
  facts: Facts,
  known: Known = defaultSettings,
): readonly Need[] {
  const subject = judgedOf(review, known);
  return subject.state === 'trainJob' ? admissionNeedsMore(subject.change, facts, known.progress) : [];
}

/** A job on a runtime that is known by its registration alone is judged without that runtime (Kubeflow KEP-2170). */
function judgedOf(review: AdmissionReview, known: Known): Subject {
  const subject = subjectOf(review);
  const isOpaque = subject.state === 'trainJob' && opaqueOf(subject.change.trainJob, known) !== undefined;
  return isOpaque ? { state: 'opaque', change: subject.change } : subject;
}

function verdictOn(subject: Subject, facts: Facts, known: Known): Verdict {
  switch (subject.state) {
    case 'trainJob':
      return judgeTrainJob(subject.change, facts);
    case 'opaque':
      return judgeOpaque(subject.change);
    case 'runtime':
      return judgeRuntime(subject.change, facts, known);
    case 'malformed':
      return { state: 'refused', issues: subject.issues, warnings: [] };
    case 'passed':
      return { state: 'admitted', warnings: [] };
  }
}
