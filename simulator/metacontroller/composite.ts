// One sync of one parent of a CompositeController, step by step. Source: Metacontroller's composite controller.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject } from '../../hooks/api/hook.js';
import { manageChildren } from './children.js';
import { childSelectorOf, claimChildren } from './claim.js';
import type { Context } from './context.js';
import type { Shape } from './decode.js';
import { checkLabels, desiredOf, withGeneratedLabel } from './desired.js';
import { joined } from './errors.js';
import { isManaged, managesChildren, reconcileFinalizer, removeFinalizer } from './parent.js';
import { isRefused, readModifyWrite } from './readmodifywrite.js';
import { askHook } from './sync.js';
import type { Pass } from './sync.js';

export const compositeAnswer: Shape & { readonly is: 'members' } = {
  is: 'members',
  of: {
    status: { is: 'map' },
    children: { is: 'list', of: { is: 'child' } },
    resyncAfterSeconds: { is: 'number' },
    finalized: { is: 'boolean' },
  },
};

export async function syncComposite(pass: Pass): Promise<void> {
  const { context, rule, cached } = pass;
  const { spec } = context;
  if (!isManaged(spec, rule, cached)) return;
  const parent = await reconcileFinalizer(context, cached);
  // The finalizer may have just been removed.
  if (!isManaged(spec, rule, parent)) return;
  const observed = await claimChildren(context, parent);
  const answer = await askHook(pass, parent, observed, { parent: 'parent', children: 'children' });
  const answered = desiredOf(answer['children'], parent);
  const current = answer['finalized'] === true ? await removeFinalizer(context, parent) : parent;
  const desired = spec.generateSelector
    ? answered.map((child) => withGeneratedLabel(child, parent))
    : answered;
  checkLabels(desired, childSelectorOf(spec, parent) ?? {});
  const errors = managesChildren(spec, current)
    ? await manageChildren(context, current, observed, desired)
    : [];
  // If the parent is deleted, or its status update keeps conflicting, the sync succeeds, also when children failed.
  const isWritten = await writeStatus(context, parent, answer['status'] ?? {});
  if (isWritten && errors.length > 0) throw joined(errors);
}

/** Replaces the whole status, with the generation that was sent to the hook. False when the parent could not be updated. */
async function writeStatus(
  { store, fieldManager }: Context,
  shown: AnyObject,
  answered: object,
): Promise<boolean> {
  const status = { ...answered, observedGeneration: shown.metadata.generation ?? 0 };
  try {
    await readModifyWrite(
      store,
      shown,
      (live) => (equal(live['status'], status) ? live : { ...live, status }),
      { fieldManager, subresource: 'status' },
    );
    return true;
  } catch (error) {
    if (isRefused(error, 'NotFound', 'Conflict')) return false;
    throw error;
  }
}
