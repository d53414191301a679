// Reads the body of a hook's answer, as strictly as Metacontroller does.
// Source: Metacontroller's response decoding, mode strict (default of v2 hooks) and loose (default of v1).
import { duplicateKeys } from '../../hooks/kube/duplicatekeys.js';
import { type JsonObject, isObject } from '../../hooks/kube/json.js';

export type DecodeMode = 'strict' | 'loose';

/** The type of a member. `null` is the empty value of every type. */
export type Shape =
  | { readonly is: 'string' | 'number' | 'boolean' }
  /** Any members; duplicate keys are an error. */
  | { readonly is: 'map' }
  /** Strings by key; `null` removes a key. */
  | { readonly is: 'strings' }
  /** A child: needs a kind, and is not decoded further. */
  | { readonly is: 'child' }
  | { readonly is: 'list'; readonly of: Shape }
  | { readonly is: 'members'; readonly of: Readonly<Record<string, Shape>> };

/** An answer that Metacontroller does not accept: the call has failed. */
export class DecodeError extends Error {
  override readonly name = 'DecodeError';
}

/** The members of an answer; empty for `null`. Throws a DecodeError. */
export function decode(body: string, shape: Shape & { is: 'members' }, mode: DecodeMode): JsonObject {
  const value = parse(body);
  const faults = [...faultsOf(value, shape, '', mode)];
  if (mode === 'strict') faults.push(...duplicatesIn(body, shape));
  const [fault] = faults;
  if (fault !== undefined) throw new DecodeError(fault);
  return isObject(value) ? value : {};
}

function parse(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch (error) {
    throw new DecodeError(`the answer is not JSON: ${(error as Error).message}`);
  }
}

function* faultsOf(value: unknown, shape: Shape, path: string, mode: DecodeMode): Generator<string> {
  if (value === null || value === undefined) return;
  if (!hasType(value, shape)) {
    yield `${path === '' ? 'the answer' : path} is not ${TYPE_NAMES[shape.is]}`;
    return;
  }
  if (shape.is === 'list') {
    for (const [index, item] of (value as readonly unknown[]).entries()) {
      yield* faultsOf(item, shape.of, `${path}[${index}]`, mode);
    }
  }
  if (shape.is !== 'members' || !isObject(value)) return;
  for (const [key, member] of Object.entries(value)) {
    const inner = path === '' ? key : `${path}.${key}`;
    const known = Object.hasOwn(shape.of, key) ? shape.of[key] : undefined;
    if (known !== undefined) yield* faultsOf(member, known, inner, mode);
    else if (mode === 'strict') yield `unknown field ${inner}`;
  }
}

function hasType(value: unknown, shape: Shape): boolean {
  switch (shape.is) {
    case 'string':
    case 'number':
    case 'boolean':
      return typeof value === shape.is;
    case 'list':
      return Array.isArray(value);
    case 'map':
    case 'members':
      return isObject(value);
    case 'strings':
      return (
        isObject(value) && Object.values(value).every((text) => text === null || typeof text === 'string')
      );
    case 'child':
      return isObject(value) && typeof value['kind'] === 'string' && value['kind'] !== '';
  }
}

const TYPE_NAMES: Readonly<Record<Shape['is'], string>> = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  list: 'a list',
  map: 'an object',
  members: 'an object',
  strings: 'a map of strings',
  child: 'an object with a kind',
};

function* duplicatesIn(body: string, shape: Shape): Generator<string> {
  for (const path of duplicateKeys(body)) {
    if (!isInsideChild(path, shape)) yield `duplicate field ${path.join('.')}`;
  }
}

function isInsideChild(path: readonly string[], shape: Shape | undefined): boolean {
  const [key = '', ...rest] = path;
  if (shape === undefined || path.length === 0) return false;
  if (shape.is === 'child') return true;
  if (shape.is === 'list') return isInsideChild(rest, shape.of);
  return shape.is === 'members' && isInsideChild(rest, shape.of[key]);
}
