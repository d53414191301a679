// Creates and updates one child by a client-side three-way merge.
// Source: Metacontroller's default apply strategy, dynamic-apply.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject } from '../../hooks/api/hook.js';
import { refOf } from '../../hooks/kube/refs.js';
import { lastAppliedOf, withLastApplied, withoutLastApplied } from './annotations.js';
import type { ChildWrite } from './childwrite.js';
import type { Context } from './context.js';
import { mergeObject } from './merge.js';
import { withOwner } from './ownership.js';
import { isDeleting } from './parent.js';
import { isRefused } from './readmodifywrite.js';
import { withSystemFieldsOf } from './systemfields.js';

export async function applyDynamically(context: Context, write: ChildWrite): Promise<void> {
  const { observed } = write;
  if (observed === undefined) await create(context, write);
  else await update(context, write, observed);
}

/** AlreadyExists is ignored. */
async function create({ store, fieldManager }: Context, { desired, parent }: ChildWrite): Promise<void> {
  try {
    await store.create(withOwner(withLastApplied(desired, desired), parent), { fieldManager });
  } catch (error) {
    if (!isRefused(error, 'AlreadyExists')) throw error;
  }
}

async function update(context: Context, { desired, method }: ChildWrite, observed: AnyObject): Promise<void> {
  const { store, fieldManager } = context;
  const merged = merged3(observed, desired);
  if (equal(merged, observed) || isDeleting(observed)) return;
  switch (method) {
    case 'OnDelete':
      return;
    case 'Recreate':
      // A later sync creates it again, once it is no longer in the cache.
      await store.delete(refOf(observed), {
        uid: observed.metadata.uid ?? '',
        propagationPolicy: 'Background',
      });
      return;
    case 'InPlace':
      try {
        await store.update(merged, { fieldManager });
      } catch (error) {
        if (!isRefused(error, 'NotFound', 'Conflict')) throw error;
      }
  }
}

function merged3(observed: AnyObject, desired: AnyObject): AnyObject {
  const echoFree = withoutLastApplied(desired);
  const merged = mergeObject(observed, lastAppliedOf(observed), echoFree);
  return withLastApplied(withSystemFieldsOf(merged, observed), echoFree);
}
