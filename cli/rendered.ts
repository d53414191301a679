// Finds the objects of a job by calling its hook as Metacontroller does: repeatedly, each time with the children of the
// previous answer, until the answer has no new child.
import { controlPlane } from '../apiserver/controlplane.js';
import { ApiError, type ObjectStore } from '../apiserver/objectstore.js';
import type { AnyObject, CompositeAnswer, KubeObject, Timestamp } from '../hooks/api/hook.js';
import type { Issue } from '../hooks/api/issue.js';
import { METACONTROLLER_LAST_APPLIED } from '../hooks/api/labels.js';
import { answer } from '../hooks/contract/answer.js';
import type { Composite } from '../hooks/contract/kind.js';
import type { HookRoute } from '../hooks/contract/route.js';
import { type Source, gatherFrom } from '../hooks/facts/source.js';
import { idOf } from '../hooks/kube/owners.js';
import { isNamedBy, relatedTo } from './related.js';

export type Rendered =
  | { readonly state: 'rendered'; readonly objects: readonly KubeObject[] }
  /** Some of the objects cannot be created. */
  | { readonly state: 'refused'; readonly problem: string };

export interface RenderOptions {
  readonly routes: readonly HookRoute[];
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  /** The composite of the parent's kind, and its CompositeController. */
  readonly composite: Composite;
  readonly controller: AnyObject;
  /** The plural of a kind of object, as in the paths of the API. */
  readonly pluralOf: (kind: string) => string | undefined;
}

const now: Timestamp = '2030-01-01T12:00:00Z';

/** Renders a job with the other objects of its cluster. Every namespaced object must have its namespace set. */
export async function rendered(
  job: AnyObject,
  others: readonly AnyObject[],
  options: RenderOptions,
): Promise<Rendered> {
  const { store } = controlPlane({ crds: options.crds, start: now });
  try {
    const parent = await defaulted(store, job);
    const rules = relatedTo(parent, options.composite, options.routes, options.controller);
    const related: AnyObject[] = [];
    for (const object of others.filter((other) =>
      rules.some((rule) => isNamedBy(other, options.pluralOf(other.kind), rule)),
    )) {
      related.push(await defaulted(store, object));
    }
    return await untilComplete(parent, related, options);
  } catch (error) {
    if (error instanceof ApiError) return refused(error.message);
    throw error;
  }
}

/** The object as the API server would store it: with the defaults of its CRD. */
async function defaulted(store: ObjectStore, object: AnyObject): Promise<AnyObject> {
  if ((await store.resourceOfKind(object.apiVersion, object.kind)) === undefined) return object;
  const { resourceVersion: _version, uid: _uid, ...metadata } = object.metadata;
  return await store.create({ ...object, metadata });
}

/** Snapshot, PodGroup, JobSet: the hook requests each of them only after it has observed the one before. */
const MOST_ROUNDS = 8;

async function untilComplete(
  parent: AnyObject,
  related: readonly AnyObject[],
  options: RenderOptions,
): Promise<Rendered> {
  const requested = new Map<string, KubeObject>();
  let children: readonly AnyObject[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answered = await answerTo({ parent, children, related }, options);
    if ('issues' in answered)
      return refused(answered.issues.map(({ field, problem }) => `${field} ${problem}`).join('; '));
    const fault = options.composite.refusal?.(answered.status);
    if (fault !== undefined) return refused(fault);
    // In the order in which they were first requested.
    for (const child of answered.children) requested.set(idOf(child), child);
    if (requested.size === children.length) return { state: 'rendered', objects: [...requested.values()] };
    children = answered.children.map((child) => observed(child, parent));
  }
  return refused('the hook requests new objects in every round');
}

const refused = (problem: string): Rendered => ({ state: 'refused', problem });

interface Observed {
  readonly parent: AnyObject;
  readonly children: readonly AnyObject[];
  readonly related: readonly AnyObject[];
}

type Answered = CompositeAnswer | { readonly issues: readonly Issue[] };

function routeOf(name: string, { routes }: RenderOptions): HookRoute {
  const route = routes.find(({ hook }) => hook === name);
  if (route === undefined) throw new Error(`no hook has the name ${name}`);
  return route;
}

async function answerTo({ parent, children, related }: Observed, options: RenderOptions): Promise<Answered> {
  const { controller, composite } = options;
  const route = routeOf(`${composite.hook}/sync`, options);
  const body = {
    controller,
    parent,
    children: grouped(children),
    related: grouped(related),
    finalizing: false,
  };
  const issues = route.check(body);
  if (issues.length > 0) return { issues };
  return (await answer({ route, body, now }, gatherFrom(source))).answer as CompositeAnswer;
}

/** A placeholder instead of a key, because the output is not secret. */
const source: Source = { freshSecret: () => ({ privateKey: 'generated', publicKey: 'generated' }) };

/** The child as Metacontroller would observe it after it has created it. */
function observed(
  child: KubeObject,
  { apiVersion, kind, metadata: { name, uid = '' } }: AnyObject,
): AnyObject {
  const annotations = { ...child.metadata.annotations, [METACONTROLLER_LAST_APPLIED]: JSON.stringify(child) };
  const owner = { apiVersion, kind, name, uid, controller: true };
  return {
    ...child,
    metadata: { ...child.metadata, annotations, creationTimestamp: now, ownerReferences: [owner] },
  };
}

function grouped(
  objects: readonly AnyObject[],
): Readonly<Record<string, Readonly<Record<string, AnyObject>>>> {
  const groups: Record<string, Record<string, AnyObject>> = {};
  for (const object of objects) {
    const { apiVersion, kind, metadata } = object;
    const key = metadata.namespace === undefined ? metadata.name : `${metadata.namespace}/${metadata.name}`;
    (groups[`${kind}.${apiVersion}`] ??= {})[key] = object;
  }
  return groups;
}
