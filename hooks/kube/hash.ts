// A short hash of a value, for annotations that record what an object was created from.
import { createHash } from 'node:crypto';
import { stableJson } from './stablejson.js';

/** The first 128 bits, in hex, of SHA-256 over the value's stable JSON. */
export function hashOf(value: unknown): string {
  return createHash('sha256').update(stableJson(value)).digest('hex').slice(0, 32);
}
