// Validates objects offline as an API server with our kinds and webhooks would: which objects it refuses and why, and its
// warnings. Only the given objects are known of the cluster. All faults of an object are reported at once, while a real API
// server stops at the first stage that finds one: decoding, schema, CEL rules, webhooks.
import { needs, needsMore, verdictOf } from '../hooks/admission/validate.js';
import type { AnyObject } from '../hooks/api/hook.js';
import type { Issue } from '../hooks/api/issue.js';
import { type Settings, defaultSettings } from '../hooks/api/settings.js';
import { factsAtOnce } from '../hooks/contract/answer.js';
import type { CelRules } from '../hooks/contract/cel.js';
import type { Kind as OurKind } from '../hooks/contract/kind.js';
import { kinds as registered } from '../hooks/registry.js';
import type { Review } from './admission.js';
import { rulesOf } from './cel/rules.js';
import { celFaults } from './cel/walk.js';
import { controlPlane } from './controlplane.js';
import { kindsOf } from './memory/definition.js';
import type { Kind } from './memory/kind.js';
import { faultsOfMetadata } from './memory/metadata.js';
import { withDefaults } from './memory/schema-defaults.js';
import { pruned } from './memory/schema-prune.js';
import { unknownFields } from './memory/unknownfields.js';
import { ApiError, type Fault } from './objectstore.js';
import { type Reader, readerSource } from './source.js';
import { conforming, optsOut, reviewOf, rowOf } from './webhooks.js';

export interface ValidateOptions {
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  /** Namespace of objects that set none. */
  readonly namespace?: string;
  /** The settings of the hooks. */
  readonly settings?: Settings;
  /** Objects that exist before the others are applied; the others may update them. */
  readonly existing?: readonly AnyObject[];
  /** The kinds whose objects are checked; those of the registry by default. */
  readonly kinds?: readonly OurKind[];
}

export interface Validated {
  readonly object: AnyObject;
  /** `refused`: the API server would refuse it. `unknownKind`: the kind is not known, so the object is not checked. */
  readonly state: 'admitted' | 'refused' | 'unknownKind';
  /** All faults; a refused object has at least one. */
  readonly issues: readonly Issue[];
  readonly warnings: readonly string[];
}

/** One result for each object, in the order of the objects. */
export async function validateObjects(
  objects: readonly AnyObject[],
  {
    crds,
    namespace = 'default',
    settings = defaultSettings,
    existing = [],
    kinds = registered,
  }: ValidateOptions,
): Promise<readonly Validated[]> {
  const custom = new Map(
    crds.flatMap((crd) => kindsOf(crd as AnyObject)).map((kind) => [`${kind.apiVersion} ${kind.kind}`, kind]),
  );
  const rules = rulesOf(kinds);
  const { store } = controlPlane({ crds, webhooks: [conforming(crds, kinds)] });
  const malformed: AnyObject[] = [];
  const results = new Map<AnyObject, Validated>();
  const reader: Reader = { read, list };
  for (const object of [...objects, ...existing].sort((a, b) => rankOf(a, kinds) - rankOf(b, kinds))) {
    results.set(object, { object, ...(await validated(object)) });
  }
  return objects.flatMap((object) => results.get(object) ?? []);

  async function validated(object: AnyObject): Promise<Omit<Validated, 'object'>> {
    const resource = await store.resourceOfKind(object.apiVersion, object.kind);
    if (resource === undefined) return { state: 'unknownKind', issues: [], warnings: [] };
    // Objects may come from a cluster, so the fields that its API server has set are removed.
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
    const judged = judgedOf(
      error === undefined ? (created as AnyObject) : whole,
      { reader, settings, kinds },
      before(whole),
    );
    const found = [...unknownIssues(whole, kind), ...judged.issues];
    const issues = error === undefined ? found : [...found, ...issuesOf(whole, kind, error, found, rules)];
    return { state: issues.length === 0 ? 'admitted' : 'refused', issues, warnings: judged.warnings };
  }

  /** A refused object can still be read, so that an object that refers to it has no additional fault. */
  function read(name: Parameters<Reader['read']>[0]): ReturnType<Reader['read']> {
    const found = store.peek(name);
    if (found) return found;
    const isIt = ({ kind, metadata }: AnyObject): boolean =>
      kind === name.kind && metadata.name === name.name && metadata.namespace === name.namespace;
    // A PriorityClass is unknown rather than missing: every API server has this kind, but the store does not.
    return malformed.find(isIt) ?? (found === undefined && name.kind === 'PriorityClass' ? undefined : null);
  }

  function list({ kind, label, namespace: wanted }: Parameters<Reader['list']>[0]): readonly AnyObject[] {
    return objects
      .filter((object) => object.kind === kind && object.metadata.labels?.[label] !== undefined)
      .map((object) => ({ ...object, metadata: { namespace, ...object.metadata } }))
      .filter(({ metadata }) => wanted === undefined || metadata.namespace === wanted);
  }

  function before({ kind, metadata }: AnyObject): AnyObject | undefined {
    return existing.find(
      (one) =>
        one.kind === kind &&
        one.metadata.name === metadata.name &&
        (metadata.namespace === undefined || (one.metadata.namespace ?? namespace) === metadata.namespace),
    );
  }
}

