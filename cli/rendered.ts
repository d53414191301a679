// What jobs become, found by calling the hook as Metacontroller would: again and again, each time with what it asked for
// before, until nothing new comes.
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
  /** Nothing, or not all of it, can be made. */
  | { readonly state: 'refused'; readonly problem: string };

export interface RenderOptions {
  readonly routes: readonly HookRoute[];
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  /** How the kind of the parent is composed, and its CompositeController. */
  readonly composite: Composite;
  readonly controller: AnyObject;
}

const now: Timestamp = '2030-01-01T12:00:00Z';

/** A job among the objects of its cluster; each object that has a namespace names it. */
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
    for (const object of others.filter((other) => rules.some((rule) => isNamedBy(other, rule)))) {
      related.push(await defaulted(store, object));
    }
    return await untilNothingNew(parent, related, options);
  } catch (error) {
    if (error instanceof ApiError) return refused(error.message);
    throw error;
  }
}

/** As the API server would keep it: with the defaults of its CRD. */
async function defaulted(store: ObjectStore, object: AnyObject): Promise<AnyObject> {
  if ((await store.resourceOfKind(object.apiVersion, object.kind)) === undefined) return object;
  const { resourceVersion: _version, uid: _uid, ...metadata } = object.metadata;
  return await store.create({ ...object, metadata });
}

/** Snapshot, PodGroup, JobSet: the hook asks for each only when it sees the one before. */
const MOST_ROUNDS = 8;

async function untilNothingNew(
  parent: AnyObject,
  related: readonly AnyObject[],
  options: RenderOptions,
): Promise<Rendered> {
  const asked = new Map<string, KubeObject>();
  let children: readonly AnyObject[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answered = await answerTo({ parent, children, related }, options);
    if ('issues' in answered)
      return refused(answered.issues.map(({ field, problem }) => `${field} ${problem}`).join('; '));
    const fault = options.composite.refusal?.(answered.status);
    if (fault !== undefined) return refused(fault);
    // In the order in which they were first asked for.
    for (const child of answered.children) asked.set(idOf(child), child);
    if (asked.size === children.length) return { state: 'rendered', objects: [...asked.values()] };
    children = answered.children.map((child) => observed(child, parent));
  }
  return refused('the hook asks for more and more');
}

const refused = (problem: string): Rendered => ({ state: 'refused', problem });

interface Seen {
  readonly parent: AnyObject;
  readonly children: readonly AnyObject[];
  readonly related: readonly AnyObject[];
}

type Answered = CompositeAnswer | { readonly issues: readonly Issue[] };

function routeOf(name: string, { routes }: RenderOptions): HookRoute {
  const route = routes.find(({ hook }) => hook === name);
  if (route === undefined) throw new Error(`no hook is called ${name}`);
  return route;
}

async function answerTo({ parent, children, related }: Seen, options: RenderOptions): Promise<Answered> {
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

/** A key that opens nothing: what is printed is no secret. */
const source: Source = { freshSecret: () => ({ privateKey: 'generated', publicKey: 'generated' }) };

/** As a cluster would show it after Metacontroller has made it. */
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
