// Compares an object with an expectation: the members that it names, and lists as a whole.
import { isObject } from '../hooks/kube/json.js';

/** The differences, one line for each member. `null` expects a member to be absent. */
export function differencesOf(wanted: unknown, found: unknown, path = ''): readonly string[] {
  if (wanted === null) return found === undefined ? [] : [`${path} is ${shown(found)} and should be absent`];
  if (Array.isArray(wanted)) {
    if (!Array.isArray(found) || found.length !== wanted.length) return [differs(wanted, found, path)];
    return wanted.flatMap((item, index) => differencesOf(item, found[index], `${path}[${index}]`));
  }
  if (isObject(wanted)) {
    if (!isObject(found)) return [differs(wanted, found, path)];
    return Object.entries(wanted).flatMap(([name, member]) =>
      differencesOf(member, found[name], path === '' ? name : `${path}.${name}`),
    );
  }
  return wanted === found ? [] : [differs(wanted, found, path)];
}

const differs = (wanted: unknown, found: unknown, path: string): string =>
  `${path} is ${shown(found)} and should be ${shown(wanted)}`;

const shown = (value: unknown): string => (value === undefined ? 'absent' : JSON.stringify(value));
