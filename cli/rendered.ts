// What TrainJobs become, worked out by asking the hook as Metacontroller would: again and again, each time with what
// it asked for before, until nothing new comes.
import type {
  AnyObject,
  CompositeAnswer,
  CustomizeAnswer,
  Facts,
  KubeObject,
  Need,
  RelatedRule,
  Timestamp,
} from '../hooks/api/hook.js';
import type { TrainJobStatus } from '../hooks/trainjob/api/types.js';
import { METACONTROLLER_LAST_APPLIED } from '../hooks/api/labels.js';
import type { HookRoute, Issue } from '../hooks/api/route.js';
import { idOf } from '../hooks/kube/owners.js';
import { controlPlane } from '../apiserver/controlplane.js';
import { ApiError, type ObjectStore } from '../apiserver/objectstore.js';

export type Rendered =
  | { readonly state: 'rendered'; readonly objects: readonly KubeObject[] }
  /** Nothing, or not all of it, can be made. */
  | { readonly state: 'refused'; readonly problem: string };

export interface RenderOptions {
  readonly routes: readonly HookRoute[];
  /** CustomResourceDefinitions, parsed. */
  readonly crds: readonly object[];
  readonly controller: AnyObject;
}

const now: Timestamp = '2030-01-01T12:00:00Z';

/** A TrainJob among the objects of its cluster; whatever has a namespace names it. */
export async function rendered(
  trainJob: AnyObject,
  others: readonly AnyObject[],
  options: RenderOptions,
): Promise<Rendered> {
  const { store } = controlPlane({ crds: options.crds, start: now });
  try {
    const parent = await defaulted(store, trainJob);
    const rules = relatedTo(parent, options);
    const related: AnyObject[] = [];
    for (const object of others.filter((other) => rules.some((rule) => isNamed(other, rule)))) {
      related.push(await defaulted(store, object));
    }
    return untilNothingNew(parent, related, options);
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

/** What the hook looks at beside the TrainJob. */
function relatedTo(parent: AnyObject, options: RenderOptions): readonly RelatedRule[] {
  const route = routeOf('trainjobs/customize', options);
  const body = { controller: options.controller, parent };
  if (route.check(body).length > 0) return [];
  return (route.run(body, { now, facts: {} }).answer as CustomizeAnswer).relatedResources;
}

function isNamed({ apiVersion, metadata }: AnyObject, rule: RelatedRule): boolean {
  return (
    apiVersion === rule.apiVersion &&
    rule.names?.includes(metadata.name) === true &&
    rule.namespace === metadata.namespace
  );
}

/** Snapshot, PodGroup, JobSet: the hook asks for each only when it sees the one before. */
const MOST_ROUNDS = 8;

function untilNothingNew(parent: AnyObject, related: readonly AnyObject[], options: RenderOptions): Rendered {
  const asked = new Map<string, KubeObject>();
  let children: readonly AnyObject[] = [];
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const answered = answerTo({ parent, children, related }, options);
    if ('issues' in answered)
      return refused(answered.issues.map(({ field, problem }) => `${field} ${problem}`).join('; '));
    const fault = faultOf(answered.status);
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

type Answered = CompositeAnswer<TrainJobStatus> | { readonly issues: readonly Issue[] };

function routeOf(name: string, { routes }: RenderOptions): HookRoute {
  const route = routes.find(({ hook }) => hook === name);
  if (route === undefined) throw new Error(`no hook is called ${name}`);
  return route;
}

function answerTo({ parent, children, related }: Seen, options: RenderOptions): Answered {
  const { controller } = options;
  const route = routeOf('trainjobs/sync', options);
  const body = {
    controller,
    parent,
    children: grouped(children),
    related: grouped(related),
    finalizing: false,
  };
  const issues = route.check(body);
  if (issues.length > 0) return { issues };
  const facts = Object.assign({}, ...route.needs(body, now).map(factOf)) as Facts;
  return route.run(body, { now, facts }).answer as CompositeAnswer<TrainJobStatus>;
}

/** A key that opens nothing: what is printed is no secret. */
function factOf({ fact }: Need): Facts {
  return fact === 'sshKey' ? { sshKey: { privateKey: 'generated', publicKey: 'generated' } } : {};
}

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

/** Why the job cannot be made. */
function faultOf({ conditions = [] }: TrainJobStatus): string | undefined {
  const told = conditions.find(
    ({ type, status }) =>
      (type === 'Created' && status === 'False') || (type === 'Failed' && status === 'True'),
  );
  return told && `${told.reason}: ${told.message}`;
}
