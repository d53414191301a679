// Which observed objects are a composite's children: owned ones, and orphans that it adopts.
// Source: Metacontroller's claim of children, after Kubernetes' controller reference manager.
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import { memberOf } from '../../hooks/kube/json.js';
import { controllerOf } from '../../hooks/kube/owners.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { Group } from './childkey.js';
import type { Context } from './context.js';
import { isEmpty, matches, parseLabelSelector } from './labelselector.js';
import type { LabelSelector } from './labelselector.js';
import { withFurtherOwner, withoutOwner } from './ownership.js';
import { isDeleting } from './parent.js';
import { isRefused, readModifyWrite } from './readmodifywrite.js';
import type { ControllerSpec } from './spec.js';

/** The selector of a parent's children; undefined when spec.selector is missing, empty or malformed. */
export function childSelectorOf(spec: ControllerSpec, parent: AnyObject): LabelSelector | undefined {
  if (spec.generateSelector) return { matchLabels: { [CONTROLLER_UID]: parent.metadata.uid ?? '' } };
  const selector = parseLabelSelector(memberOf(parent, 'spec', 'selector'));
  return selector === undefined || isEmpty(selector) ? undefined : selector;
}

/** Adopts, releases, and returns the children of every rule as the cache had them before. */
export async function claimChildren(context: Context, parent: AnyObject): Promise<readonly Group[]> {
  const selector = childSelectorOf(context.spec, parent);
  if (selector === undefined) throw new Error('spec.selector is missing, empty or malformed');
  const groups: Group[] = [];
  for (const rule of context.spec.children) {
    const resource = context.view.resourceOf(rule);
    if (resource === undefined) throw new Error(`${rule.plural} of ${rule.apiVersion} are not known`);
    groups.push({ resource, objects: await claim(context, parent, resource, selector) });
  }
  return groups;
}

async function claim(
  context: Context,
  parent: AnyObject,
  resource: Resource,
  selector: LabelSelector,
): Promise<readonly AnyObject[]> {
  const claimed: AnyObject[] = [];
  let mayAdopt: Promise<void> | undefined;
  for (const child of candidates(context, parent, resource)) {
    const isMatching = matches(selector, child.metadata.labels);
    if (controllerOf(child) !== undefined) {
      if (isMatching) claimed.push(child);
      else if (!isDeleting(parent)) await release(context, parent, child);
    } else if (isMatching && !isDeleting(parent) && !isDeleting(child)) {
      mayAdopt ??= checkParent(context, parent);
      await mayAdopt;
      if (await adopt(context, parent, child)) claimed.push(child);
    }
  }
  return claimed;
}

/** A namespaced parent has children only in its own namespace. */
function candidates({ view }: Context, parent: AnyObject, resource: Resource): readonly AnyObject[] {
  const { uid = '', namespace } = parent.metadata;
  const objects = [...view.controlledBy(resource, uid), ...view.controlledBy(resource, '')];
  return namespace === undefined
    ? objects
    : objects.filter(({ metadata }) => metadata.namespace === namespace);
}

/** Before the first adoption the parent is read live: a deleted parent adopts nothing. */
async function checkParent({ store }: Context, parent: AnyObject): Promise<void> {
  const live = await store.get(refOf(parent));
  if (live.metadata.uid === parent.metadata.uid && !isDeleting(live)) return;
  throw new Error(`${parent.kind} ${parent.metadata.name} was or is being deleted, and adopts nothing`);
}

/** False when the child was deleted or replaced in the meantime. */
async function adopt(
  { store, fieldManager }: Context,
  parent: AnyObject,
  child: AnyObject,
): Promise<boolean> {
  return unlessDeleted(
    readModifyWrite(store, child, (live) => withFurtherOwner(live, parent), { fieldManager }),
  );
}

async function release(
  { store, fieldManager }: Context,
  parent: AnyObject,
  child: AnyObject,
): Promise<boolean> {
  return unlessDeleted(readModifyWrite(store, child, (live) => withoutOwner(live, parent), { fieldManager }));
}

async function unlessDeleted(write: Promise<AnyObject>): Promise<boolean> {
  try {
    await write;
    return true;
  } catch (error) {
    if (isRefused(error, 'NotFound')) return false;
    throw error;
  }
}
