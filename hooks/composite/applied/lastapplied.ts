// To keep a child as it is, the answer has what Metacontroller last applied, never the observed object. Dynamic apply
// keeps that in an annotation, server-side apply in `metadata.managedFields`. A child of Kubeflow Trainer, which
// Metacontroller has not applied yet, is kept as Trainer applied it.
import type { AnyObject, KubeObject } from '../../api/hook.js';
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../api/labels.js';
import type { ApplyMode } from '../../api/settings.js';
import { isObject } from '../../kube/json.js';
import { memoByText } from '../../kube/memo.js';
import { filledIn } from './filledin.js';
import { appliedBy, applierOfLabel } from './managedfields.js';

/** How a child was applied; undefined if that cannot be found out. */
export function appliedModeOf(child: AnyObject, fieldManager: string): ApplyMode | undefined {
  if (child.metadata.annotations?.[METACONTROLLER_LAST_APPLIED] !== undefined) return 'dynamic';
  const isOurs = child.metadata.managedFields?.some(
    ({ manager, operation }) => manager === fieldManager && operation === 'Apply',
  );
  return isOurs === true ? 'server-side-apply' : undefined;
}

/** The field manager of Kubeflow Trainer's controller. */
export const TRAINER_FIELD_MANAGER = 'trainer';

/**
 * The child as it was last applied. Sending it again changes nothing, even if others have changed the child since. For a
 * child that was never applied (adopted, or created by another controller), only its identity.
 */
export function lastApplied(child: AnyObject, fieldManager: string): AnyObject {
  const annotated = fromAnnotation(child);
  if (annotated !== undefined) return withIdentity(child, filledIn(annotated, child) as Applied);
  return serverSideApplied(child, fieldManager) ?? appliedByOther(child);
}

// In case Metacontroller's field manager is not the configured one: only Metacontroller applies the label. If a field
// were not sent again, Metacontroller would give it up, and the API server would remove it.
function appliedByOther(child: AnyObject): AnyObject {
  const manager = applierOfLabel(child, CONTROLLER_UID);
  return (manager === undefined ? undefined : serverSideApplied(child, manager)) ?? appliedByTrainer(child);
}

/** The child as this manager applied it by server-side apply, without owner references; undefined if it never did. */
export function serverSideApplied(child: AnyObject, fieldManager: string): AnyObject | undefined {
  const applied = fromManagedFields(child, fieldManager);
  return applied && withIdentity(child, applied);
}

type Applied = Partial<AnyObject>;

/** Metacontroller may copy the child into an annotation. If it would not fit, only its identity is sent. */
function appliedByTrainer(child: AnyObject): AnyObject {
  const applied = serverSideApplied(child, TRAINER_FIELD_MANAGER);
  const isTooLarge = applied === undefined || annotatedBytesOf(applied) > ANNOTATIONS_LIMIT_BYTES;
  return isTooLarge ? withIdentity(child) : applied;
}

function withIdentity({ apiVersion, kind, metadata }: AnyObject, applied?: Applied): AnyObject {
  const { name, namespace } = metadata;
  const identity = namespace === undefined ? { name } : { name, namespace };
  return { ...applied, apiVersion, kind, metadata: { ...applied?.metadata, ...identity } };
}

function fromManagedFields(child: AnyObject, fieldManager: string): Applied | undefined {
  const applied = appliedBy(child, fieldManager) as Applied | undefined;
  if (applied?.metadata?.ownerReferences === undefined) return applied;
  // Metacontroller adds the owner reference to everything that it applies.
  const { ownerReferences: _added, ...metadata } = applied.metadata;
  return { ...applied, metadata };
}

function fromAnnotation(child: AnyObject): Applied | undefined {
  const text = child.metadata.annotations?.[METACONTROLLER_LAST_APPLIED];
  return text === undefined || text === '' ? undefined : parseApplied(text).applied;
}

// Every sync of a job has the same texts, until one of its children is applied again.
const parseApplied = memoByText(16 * 1024 * 1024, (text): { readonly applied?: Applied } => {
  try {
    const value: unknown = JSON.parse(text);
    return isObject(value) ? { applied: value } : {};
  } catch {
    return {};
  }
});

/** The API server's limit for the annotations of one object: keys and values, in bytes of UTF-8. */
export const ANNOTATIONS_LIMIT_BYTES = 256 * 1024;

/** The size of an object's annotations once dynamic apply has added the whole object as one of them. */
export function annotatedBytesOf(object: KubeObject): number {
  // Go escapes <, > and & with six bytes each, and Metacontroller adds a label with the parent's uid.
  const escaped = JSON.stringify(object).replace(/[<>&]/g, '\\u0000');
  const label = `"labels":{"controller-uid":"00000000-0000-0000-0000-000000000000"},`;
  const own = Object.entries(object.metadata.annotations ?? {})
    .flat()
    .join('');
  return new TextEncoder().encode(METACONTROLLER_LAST_APPLIED + escaped + label + own).length;
}
