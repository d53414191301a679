// Moves a child from one controller to the other: the new controller applies what the old one applied, and then the
// managedFields entry of the old one is removed. Only what `metadata` names changes in the child. If both entries stayed,
// a field that the new controller no longer applies would never be removed, because the old one still owns it.
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, ManagedFieldsEntry, OwnerReference } from '../../hooks/api/hook.js';
import { refOf } from '../../hooks/kube/refs.js';

export interface Handover {
  readonly from: string;
  readonly to: string;
  /** What `from` has applied, with the changes of `to`. */
  readonly applied: AnyObject;
  readonly owner: OwnerReference;
  /** A merge patch of labels and annotations, applied in addition. */
  readonly metadata?: object;
}

export async function handOver(store: ObjectStore, child: AnyObject, handover: Handover): Promise<void> {
  const { from, to, applied, owner, metadata = {} } = handover;
  const { uid } = child.metadata;
  const body = {
    ...applied,
    metadata: { ...applied.metadata, ...(uid === undefined ? {} : { uid }), ownerReferences: [owner] },
  };
  // Without force: the applied values are those of the child; if they differ, the API server refuses the write.
  const applying = await store.patch(refOf(child), { type: 'apply', body }, { fieldManager: to });
  const { managedFields = [], resourceVersion } = applying.metadata;
  const rest = managedFields.filter((entry) => !isRecordOf(entry, from));
  const patch = { metadata: { ...metadata, resourceVersion, managedFields: rest } };
  await store.patch(refOf(child), { type: 'merge', body: patch }, { fieldManager: MIGRATION });
}

/** Field manager of the migration, for fields that no controller applies. */
export const MIGRATION = 'metatrain-migrate';

export function isRecordOf({ manager, subresource = '' }: ManagedFieldsEntry, name: string): boolean {
  return manager === name && subresource === '';
}
