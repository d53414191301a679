// JSON merge patch (RFC 7386) and JSON patch (RFC 6902) of a stored object.
import jsonPatch from 'fast-json-patch';
import type { Operation } from 'fast-json-patch';
import { apply as applyMergePatch } from 'json-merge-patch';
import type { AnyObject } from '../../hooks/api/hook.js';
import { isObject } from '../../hooks/kube/json.js';
import { ApiError } from '../objectstore.js';
import { copyOf } from './frozen.js';

// The libraries modify their input. A structured clone would, in Jest, belong to another realm and equal nothing.
const mutableCopy = (object: AnyObject): object => JSON.parse(JSON.stringify(object)) as object;

export const mergePatched = (live: AnyObject, body: object): object =>
  applyMergePatch<object>(mutableCopy(live), copyOf(body));

/** If a `test` fails or a path is missing, the patch is refused and changes nothing. */
export function jsonPatched(live: AnyObject, body: readonly object[]): object {
  try {
    return (copyOf(body) as readonly Operation[]).reduce(
      (document, operation) =>
        jsonPatch.applyOperation(document, lenient(document, operation), true).newDocument,
      mutableCopy(live),
    );
  } catch {
    throw new ApiError(422, 'Invalid', 'the server rejected our request due to an error in our request');
  }
}

// The API server's `replace` adds a missing member.
function lenient(document: object, operation: Operation): Operation {
  if (operation.op !== 'replace') return operation;
  const end = operation.path.lastIndexOf('/');
  const parent: unknown = jsonPatch.getValueByPointer(document, operation.path.slice(0, Math.max(end, 0)));
  return isObject(parent) ? { ...operation, op: 'add' } : operation;
}
