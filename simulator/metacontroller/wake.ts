// Which parents an event enqueues. Source: the event handlers of Metacontroller's composite and decorator controllers.
import { dequal as equal } from 'dequal/lite';
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject, OwnerReference } from '../../hooks/api/hook.js';
import { controllerOf } from '../../hooks/kube/owners.js';
import { childSelectorOf } from './claim.js';
import type { Customize } from './customize.js';
import { matches } from './labelselector.js';
import { isDeleting } from './parent.js';
import type { ControllerSpec, ParentRule, ResourceRule } from './spec.js';
import type { Change, View } from './view.js';

/** A kind of parent of a running controller. */
export interface ParentKind {
  readonly rule: ParentRule;
  readonly resource: Resource;
}

export interface Parent extends ParentKind {
  readonly object: AnyObject;
}

export interface Watcher {
  readonly spec: ControllerSpec;
  readonly view: View;
  readonly customize: Customize;
  readonly parents: readonly ParentKind[];
}

/** The parents concerned; the selector and the finalizer are checked afterwards. */
export async function wokenBy(watcher: Watcher, change: Change): Promise<readonly Parent[]> {
  return [...asParent(watcher, change), ...asChild(watcher, change), ...(await asRelated(watcher, change))];
}

function asParent({ parents }: Watcher, change: Change): readonly Parent[] {
  const kind = parents.find(({ resource }) => isSameKind(resource, change.resource));
  if (kind === undefined || (kind.rule.ignoreStatusChanges && isStatusChange(change))) return [];
  return [{ ...kind, object: change.object }];
}

/** A change of finalizers or owner references also counts. */
function isStatusChange(change: Change): boolean {
  if (change.type !== 'modified' || isDeleting(change.object)) return false;
  const now = change.object.metadata;
  const before = change.old.metadata;
  return (
    now.generation === before.generation &&
    equal(now.labels ?? {}, before.labels ?? {}) &&
    equal(now.annotations ?? {}, before.annotations ?? {})
  );
}

function asChild(watcher: Watcher, change: Change): readonly Parent[] {
  const { spec } = watcher;
  if (!spec.children.some((rule) => isOf(rule, change.resource))) return [];
  const child = change.object;
  const owner = controllerOf(child);
  if (owner !== undefined) return ownersOf(watcher, child, owner);
  const isOrphan = change.type !== 'deleted' && !isDeleting(child) && spec.kind === 'CompositeController';
  return isOrphan ? adoptersOf(watcher, child) : [];
}

/** The group is compared, the version is not. */
function ownersOf({ parents, view }: Watcher, child: AnyObject, owner: OwnerReference): readonly Parent[] {
  return parents
    .filter(({ resource }) => resource.kind === owner.kind && groupOf(resource) === groupOf(owner))
    .flatMap((kind) => {
      const { namespace } = child.metadata;
      const isNamespaced = kind.resource.namespaced && namespace !== undefined;
      const object = view.get(kind.resource, isNamespaced ? `${namespace}/${owner.name}` : owner.name);
      return object !== undefined && object.metadata.uid === owner.uid ? [{ ...kind, object }] : [];
    });
}

function adoptersOf({ parents, view, spec }: Watcher, orphan: AnyObject): readonly Parent[] {
  return allParents(view, parents).filter(({ resource, object }) => {
    if (resource.namespaced && object.metadata.namespace !== orphan.metadata.namespace) return false;
    const selector = childSelectorOf(spec, object);
    return selector !== undefined && matches(selector, orphan.metadata.labels);
  });
}

/** Reads the rules of every parent, selected or not. */
async function asRelated(
  { spec, view, customize, parents }: Watcher,
  change: Change,
): Promise<readonly Parent[]> {
  if (spec.hooks.customize === undefined) return [];
  const concerned: Parent[] = [];
  for (const parent of allParents(view, parents)) {
    if (await customize.concerns(parent.object, change)) concerned.push(parent);
  }
  return concerned;
}

export function allParents(view: View, kinds: readonly ParentKind[]): readonly Parent[] {
  return kinds.flatMap((kind) => view.objects(kind.resource).map((object) => ({ ...kind, object })));
}

function isSameKind(a: Resource, b: Resource): boolean {
  return a.apiVersion === b.apiVersion && a.plural === b.plural;
}

function isOf(rule: ResourceRule, resource: Resource): boolean {
  return rule.apiVersion === resource.apiVersion && rule.plural === resource.plural;
}

function groupOf({ apiVersion }: { readonly apiVersion: string }): string {
  return apiVersion.includes('/') ? apiVersion.slice(0, apiVersion.indexOf('/')) : '';
}
