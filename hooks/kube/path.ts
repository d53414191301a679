// A member of an object by its path, in words and dots: `spec.template`.

import { type JsonObject, isObject, memberOf } from './json.js';

/** What stands there; undefined where the path leads to nothing. */
export function valueAt(object: object, path: string): unknown {
  return memberOf(object, ...path.split('.'));
}

/** A copy with `value` there; objects on the way are made where they are missing. */
export function withValueAt<T extends object>(object: T, path: string, value: unknown): T {
  const [word = '', ...rest] = path.split('.');
  const member = (object as JsonObject)[word];
  const changed =
    rest.length === 0 ? value : withValueAt(isObject(member) ? member : {}, rest.join('.'), value);
  return { ...object, [word]: changed };
}
