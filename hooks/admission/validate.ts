// The validating webhook of TrainJobs and runtimes: every fault at once, each with its field and what helps.
import type { AdmissionReview } from '../api/admission.js';
import type { At, Facts, Need } from '../api/hook.js';
import type { RouteResult } from '../api/route.js';
import {
  type Verdict,
  admissionNeeds,
  admissionNeedsMore,
  judgeRuntime,
  judgeTrainJob,
} from '../trainjob/index.js';
import { admitted, refused, unknown } from './answer.js';
import { type Subject, subjectOf } from './subject.js';

export function validate(review: AdmissionReview, { facts }: Pick<At, 'facts'>): RouteResult {
  const { request } = review;
  const verdict = verdictOf(review, facts);
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
export function verdictOf(review: AdmissionReview, facts: Facts): Verdict {
  return verdictOn(subjectOf(review), facts);
}

export function needs(review: AdmissionReview): readonly Need[] {
  const subject = subjectOf(review);
  return subject.state === 'trainJob' ? admissionNeeds(subject.change) : [];
}

export function needsMore(review: AdmissionReview, facts: Facts): readonly Need[] {
  const subject = subjectOf(review);
  return subject.state === 'trainJob' ? admissionNeedsMore(subject.change, facts) : [];
}

function verdictOn(subject: Subject, facts: Facts): Verdict {
  switch (subject.state) {
    case 'trainJob':
      return judgeTrainJob(subject.change, facts);
    case 'runtime':
      return judgeRuntime(subject.change);
    case 'malformed':
      return { state: 'refused', issues: subject.issues, warnings: [] };
    case 'passed':
      return { state: 'admitted', warnings: [] };
  }
}
