// One child from one controller to the other: whoever takes it over applies what the one before applied, and then that
// one's record goes. Nothing of the child changes but what is said in `metadata`. If both stayed recorded, a field that
// the new controller no longer wants would stay for ever, for the old one still wants it.
import type { AnyObject, ManagedFieldsEntry, OwnerReference } from '../../hooks/api/hook.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';

export interface Handover {
  readonly from: string;
  readonly to: string;
  /** What `from` has applied, with the changes that `to` makes. */
  readonly applied: AnyObject;
  readonly owner: OwnerReference;
  /** A merge patch of labels and annotations, beside. */
  readonly metadata?: object;
}

export async function handOver(store: ObjectStore, child: AnyObject, handover: Handover): Promise<void> {
  const { from, to, applied, owner, metadata = {} } = handover;
  const { uid } = child.metadata;
  const body = {
    ...applied,
    metadata: { ...applied.metadata, ...(uid === undefined ? {} : { uid }), ownerReferences: [owner] },
  };
  // Without force: what is applied is what is there, and where it is not, nothing happens.
  const taken = await store.patch(refOf(child), { type: 'apply', body }, { fieldManager: to });
  const { managedFields = [], resourceVersion } = taken.metadata;
  const rest = managedFields.filter((entry) => !isRecordOf(entry, from));
  const patch = { metadata: { ...metadata, resourceVersion, managedFields: rest } };
  await store.patch(refOf(child), { type: 'merge', body: patch }, { fieldManager: MIGRATION });
}

/** Under this name migration writes what nobody applies. */
export const MIGRATION = 'metatrain-migrate';

export function isRecordOf({ manager, subresource = '' }: ManagedFieldsEntry, name: string): boolean {
  return manager === name && subresource === '';
}
