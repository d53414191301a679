// The validating webhook: reports all faults at once, each with its field and remedy.
import type { AdmissionReview } from '../api/admission.js';
import type { AdmissionSettings } from '../contract/admission.js';
import type { Kind } from '../contract/kind.js';
import type { RouteResult } from '../contract/route.js';
import type { Verdict } from '../contract/verdict.js';
import type { Facts, Need } from '../facts/need.js';
import { admitted, refused, unknown } from './answer.js';
import { subjectOf } from './subject.js';

export function validate(
  review: AdmissionReview,
  facts: Facts,
  kinds: readonly Kind[],
  settings: AdmissionSettings,
): RouteResult {
  const { request } = review;
  const verdict = verdictOf(review, facts, kinds, settings);
  switch (verdict.state) {
    case 'admitted':
      return admitted(request, verdict.warnings);
    case 'refused':
      return refused(request, verdict.issues, verdict.warnings);
    case 'unknown':
      return unknown(request, verdict.problem);
  }
}

/** The verdict before it becomes an answer. */
export function verdictOf(
  review: AdmissionReview,
  facts: Facts,
  kinds: readonly Kind[],
  settings: AdmissionSettings,
): Verdict {
  const subject = subjectOf(review, kinds);
  switch (subject.state) {
    case 'judged':
      return subject.row.judge(subject.change, facts, settings);
    case 'malformed':
      return { state: 'refused', issues: subject.issues, warnings: [] };
    case 'notJudged':
      return { state: 'admitted', warnings: [] };
  }
}

export function needs(
  review: AdmissionReview,
  kinds: readonly Kind[],
  settings: AdmissionSettings,
): readonly Need[] {
  const subject = subjectOf(review, kinds);
  return subject.state === 'judged' ? (subject.row.needs?.(subject.change, settings) ?? []) : [];
}

export function needsMore(
  review: AdmissionReview,
  facts: Facts,
  kinds: readonly Kind[],
  settings: AdmissionSettings,
): readonly Need[] {
  const subject = subjectOf(review, kinds);
  return subject.state === 'judged' ? (subject.row.needsMore?.(subject.change, facts, settings) ?? []) : [];
}
