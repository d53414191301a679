// What a review is about. Objects come as anybody may have written them: a mutating webhook is asked before the API
// server has looked at their form.
import type { AdmissionReview } from '../api/admission.js';
import type { AnyObject } from '../api/hook.js';
import type { TrainJob, TrainingRuntime } from '../trainjob/api/types.js';
import type { Issue } from '../api/route.js';
import { admissionReviewIssues } from './form.js';
import { runtimeIssues, trainJobIssues } from '../trainjob/api/form.js';
import type { Change, RuntimeChange } from '../trainjob/index.js';

export type Subject =
  | { readonly state: 'trainJob'; readonly change: Change }
  /** A TrainJob whose runtime is of a registered kind. */
  | { readonly state: 'opaque'; readonly change: Change }
  | { readonly state: 'runtime'; readonly change: RuntimeChange }
  | { readonly state: 'malformed'; readonly issues: readonly Issue[] }
  /** Nothing that anybody has to judge: a deletion, or what was malformed when it was stored. */
  | { readonly state: 'passed' };

interface Row {
  readonly read: (object: AnyObject) => AnyObject;
  readonly form: (object: AnyObject) => readonly Issue[];
  readonly subject: (now: AnyObject, before: AnyObject | undefined) => Subject;
}

const trainJob: Row = {
  read: named,
  form: trainJobForm,
  subject: (now, before) => {
    const change = { trainJob: asTrainJob(now), old: before && asTrainJob(before) };
    return { state: 'trainJob', change };
  },
};

const runtime: Row = {
  read: (object) => ({ spec: {}, ...named(object) }),
  form: runtimeIssues,
  subject: (now, before) => {
    const change = { runtime: asRuntime(now), old: before && asRuntime(before) };
    return { state: 'runtime', change };
  },
};

const kinds: Readonly<Record<string, Row>> = {
  TrainJob: trainJob,
  TrainingRuntime: runtime,
  ClusterTrainingRuntime: runtime,
};

/** The faults of a review itself: it is malformed, or of a kind that is none of ours. */
export function reviewIssues(body: unknown): readonly Issue[] {
  const issues = admissionReviewIssues(body);
  if (issues.length > 0) return issues;
  const { apiVersion, kind: reviewed, request } = body as AdmissionReview & Header;
  const { kind, operation, object, oldObject } = request;
  if (apiVersion !== 'admission.k8s.io/v1' || reviewed !== 'AdmissionReview')
    return [noReview('kind', 'is not AdmissionReview of admission.k8s.io/v1')];
  if (kind.group !== 'trainer.kubeflow.org' || !Object.hasOwn(kinds, kind.kind)) {
    const remedy = 'take it out of the rules of the webhook configuration';
    return [{ field: 'request.kind', problem: 'is not a kind of metatrain', remedy }];
  }
  if (!['CREATE', 'UPDATE', 'DELETE', 'CONNECT'].includes(operation))
    return [noReview('request.operation', 'is not CREATE, UPDATE, DELETE or CONNECT')];
  const isWanted = { object: ['CREATE', 'UPDATE'], oldObject: ['UPDATE'] };
  return Object.entries({ object, oldObject })
    .filter(([name, value]) => value != null || isWanted[name as keyof typeof isWanted].includes(operation))
    .filter(([, value]) => !hasMetadata(value))
    .map(([name]) => noReview(`request.${name}`, 'is no object with metadata'));
}

interface Header {
  readonly apiVersion?: string;
  readonly kind?: string;
}

function noReview(field: string, problem: string): Issue {
  return { field, problem, remedy: 'send the review as admission.k8s.io/v1 has it' };
}

export function subjectOf({ request }: AdmissionReview): Subject {
  const { kind, operation, subResource = '', object, oldObject } = request;
  const row = Object.hasOwn(kinds, kind.kind) ? kinds[kind.kind] : undefined;
  const isWrite = operation === 'CREATE' || operation === 'UPDATE';
  if (row === undefined || !isWrite || subResource !== '' || !object) return { state: 'passed' };

  const now = row.read(object);
  const before = operation === 'UPDATE' && oldObject ? row.read(oldObject) : undefined;
  const faults = row.form(now);
  const known = before === undefined ? [] : row.form(before).map(wordsOf);
  const issues = faults.filter((fault) => !known.includes(wordsOf(fault)));
  if (issues.length > 0) return { state: 'malformed', issues };
  if (faults.length > 0) return { state: 'passed' };
  // What was malformed until now is looked at as if it were new.
  return row.subject(now, known.length > 0 ? undefined : before);
}

function hasMetadata(value: unknown): boolean {
  return isObject(value) && isObject(value['metadata']);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** An object that asks for a generated name has none yet when it is mutated. */
function named(object: AnyObject): AnyObject {
  const { name = '', ...others } = object.metadata as Partial<AnyObject['metadata']>;
  return { ...object, metadata: { ...others, name } };
}

/** The CRD lets a TrainJob be without a spec, which no hook can do anything with. */
function trainJobForm(object: AnyObject): readonly Issue[] {
  const issues = trainJobIssues(object);
  if (issues.length > 0 || object['spec'] !== undefined) return issues;
  const remedy = 'name the runtime that the job is made from';
  return [{ field: 'spec.runtimeRef', problem: 'is missing', remedy }];
}

// Their form has been looked at.
const asTrainJob = (object: AnyObject): TrainJob => object as unknown as TrainJob;
const asRuntime = (object: AnyObject): TrainingRuntime => object as unknown as TrainingRuntime;

function wordsOf({ field, problem }: Issue): string {
  return `${field} ${problem}`;
}
