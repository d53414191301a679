// The object of a review. It can have any content, because the API server calls a mutating webhook before it has checked
// the object against its schema.
import type { AdmissionReview } from '../api/admission.js';
import type { AnyObject } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Admission, Change } from '../contract/admission.js';
import type { Kind } from '../contract/kind.js';
import { isObject } from '../kube/json.js';
import { admissionReviewIssues } from './form.js';

export type Subject =
  | { readonly state: 'judged'; readonly row: Admission; readonly change: Change<AnyObject> }
  | { readonly state: 'malformed'; readonly issues: readonly Issue[] }
  /** Nothing to judge: a deletion, or an object that was malformed when it was stored. */
  | { readonly state: 'notJudged' };

/** The faults of a review itself: it is malformed, or of a kind that no row judges. */
export function reviewIssues(body: unknown, kinds: readonly Kind[]): readonly Issue[] {
  const issues = admissionReviewIssues(body);
  if (issues.length > 0) return issues;
  const { apiVersion, kind: reviewed, request } = body as AdmissionReview & Header;
  const { operation, object, oldObject } = request;
  if (apiVersion !== 'admission.k8s.io/v1' || reviewed !== 'AdmissionReview')
    return [invalidReview('kind', 'is not AdmissionReview of admission.k8s.io/v1')];
  if (rowOf(request, kinds) === undefined) {
    const remedy = 'remove it from the rules of the webhook configuration';
    return [{ field: 'request.kind', problem: 'is not a kind of metatrain', remedy }];
  }
  if (!['CREATE', 'UPDATE', 'DELETE', 'CONNECT'].includes(operation))
    return [invalidReview('request.operation', 'is not CREATE, UPDATE, DELETE or CONNECT')];
  const requiredFor = { object: ['CREATE', 'UPDATE'], oldObject: ['UPDATE'] };
  return Object.entries({ object, oldObject })
    .filter(
      ([name, value]) => value != null || requiredFor[name as keyof typeof requiredFor].includes(operation),
    )
    .filter(([, value]) => !hasMetadata(value))
    .map(([name]) => invalidReview(`request.${name}`, 'is not an object with metadata'));
}

function rowOf({ kind }: AdmissionReview['request'], kinds: readonly Kind[]): Admission | undefined {
  const isIt = ({ group, admission }: Kind): boolean =>
    group === kind.group && admission?.kinds.includes(kind.kind) === true;
  return kinds.find(isIt)?.admission;
}

interface Header {
  readonly apiVersion?: string;
  readonly kind?: string;
}

function invalidReview(field: string, problem: string): Issue {
  return { field, problem, remedy: 'send an AdmissionReview of admission.k8s.io/v1' };
}

export function subjectOf({ request }: AdmissionReview, kinds: readonly Kind[]): Subject {
  const { operation, subResource = '', object, oldObject } = request;
  const row = rowOf(request, kinds);
  const isWrite = operation === 'CREATE' || operation === 'UPDATE';
  if (row === undefined || !isWrite || subResource !== '' || !object) return { state: 'notJudged' };

  const now = read(object, row);
  const before = operation === 'UPDATE' && oldObject ? read(oldObject, row) : undefined;
  const faults = row.form(now);
  const known = before === undefined ? [] : row.form(before).map(idOf);
  const issues = faults.filter((fault) => !known.includes(idOf(fault)));
  if (issues.length > 0) return { state: 'malformed', issues };
  if (faults.length > 0) return { state: 'notJudged' };
  // An object that was malformed before is judged as if it were new.
  return { state: 'judged', row, change: { object: now, old: known.length > 0 ? undefined : before } };
}

/** An object with generateName has no name yet when it is mutated. */
function read(object: AnyObject, { completed = (whole) => whole }: Admission): AnyObject {
  const { name = '', ...others } = object.metadata as Partial<AnyObject['metadata']>;
  return completed({ ...object, metadata: { ...others, name } });
}

function hasMetadata(value: unknown): boolean {
  return isObject(value) && isObject(value['metadata']);
}

function idOf({ field, problem }: Issue): string {
  return `${field} ${problem}`;
}
