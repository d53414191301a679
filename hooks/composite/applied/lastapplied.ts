// Keeping a child exactly as it is: answer with what Metacontroller last applied, never with the observed object.
// Dynamic apply keeps that in an annotation, server-side apply in `metadata.managedFields`. A child of Kubeflow
// Trainer's, which Metacontroller has not applied yet, is kept as Trainer applied it.
import { CONTROLLER_UID, METACONTROLLER_LAST_APPLIED } from '../../api/labels.js';
import type { AnyObject, KubeObject } from '../../api/hook.js';
import type { ApplyMode } from '../../api/settings.js';
import { filledIn } from './filledin.js';
import { appliedBy, applierOfLabel } from './managedfields.js';
import { memoByText } from '../../kube/memo.js';

/** How a child was applied, as far as it shows; undefined when neither way left a trace. */
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
 * The child as it was last applied. Sent back, it changes nothing, whoever else has written to the child since.
 * A child that was never applied (adopted, or made by another controller) is named and no more.
 */
export function lastApplied(child: AnyObject, fieldManager: string): AnyObject {
  const annotated = fromAnnotation(child);
  if (annotated !== undefined) return identified(child, filledIn(annotated, child) as Applied);
  return serverSideApplied(child, fieldManager) ?? byWhoeverApplied(child);
}

// Should Metacontroller have another field manager than we were told: it applies a label that nobody else does. Of what
// is not sent back it would let go, and the API server would take it away.
function byWhoeverApplied(child: AnyObject): AnyObject {
  const manager = applierOfLabel(child, CONTROLLER_UID);
  return (manager === undefined ? undefined : serverSideApplied(child, manager)) ?? appliedByTrainer(child);
}

/** The child as this manager has applied it on the server, but for its owner; undefined where it never did. */
export function serverSideApplied(child: AnyObject, fieldManager: string): AnyObject | undefined {
  const applied = fromManagedFields(child, fieldManager);
  return applied && identified(child, applied);
}

type Applied = Partial<AnyObject>;

/** Metacontroller may be about to copy it into an annotation. One that would not fit is named and no more. */
function appliedByTrainer(child: AnyObject): AnyObject {
  const applied = serverSideApplied(child, TRAINER_FIELD_MANAGER);
  const isTooLarge = applied === undefined || annotatedBytesOf(applied) > ANNOTATIONS_LIMIT_BYTES;
  return isTooLarge ? identified(child) : applied;
}

function identified({ apiVersion, kind, metadata }: AnyObject, applied?: Applied): AnyObject {
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

// Every sync of a job comes with the same texts, until one of its children is applied again.
const parseApplied = memoByText(16 * 1024 * 1024, (text): { readonly applied?: Applied } => {
  try {
    const value: unknown = JSON.parse(text);
    const isObject = value !== null && typeof value === 'object' && !Array.isArray(value);
    return isObject ? { applied: value } : {};
  } catch {
    return {};
  }
});

/** How much the API server takes in annotations of one object: keys and values, in bytes of UTF-8. */
export const ANNOTATIONS_LIMIT_BYTES = 256 * 1024;

/** What the annotations of an object come to once dynamic apply has added the whole object as one of them. */
export function annotatedBytesOf(object: KubeObject): number {
  // Go writes <, > and & as six bytes each, and Metacontroller adds a label with the parent's uid.
  const escaped = JSON.stringify(object).replace(/[<>&]/g, '\\u0000');
  const label = `"labels":{"controller-uid":"00000000-0000-0000-0000-000000000000"},`;
  const own = Object.entries(object.metadata.annotations ?? {})
    .flat()
    .join('');
  return new TextEncoder().encode(METACONTROLLER_LAST_APPLIED + escaped + label + own).length;
}
