// How Metacontroller reads and writes annotations: its last-applied annotation, and the one of a decorator.
import type { AnyObject } from '../../hooks/api/hook.js';
import { METACONTROLLER_LAST_APPLIED } from '../../hooks/api/labels.js';
import { type JsonObject, isObject, memberOf, withMember } from '../../hooks/kube/json.js';
import { goJson } from './gojson.js';

/** On an attachment: the decorator that it belongs to. */
export const DECORATOR_CONTROLLER = 'metacontroller.k8s.io/decorator-controller';

/**
 * The object with one more annotation. Annotations must be strings: null becomes an empty string, and any other
 * value makes Metacontroller drop all annotations.
 */
export function withAnnotation<T extends JsonObject>(object: T, key: string, value: string): T {
  return withAnnotations(object, {
    ...(stringsOf(memberOf(object, 'metadata', 'annotations')) ?? {}),
    [key]: value,
  });
}

/** The object without its last-applied annotation; the same object if it has none. */
export function withoutLastApplied<T extends JsonObject>(object: T): T {
  const annotations = memberOf(object, 'metadata', 'annotations');
  if (!isObject(annotations) || !Object.hasOwn(annotations, METACONTROLLER_LAST_APPLIED)) return object;
  const left = withMember(annotations, METACONTROLLER_LAST_APPLIED, undefined);
  return withAnnotations(object, Object.keys(left).length > 0 ? left : undefined);
}

/** The object with `desired` in its last-applied annotation. */
export function withLastApplied<T extends JsonObject>(object: T, desired: JsonObject): T {
  return withAnnotation(object, METACONTROLLER_LAST_APPLIED, goJson(desired));
}

/** What was last applied; empty without the annotation. Throws when it does not contain an object. */
export function lastAppliedOf(observed: AnyObject): JsonObject {
  const text = observed.metadata.annotations?.[METACONTROLLER_LAST_APPLIED];
  if (text === undefined || text === '') return {};
  const value: unknown = JSON.parse(text);
  if (value === null) return {};
  if (!isObject(value)) throw new SyntaxError(`${METACONTROLLER_LAST_APPLIED} is no object`);
  return value;
}

function withAnnotations<T extends JsonObject>(object: T, annotations: JsonObject | undefined): T {
  const metadata = isObject(object['metadata']) ? object['metadata'] : {};
  return { ...object, metadata: withMember(metadata, 'annotations', annotations) };
}

/** A map of strings, where null is an empty string; undefined if a value is anything else. */
function stringsOf(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isObject(value)) return undefined;
  const entries = Object.entries(value).map(([key, text]) => [key, text ?? ''] as const);
  return entries.every((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
    ? Object.fromEntries(entries)
    : undefined;
}
