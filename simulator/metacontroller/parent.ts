// Which parents a controller manages, with which hook, and its finalizer on the parent.
// Source: Metacontroller's finalizer manager and its rule for when to finalize.
import type { AnyObject } from '../../hooks/api/hook.js';
import type { Context } from './context.js';
import { matches } from './labelselector.js';
import { readModifyWrite } from './readmodifywrite.js';
import type { ControllerSpec, ParentRule } from './spec.js';

function isSelected(rule: ParentRule, { metadata }: AnyObject): boolean {
  return (
    matches(rule.labelSelector, metadata.labels) && matches(rule.annotationSelector, metadata.annotations)
  );
}

function hasFinalizer(spec: ControllerSpec, { metadata }: AnyObject): boolean {
  return metadata.finalizers?.includes(spec.finalizer) === true;
}

/** The parent is selected, or is still to be finalized. */
export function isManaged(spec: ControllerSpec, rule: ParentRule, parent: AnyObject): boolean {
  return isSelected(rule, parent) || hasFinalizer(spec, parent);
}

export function isDeleting({ metadata }: AnyObject): boolean {
  return metadata.deletionTimestamp !== undefined;
}

/** finalize for a parent that is being deleted or no longer selected, if the controller has that hook. */
export function hookFor(spec: ControllerSpec, rule: ParentRule, parent: AnyObject): 'sync' | 'finalize' {
  const isOver = isDeleting(parent) || !isSelected(rule, parent);
  return isOver && spec.hooks.finalize?.webhook !== undefined ? 'finalize' : 'sync';
}

/** Children of a parent that is being deleted are managed only while it has our finalizer and no foreground deletion runs. */
export function managesChildren(spec: ControllerSpec, parent: AnyObject): boolean {
  if (!isDeleting(parent)) return true;
  const finalizers = parent.metadata.finalizers ?? [];
  const isCollected = finalizers.includes('foregroundDeletion') || finalizers.includes('orphan');
  return spec.hooks.finalize !== undefined && hasFinalizer(spec, parent) && !isCollected;
}

/** Adds or removes our finalizer, depending on the hooks; returns the resulting parent. */
export async function reconcileFinalizer(context: Context, parent: AnyObject): Promise<AnyObject> {
  const { spec, store, fieldManager } = context;
  const isWanted = spec.hooks.finalize !== undefined;
  if (isWanted === hasFinalizer(spec, parent)) return parent;
  if (!isWanted) return removeFinalizer(context, parent);
  if (isDeleting(parent)) return parent;
  return readModifyWrite(store, parent, (live) => withFinalizer(live, spec.finalizer), { fieldManager });
}

export function removeFinalizer(
  { spec, store, fieldManager }: Context,
  parent: AnyObject,
): Promise<AnyObject> {
  return readModifyWrite(store, parent, (live) => withoutFinalizer(live, spec.finalizer), { fieldManager });
}

function withFinalizer(object: AnyObject, finalizer: string): AnyObject {
  const { finalizers = [] } = object.metadata;
  if (finalizers.includes(finalizer)) return object;
  return { ...object, metadata: { ...object.metadata, finalizers: [...finalizers, finalizer] } };
}

export function withoutFinalizer(object: AnyObject, finalizer: string): AnyObject {
  const { finalizers = [], ...metadata } = object.metadata;
  if (!finalizers.includes(finalizer)) return object;
  const left = finalizers.filter((name) => name !== finalizer);
  return { ...object, metadata: left.length > 0 ? { ...metadata, finalizers: left } : metadata };
}