/** The parent of a composite comes after the objects that it refers to. */
function rankOf({ kind }: AnyObject, kinds: readonly OurKind[]): number {
  return kinds.some(({ composites = [] }) => composites.some((one) => one.kind === kind)) ? 1 : 0;
}

function refusalOf(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  throw error;
}

interface Judged {
  readonly issues: readonly Issue[];
  readonly warnings: readonly string[];
}

/** The faults of the object as a new one, and the further faults and warnings of an update. */
function judgedOf(object: AnyObject, by: Judging, before?: AnyObject): Judged {
  if (rowOf(object, by.kinds) === undefined || optsOut(object, by.kinds)) return { issues: [], warnings: [] };
  const asNew = verdictOn({ object }, by);
  if (before === undefined || before === object) return asNew;
  const changed = verdictOn({ object, oldObject: before }, by);
  const known = new Set(asNew.issues.map(({ field, problem }) => `${field} ${problem}`));
  const more = changed.issues.filter(({ field, problem }) => !known.has(`${field} ${problem}`));
  return {
    issues: [...asNew.issues, ...more],
    warnings: [...new Set([...asNew.warnings, ...changed.warnings])],
  };
}

interface Judging {
  readonly reader: Reader;
  readonly settings: Settings;
  readonly kinds: readonly OurKind[];
}

function verdictOn(written: Review, { reader, settings, kinds }: Judging): Judged {
  const review = reviewOf(written);
  const source = readerSource(reader);
  const facts = factsAtOnce(
    {
      needs: () => needs(review, kinds, settings),
      needsMore: (known) => needsMore(review, known, kinds, settings),
    },
    source,
  );
  const verdict = verdictOf(review, facts, kinds, settings);
  switch (verdict.state) {
    case 'admitted':
      return { issues: [], warnings: verdict.warnings };
    case 'refused':
      return verdict;
    case 'unknown':
      return { issues: [], warnings: [verdict.problem] };
  }
}

/** Unknown fields are faults, as with kubectl's default --validate=strict. */
function unknownIssues(object: AnyObject, kind: Kind | undefined): readonly Issue[] {
  if (kind === undefined) return [];
  return unknownFields(object, pruned(object, kind.schema)).map((field) => ({
    field,
    problem: `${object.kind} has no such field`,
    remedy: 'correct its spelling or its place, or remove it',
  }));
}

/** The faults of the API server, without the fields for which our checks have already found a fault. */
function issuesOf(
  object: AnyObject,
  kind: Kind | undefined,
  error: ApiError,
  found: readonly Issue[],
  rules: CelRules,
): readonly Issue[] {
  if (error.reason === 'AlreadyExists') {
    const problem = `another ${object.kind} in the files has the same name`;
    return [{ field: 'metadata.name', problem, remedy: 'remove or rename one of them' }];
  }
  const first = error.faults.length > 0 ? error.faults : [{ field: 'metadata', text: error.message }];
  // An object that cannot be decoded cannot be checked further.
  const later = kind === undefined || error.reason !== 'Invalid' ? [] : laterFaults(object, kind, rules);
  const faults = new Map([...later, ...first].map((fault) => [`${fault.field} ${fault.text}`, fault]));
  const reported = new Set(found.map(({ field }) => field));
  return [...faults.values()]
    .filter(({ field }) => !reported.has(field))
    .map(({ field, text }) => ({
      field,
      problem: text,
      remedy: `see kubectl explain ${explained(object, field)}`,
    }));
}

/** The faults of the stages that a real API server skips after a fault of the schema. */
function laterFaults(object: AnyObject, kind: Kind, rules: CelRules): readonly Fault[] {
  const whole = withDefaults(object, kind.schema);
  return [...celFaults(whole, undefined, kind.schema, rules), ...faultsOfMetadata(object.metadata, kind)];
}

function explained({ kind }: AnyObject, field: string): string {
  return `${kind.toLowerCase()}.${field.replaceAll(/\[[^\]]*\]/g, '')}`;
}
