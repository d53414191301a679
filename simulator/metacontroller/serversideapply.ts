// Creates and updates one child by server-side apply, and remembers what was applied to avoid repeating it.
// Source: Metacontroller's apply strategy server-side-apply.
import { dequal as equal } from 'dequal/lite';
import { ApiError } from '../../apiserver/objectstore.js';
import type { ObjectRef } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { refOf } from '../../hooks/kube/refs.js';
import { withoutLastApplied } from './annotations.js';
import type { ChildWrite } from './childwrite.js';
import type { Context } from './context.js';
import { withOwner } from './ownership.js';
import { isDeleting } from './parent.js';
import { isRefused } from './readmodifywrite.js';
import { withoutSystemFields } from './systemfields.js';

export async function applyOnServer(context: Context, write: ChildWrite): Promise<void> {
  const { applied } = context;
  const { observed, method, parent } = write;
  if (observed !== undefined && isDeleting(observed)) return;
  const desired = withoutSystemFields(withoutLastApplied(withOwner(write.desired, parent)));
  if (observed === undefined) await apply(context, desired);
  else if (!applied.isCurrent(desired, observed)) {
    switch (method) {
      case 'OnDelete':
        applied.remember(desired, observed);
        return;
      case 'InPlace':
        await removeLastApplied(context, observed);
        await apply(context, desired);
        return;
      case 'Recreate':
        await recreate(context, desired, observed);
    }
  }
}

/** An existing object of that name is taken over. */
async function apply({ store, fieldManager, applied }: Context, desired: AnyObject): Promise<void> {
  const patch = { type: 'apply', body: desired, force: true } as const;
  try {
    applied.remember(desired, await store.patch(refOf(desired), patch, { fieldManager }));
  } catch (error) {
    if (!isRefused(error, 'Conflict')) throw error;
  }
}

/** A child that dynamic apply has created has an annotation that is no longer needed. */
async function removeLastApplied({ store, fieldManager }: Context, observed: AnyObject): Promise<void> {
  if (observed.metadata.annotations?.[METACONTROLLER_LAST_APPLIED] === undefined) return;
  const path = `/metadata/annotations/${METACONTROLLER_LAST_APPLIED.replaceAll('/', '~1')}`;
  await store.patch(refOf(observed), { type: 'json', body: [{ op: 'remove', path }] }, { fieldManager });
}

/** If a dry run increases the generation, the comparison fails and the child is never recreated. */
async function recreate(context: Context, desired: AnyObject, observed: AnyObject): Promise<void> {
  const { store, applied } = context;
  const result = await dryRun(context, desired, refOf(observed));
  if (result === 'refused' || isSame(result, observed)) {
    applied.remember(desired, observed);
    return;
  }
  const { uid, generation } = observed.metadata;
  if (result.metadata.uid !== uid || result.metadata.generation !== generation) {
    throw new Error(`${observed.kind} ${observed.metadata.name}: a dry run gave another uid or generation`);
  }
  await store.delete(refOf(observed), { uid: uid ?? '', propagationPolicy: 'Background' });
  applied.forget(observed);
}

async function dryRun(context: Context, desired: AnyObject, ref: ObjectRef): Promise<AnyObject | 'refused'> {
  const { store, fieldManager } = context;
  try {
    const patch = { type: 'apply', body: desired, force: true } as const;
    return await store.patch(ref, patch, { fieldManager, dryRun: true });
  } catch (error) {
    if (error instanceof ApiError && (error.code === 400 || error.code === 403)) return 'refused';
    throw error;
  }
}

function isSame(result: AnyObject, observed: AnyObject): boolean {
  const { uid, generation } = observed.metadata;
  return (
    result.metadata.uid === uid &&
    result.metadata.generation === generation &&
    equal(withoutSystemFields(result), withoutSystemFields(observed))
  );
}
