// JSON as Go's encoder writes it: the text of the last-applied annotation, and what server-side apply remembers.
import { isObject } from '../../hooks/kube/json.js';

/** Compact, keys sorted, and `<`, `>`, `&` and the two line separators escaped. */
export function goJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(goJson).join(',')}]`;
  if (!isObject(value)) return escaped(value);
  const members = Object.keys(value)
    .filter((key) => value[key] !== undefined)
    .sort()
    .map((key) => `${escaped(key)}:${goJson(value[key])}`);
  return `{${members.join(',')}}`;
}

function escaped(value: unknown): string {
  return JSON.stringify(value ?? null).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}
