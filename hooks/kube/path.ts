// A member of an object by its path with dots: `spec.template`.

import { type JsonObject, isObject, memberOf } from './json.js';

/** The value at the path; undefined if it is missing. */
export function valueAt(object: object, path: string): unknown {
  return memberOf(object, ...path.split('.'));
}

/** A copy with `value` there; missing objects on the way are created. */
export function withValueAt<T extends object>(object: T, path: string, value: unknown): T {
  const [word = '', ...rest] = path.split('.');
  const member = (object as JsonObject)[word];
  const changed =
    rest.length === 0 ? value : withValueAt(isObject(member) ? member : {}, rest.join('.'), value);
  return { ...object, [word]: changed };
}
