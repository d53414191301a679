// The children of an answer, made ready for comparison and apply.
// Source: what Metacontroller does to them after decoding, and its check of their labels.
import { CONTROLLER_UID } from '../../hooks/api/labels.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import { type JsonObject, isObject, memberOf } from '../../hooks/kube/json.js';
import { MetacontrollerCrash } from './errors.js';
import { matches } from './labelselector.js';
import type { Labels, LabelSelector } from './labelselector.js';

/** Each child with the parent's namespace, if it has none of its own. A null among them takes the process down. */
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

/** The child with the label by which a generated selector knows it; another value of the hook's stays. */
export function withGeneratedLabel(child: AnyObject, parent: AnyObject): AnyObject {
  const labels: unknown = child.metadata.labels ?? (Object.hasOwn(child.metadata, 'labels') ? null : {});
  if (!isObject(labels) || Object.hasOwn(labels, CONTROLLER_UID)) return child;
  const uid = parent.metadata.uid ?? '';
  return {
    ...child,
    metadata: { ...child.metadata, labels: { ...labels, [CONTROLLER_UID]: uid } },
  };
}

/** Throws when a child does not carry its parent's selector: it would never be seen again. */
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
