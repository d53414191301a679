// What an API server with our kinds and webhooks would say to objects, without one: what it refuses and why, and what
// it warns about. Of a cluster nothing is known but the objects themselves, in the order of dependence. Of an object all
// faults are told at once, where the real one stops at the first that looks at it: decoding, schema, CEL, webhooks.
import { needs, needsMore, verdictOf } from '../hooks/admission/validate.js';
import type { AnyObject } from '../hooks/api/hook.js';
import type { Issue } from '../hooks/api/route.js';
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import { celFaults } from './cel/walk.js';
import { controlPlane } from './controlplane.js';
import { kindsOf } from './memory/definition.js';
import type { Kind } from './memory/kind.js';
import { faultsOfMetadata } from './memory/metadata.js';
import { withDefaults } from './memory/schema-defaults.js';
import { pruned } from './memory/schema-prune.js';
import { unknownFields } from './memory/unknownfields.js';
import { ApiError, type Fault } from './objectstore.js';
import { type Read, conforming, factsOf, optsOut, reviewOf } from './webhooks.js';

export interface ValidateOptions {
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  /** Of objects that name none. */
  readonly namespace?: string;
  /** As the hooks are set up. */
  readonly settings?: Settings;
}

export interface Validated {
  readonly object: AnyObject;
  /** `refused` is what the API server answers; `unknownKind`: it does not know the kind, and so cannot say. */
  readonly state: 'admitted' | 'refused' | 'unknownKind';
  /** All that is wrong; there is at least one for what is refused. */
  readonly issues: readonly Issue[];
  readonly warnings: readonly string[];
}

/** One result an object, in the order in which they were given. */
export async function validateObjects(
  objects: readonly AnyObject[],
  { crds, namespace = 'default', settings = defaultSettings }: ValidateOptions,
): Promise<readonly Validated[]> {
  const custom = new Map(
    crds.flatMap((crd) => kindsOf(crd as AnyObject)).map((kind) => [`${kind.apiVersion} ${kind.kind}`, kind]),
  );
  const { store } = controlPlane({ crds, webhooks: [conforming(crds)] });
  const malformed: AnyObject[] = [];
  const results = new Map<AnyObject, Validated>();
  for (const object of [...objects].sort((a, b) => rankOf(a) - rankOf(b))) {
    results.set(object, { object, ...(await validated(object)) });
  }
  return objects.flatMap((object) => results.get(object) ?? []);

  async function validated(object: AnyObject): Promise<Omit<Validated, 'object'>> {
    const resource = await store.resourceOfKind(object.apiVersion, object.kind);
    if (resource === undefined) return { state: 'unknownKind', issues: [], warnings: [] };
    // Objects may come from a cluster: what its API server has noted is not theirs to say.
    const {
      namespace: named = namespace,
      uid,
      resourceVersion,
      managedFields,
      ...metadata
    } = object.metadata;
    const whole = { ...object, metadata: resource.namespaced ? { ...metadata, namespace: named } : metadata };
    const created = await store.create(whole).catch(refusalOf);
    const error = created instanceof ApiError ? created : undefined;
    if (error !== undefined && error.reason !== 'AlreadyExists') malformed.push(whole);

    const kind = custom.get(`${object.apiVersion} ${object.kind}`);
    const judged = judgedOf(error === undefined ? (created as AnyObject) : whole, read, settings);
    const found = [...unknownIssues(whole, kind), ...judged.issues];
    const issues = error === undefined ? found : [...found, ...issuesOf(whole, kind, error, found)];
    return { state: issues.length === 0 ? 'admitted' : 'refused', issues, warnings: judged.warnings };
  }

  /** What is refused is there all the same: whoever names it has no fault of its own. */
  function read(name: Parameters<Read>[0]): ReturnType<Read> {
    const found = store.peek(name);
    if (found) return found;
    const isIt = ({ kind, metadata }: AnyObject): boolean =>
      kind === name.kind && metadata.name === name.name && metadata.namespace === name.namespace;
    // Of a kind that every API server has, the store cannot say.
    return malformed.find(isIt) ?? (found === undefined && name.kind === 'PriorityClass' ? undefined : null);
  }
}

/** A TrainJob needs its runtime. */
function rankOf({ kind }: AnyObject): number {
  return kind === 'TrainJob' ? 1 : 0;
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

interface Judged {
  readonly issues: readonly Issue[];
  readonly warnings: readonly string[];
}

function judgedOf(object: AnyObject, read: Read, settings: Settings): Judged {
  if (!object.apiVersion.startsWith('trainer.kubeflow.org/') || optsOut(object)) {
    return { issues: [], warnings: [] };
  }
  const review = reviewOf({ object });
  const first = factsOf(needs(review, settings), read);
  const facts = { ...first, ...factsOf(needsMore(review, first, settings), read) };
  const verdict = verdictOf(review, facts, settings);
  switch (verdict.state) {
    case 'admitted':
      return { issues: [], warnings: verdict.warnings };
    case 'refused':
      return verdict;
    case 'unknown':
      return { issues: [], warnings: [verdict.problem] };
  }
}

/** As kubectl asks for it, if not told otherwise. */
function unknownIssues(object: AnyObject, kind: Kind | undefined): readonly Issue[] {
  if (kind === undefined) return [];
  return unknownFields(object, pruned(object, kind.schema)).map((field) => ({
    field,
    problem: `${object.kind} has no such field`,
    remedy: 'correct its spelling and place, or take it out',
  }));
}

/** The API server's own faults: those that the checks have not found and put into words of theirs. */
function issuesOf(
  object: AnyObject,
  kind: Kind | undefined,
  error: ApiError,
  found: readonly Issue[],
): readonly Issue[] {
  if (error.reason === 'AlreadyExists') {
    const problem = `there is a ${object.kind} of this name before it`;
    return [{ field: 'metadata.name', problem, remedy: 'leave one of them out, or give it another name' }];
  }
  const first = error.faults.length > 0 ? error.faults : [{ field: 'metadata', text: error.message }];
  // What cannot be decoded has nothing in it that could be looked at.
  const later = kind === undefined || error.reason !== 'Invalid' ? [] : laterFaults(object, kind);
  const faults = new Map([...later, ...first].map((fault) => [`${fault.field} ${fault.text}`, fault]));
  const told = new Set(found.map(({ field }) => field));
  return [...faults.values()]
    .filter(({ field }) => !told.has(field))
    .map(({ field, text }) => ({
      field,
      problem: text,
      remedy: `see kubectl explain ${explained(object, field)}`,
    }));
}

/** What is not looked at any more once the schema has found something. */
function laterFaults(object: AnyObject, kind: Kind): readonly Fault[] {
  const whole = withDefaults(object, kind.schema);
  return [...celFaults(whole, undefined, kind.schema), ...faultsOfMetadata(object.metadata, kind)];
}

function explained({ kind }: AnyObject, field: string): string {
  return `${kind.toLowerCase()}.${field.replaceAll(/\[[^\]]*\]/g, '')}`;
}
