// JSON merge patch (RFC 7386) and JSON patch (RFC 6902) of a stored object.
import jsonPatch from 'fast-json-patch';
import { apply as applyMergePatch } from 'json-merge-patch';
import type { Operation } from 'fast-json-patch';
import type { AnyObject } from '../../hooks/api/hook.js';
import { ApiError } from '../objectstore.js';

// The libraries write into what they are given. A structured clone would, under jest, be of another realm, and equal
// to nothing.
const thawed = (object: AnyObject): object => JSON.parse(JSON.stringify(object)) as object;

export const mergePatched = (live: AnyObject, body: object): object =>
  applyMergePatch<object>(thawed(live), body);

/** A `test` that fails, or a path that is not there, is refused and changes nothing. */
export function jsonPatched(live: AnyObject, body: readonly object[]): object {
  try {
    return jsonPatch.applyPatch(thawed(live), body as Operation[], true).newDocument;
  } catch (error) {
    const [why] = (error instanceof Error ? error.message : String(error)).split('\n');
    throw new ApiError(
      422,
      'Invalid',
      `the server rejected our request due to an error in our request: ${why ?? ''}`,
    );
  }
}
