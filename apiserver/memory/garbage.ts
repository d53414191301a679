// The garbage collector of kube-controller-manager, one round at a time: dependents are deleted in the background when all
// their owners are absent; an owner deleted in the foreground waits for the dependents that block it; an owner deleted
// with Orphan is removed from the owners of its dependents. An owner in another namespace counts as absent.
import type { AnyObject, OwnerReference } from '../../hooks/api/hook.js';
import { kindOf, type Context } from './context.js';
import { foregroundDeletion, orphan, remove, withoutFinalizer } from './remove.js';

const isMarked = ({ metadata }: AnyObject): boolean => metadata.deletionTimestamp !== undefined;
const has = ({ metadata }: AnyObject, finalizer: string): boolean =>
  metadata.finalizers?.includes(finalizer) === true;
const ownersOf = ({ metadata }: AnyObject): readonly OwnerReference[] => metadata.ownerReferences ?? [];

/** Returns whether anything was changed. */
export function collectGarbage(context: Context): boolean {
  const before = context.objects.version();
  const all = context.objects.all();
  const owned = all.filter((one) => ownersOf(one).length > 0);
  for (const owner of all.filter(isMarked)) {
    if (has(owner, orphan)) releaseDependents(context, owner, owned);
    else if (has(owner, foregroundDeletion)) finishForeground(context, owner, owned);
  }
  const owners = new Set(owned.flatMap((one) => ownersOf(one).map(({ uid }) => uid)));
  for (const { apiVersion, kind, metadata } of owned) {
    const dependent = context.objects.get(
      kindOf(context, { apiVersion, kind }),
      metadata.namespace ?? '',
      metadata.name,
    );
    if (dependent !== undefined) collect(context, dependent, owners.has(metadata.uid ?? ''));
  }
  return context.objects.version() !== before;
}

const dependentsOf = (owner: AnyObject, owned: readonly AnyObject[]): readonly AnyObject[] =>
  owned.filter((one) => ownersOf(one).some(({ uid }) => uid === owner.metadata.uid));

function releaseDependents(context: Context, owner: AnyObject, owned: readonly AnyObject[]): void {
  for (const dependent of dependentsOf(owner, owned)) {
    removeOwners(context, dependent, ({ uid }) => uid === owner.metadata.uid);
  }
  context.store(kindOf(context, owner), withoutFinalizer(owner, orphan));
}

function finishForeground(context: Context, owner: AnyObject, owned: readonly AnyObject[]): void {
  const blocks = ({ uid, blockOwnerDeletion }: OwnerReference): boolean =>
    uid === owner.metadata.uid && blockOwnerDeletion === true;
  if (owned.some((one) => ownersOf(one).some(blocks))) return;
  context.store(kindOf(context, owner), withoutFinalizer(owner, foregroundDeletion));
}

type OwnerState = 'solid' | 'absent' | 'waiting';

function stateOf(context: Context, dependent: AnyObject, owner: OwnerReference): OwnerState {
  const kind = context.kinds.byKind(owner.apiVersion, owner.kind);
  const { namespace } = dependent.metadata;
  // An owner that cannot be looked up is not known to be absent.
  if (kind === undefined || (kind.namespaced && namespace === undefined)) return 'solid';
  const object = context.objects.get(kind, kind.namespaced ? (namespace ?? '') : '', owner.name);
  if (object?.metadata.uid !== owner.uid) return 'absent';
  return isMarked(object) && has(object, foregroundDeletion) ? 'waiting' : 'solid';
}

function collect(context: Context, dependent: AnyObject, isOwner: boolean): void {
  const owners = ownersOf(dependent);
  if (owners.length === 0 || isMarked(dependent)) return;
  const states = new Map(owners.map((owner) => [owner, stateOf(context, dependent, owner)]));
  const found = [...states.values()];
  if (found.includes('solid')) {
    if (found.some((state) => state !== 'solid')) {
      removeOwners(context, dependent, (owner) => states.get(owner) !== 'solid');
    }
    return;
  }
  const { apiVersion, kind, metadata } = dependent;
  const { name, namespace, uid } = metadata;
  remove(
    context,
    { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) },
    {
      ...(uid === undefined ? {} : { uid }),
      propagationPolicy: propagationFor(dependent, found.includes('waiting') && isOwner),
    },
  );
}

function propagationFor(dependent: AnyObject, isWaitedFor: boolean): 'Background' | 'Foreground' | 'Orphan' {
  if (isWaitedFor) return 'Foreground';
  if (has(dependent, orphan)) return 'Orphan';
  return has(dependent, foregroundDeletion) ? 'Foreground' : 'Background';
}

function removeOwners(
  context: Context,
  object: AnyObject,
  isRemoved: (owner: OwnerReference) => boolean,
): void {
  const left = ownersOf(object).filter((owner) => !isRemoved(owner));
  const metadata = { ...object.metadata, ownerReferences: left };
  context.store(kindOf(context, object), { ...object, metadata });
}
