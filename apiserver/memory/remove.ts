// Deletion: at once, or with a deletionTimestamp until the last finalizer is removed. The two finalizers of the
// garbage collector represent the propagation policies Foreground and Orphan.
import type { AnyObject, ObjectMeta } from '../../hooks/api/hook.js';
import type { DeleteOptions, ObjectRef } from '../objectstore.js';
import { kindOf, liveOf, type Context } from './context.js';
import { otherRecord } from './errors.js';
import { generationWhenDeleting } from './generation.js';
import type { Kind } from './kind.js';

export const foregroundDeletion = 'foregroundDeletion';
export const orphan = 'orphan';

export function remove(context: Context, ref: ObjectRef, options: DeleteOptions): void {
  const kind = kindOf(context, ref);
  const live = liveOf(context, ref);
  refuseOthers(kind, live, options);

  const { metadata } = live;
  const finalizers = finalizersFor(kind, metadata, options);
  if (finalizers.length === 0) {
    context.drop(kind, live);
    return;
  }
  const isMarked = metadata.deletionTimestamp !== undefined;
  if (isMarked && finalizers.join() === metadata.finalizers?.join()) return;
  const generation = generationWhenDeleting(metadata.generation);
  const mark = {
    deletionTimestamp: context.now(),
    deletionGracePeriodSeconds: 0,
    ...(generation === undefined ? {} : { generation }),
  };
  const marked = { ...metadata, ...(isMarked ? {} : mark), finalizers };
  context.store(kind, { ...live, metadata: marked });
}

function refuseOthers(kind: Kind, { metadata }: AnyObject, { uid, resourceVersion }: DeleteOptions): void {
  if (uid !== undefined && uid !== metadata.uid) {
    throw otherRecord(kind, metadata.name, 'UID', uid, metadata.uid);
  }
  if (resourceVersion !== undefined && resourceVersion !== metadata.resourceVersion) {
    throw otherRecord(kind, metadata.name, 'ResourceVersion', resourceVersion, metadata.resourceVersion);
  }
}

function finalizersFor(kind: Kind, metadata: ObjectMeta, options: DeleteOptions): readonly string[] {
  const present = metadata.finalizers ?? [];
  const others = present.filter((name) => name !== foregroundDeletion && name !== orphan);
  if (options.propagationPolicy === undefined && others.length < present.length) return present;
  switch (options.propagationPolicy ?? kind.propagation) {
    case 'Foreground':
      return [...others, foregroundDeletion];
    case 'Orphan':
      return [...others, orphan];
    case 'Background':
      return others;
  }
}

/** Whether an object that is being deleted can be removed. */
export const isDone = ({ metadata }: AnyObject): boolean =>
  metadata.deletionTimestamp !== undefined && (metadata.finalizers ?? []).length === 0;

/** The object without one of its finalizers. */
export function withoutFinalizer(object: AnyObject, finalizer: string): AnyObject {
  const finalizers = object.metadata.finalizers?.filter((name) => name !== finalizer) ?? [];
  return { ...object, metadata: { ...object.metadata, finalizers } };
}
