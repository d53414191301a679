// Fields of an object that its schema does not name. The API server drops them, or refuses them when a client asks for
// strict validation, as kubectl does.
import { isList, isObject } from '../../hooks/kube/json.js';

/** The fields that were sent and not stored: `spec.trainer.nodes`. Empty values do not count. */
export function unknownFields(sent: unknown, stored: unknown, path = ''): readonly string[] {
  if (isList(sent)) {
    const kept = isList(stored) ? stored : [];
    return sent.flatMap((item, place) => unknownFields(item, kept[place], `${path}[${place}]`));
  }
  if (!isObject(sent)) return [];
  const kept = isObject(stored) ? stored : {};
  return Object.entries(sent).flatMap(([name, value]) => {
    if (value === null || value === undefined || (path === '' && name === 'status')) return [];
    const field = path === '' ? name : `${path}.${name}`;
    return name in kept ? unknownFields(value, kept[name], field) : [field];
  });
}
