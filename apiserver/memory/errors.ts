// The API server's errors, with its messages (apimachinery's api/errors and validation/field).
import type { AnyObject } from '../../hooks/api/hook.js';
import { ApiError, type Fault } from '../objectstore.js';
import type { Kind } from './kind.js';

export type { Fault };

const resourceOf = ({ plural, group }: Kind): string => (group === '' ? plural : `${plural}.${group}`);
const kindOf = ({ kind, group }: Kind): string => (group === '' ? kind : `${kind}.${group}`);

export const noSuchKind = (): ApiError =>
  new ApiError(404, 'NotFound', 'the server could not find the requested resource');

export const notFound = (kind: Kind, name: string): ApiError =>
  new ApiError(404, 'NotFound', `${resourceOf(kind)} "${name}" not found`);

export function alreadyExists(kind: Kind, { metadata }: AnyObject): ApiError {
  const prefix = metadata.deletionTimestamp === undefined ? '' : 'object is being deleted: ';
  return new ApiError(409, 'AlreadyExists', `${prefix}${resourceOf(kind)} "${metadata.name}" already exists`);
}

export const conflict = (kind: Kind, name: string, why: string): ApiError =>
  new ApiError(409, 'Conflict', `Operation cannot be fulfilled on ${resourceOf(kind)} "${name}": ${why}`);

export const isStale = (kind: Kind, name: string): ApiError =>
  conflict(
    kind,
    name,
    'the object has been modified; please apply your changes to the latest version and try again',
  );

/** A deletion whose preconditions name another object or another state of it. */
export function otherRecord(
  kind: Kind,
  name: string,
  what: 'UID' | 'ResourceVersion',
  wanted: string,
  actual = '',
): ApiError {
  const since = what === 'UID' ? 'deleted and then recreated' : 'modified';
  const why = `the ${what} in the precondition (${wanted}) does not match the ${what} in record (${actual}). The object might have been ${since}`;
  return new ApiError(409, 'Conflict', `Operation cannot be fulfilled on ${kindOf(kind)} "${name}": ${why}`);
}

export const badRequest = (message: string): ApiError => new ApiError(400, 'BadRequest', message);

export const methodNotAllowed = (): ApiError =>
  new ApiError(405, 'MethodNotAllowed', 'the server does not allow this method on the requested resource');

export function invalid(kind: Kind, name: string, faults: readonly Fault[]): ApiError {
  const texts = faults.map(({ field, text }) => `${field}: ${text}`);
  const all = texts.length === 1 ? texts.join() : `[${texts.join(', ')}]`;
  return new ApiError(422, 'Invalid', `${kindOf(kind)} "${name}" is invalid: ${all}`, faults);
}

/** An internal error of the server. */
export const internal = (message: string): ApiError => new ApiError(500, '', message);

export const tooLarge = (limit: number): ApiError =>
  new ApiError(413, 'RequestEntityTooLarge', `Request entity too large: limit is ${limit}`);
