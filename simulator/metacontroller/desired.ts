// The children of an answer, prepared for comparison and apply.
// Source: Metacontroller's defaults after decoding, and its check of labels.
import type { AnyObject } from '../../hooks/api/hook.js';
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import { type JsonObject, isObject, memberOf } from '../../hooks/kube/json.js';
import { MetacontrollerCrash } from './errors.js';
import { matches } from './labelselector.js';
import type { Labels, LabelSelector } from './labelselector.js';

/** Each child with the parent's namespace, if it has none of its own. A null in the list crashes the process. */
export function desiredOf(answered: unknown, parent: AnyObject): readonly AnyObject[] {
  const children = (answered ?? []) as readonly (JsonObject | null)[];
  return children.map((child) => {
    if (child === null) throw new MetacontrollerCrash('null among the children of an answer');
    const apiVersion = child['apiVersion'] ?? '';
    return { ...child, apiVersion, metadata: metadataOf(child, parent) } as unknown as AnyObject;
  });
}

function metadataOf(child: JsonObject, parent: AnyObject): JsonObject {
  const metadata = isObject(child['metadata']) ? child['metadata'] : {};
  const { namespace } = parent.metadata;
  const isSet = metadata['namespace'] !== undefined && metadata['namespace'] !== '';
  return isSet || namespace === undefined ? metadata : { ...metadata, namespace };
}

/** The child with the label of the generated selector, unless the hook has set it. */
export function withGeneratedLabel(child: AnyObject, parent: AnyObject): AnyObject {
  const labels: unknown = child.metadata.labels ?? (Object.hasOwn(child.metadata, 'labels') ? null : {});
  if (!isObject(labels) || Object.hasOwn(labels, CONTROLLER_UID)) return child;
  const uid = parent.metadata.uid ?? '';
  return {
    ...child,
    metadata: { ...child.metadata, labels: { ...labels, [CONTROLLER_UID]: uid } },
  };
}

/** Throws when the selector of the parent does not match a child: the child would not be found again. */
export function checkLabels(children: readonly AnyObject[], selector: LabelSelector): void {
  for (const child of children) {
    const labels = memberOf(child, 'metadata', 'labels');
    const name = `${child.kind} ${child.metadata.name}`;
    if (!isLabels(labels)) throw new Error(`${name}: labels must be a map of strings`);
    if (!matches(selector, labels)) throw new Error(`${name}: labels do not match the parent's selector`);
  }
}

function isLabels(value: unknown): value is Labels | undefined {
  return (
    value === undefined || (isObject(value) && Object.values(value).every((text) => typeof text === 'string'))
  );
}
