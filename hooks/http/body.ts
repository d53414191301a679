// Parses and checks a request body: UTF-8, JSON, bounded nesting, and no value that would change when it is merged into an
// object or serialized again.
import { isUtf8 } from 'node:buffer';
import { hasDuplicateKey } from '../kube/duplicatekeys.js';
import { requestInvalid } from '../kube/errors.js';

/** Kubernetes objects are far less deep. Without a bound, code that walks the body could overflow the stack. */
const DEEPEST = 200;

/** Known: the sender presented a token or a certificate. */
export type Sender = 'known' | 'unknown';

/**
 * Parses a body in JSON. Throws a HookError with the path of the invalid member, which quotes no value. Duplicate names are
 * searched for only if the sender is unknown, because Metacontroller and the API server never send them.
 */
export function parseBody(bytes: Buffer, sender: Sender): unknown {
  if (bytes.length === 0) throw malformed('', 'the body is empty');
  if (!isUtf8(bytes)) throw malformed('', 'the body is not UTF-8');
  const text = bytes.toString('utf8');
  const value = parseJson(text);
  const fault = faultIn(value, 0);
  if (fault !== undefined) throw malformed(fault.field, fault.problem);
  if (sender === 'unknown' && hasDuplicateKey(text, value))
    throw malformed('', 'an object has two members with the same name');
  return value;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    // The message of the engine quotes the text, which may be a Secret's; only the position is used.
    const place = cause instanceof Error ? /at position \d+/.exec(cause.message)?.[0] : undefined;
    throw malformed('', ['the body is not JSON', place].filter(Boolean).join(' '));
  }
}

interface Fault {
  readonly field: string;
  readonly problem: string;
}

/** Walks the parsed value once; strings, which are most of it, are skipped. */
function faultIn(value: unknown, depth: number): Fault | undefined {
  if (typeof value === 'number')
    return Number.isFinite(value) ? undefined : { field: '', problem: 'the number is too large' };
  if (typeof value !== 'object' || value === null) return undefined;
  if (depth === DEEPEST)
    return { field: '', problem: `the value is nested more than ${DEEPEST} levels deep` };
  if (Array.isArray(value)) {
    for (let index = 0; index < value.length; index++) {
      const fault = faultIn(value[index], depth + 1);
      if (fault !== undefined) return { ...fault, field: `[${index}]${dotted(fault.field)}` };
    }
    return undefined;
  }
  for (const key in value) {
    if (key === '__proto__') return { field: key, problem: 'the name __proto__ is not allowed' };
    const member: unknown = value[key as keyof typeof value];
    if (typeof member === 'string') continue;
    const fault = faultIn(member, depth + 1);
    if (fault !== undefined) return { ...fault, field: `${key}${dotted(fault.field)}` };
  }
  return undefined;
}

function dotted(rest: string): string {
  return rest === '' || rest.startsWith('[') ? rest : `.${rest}`;
}

function malformed(field: string, problem: string): Error {
  return requestInvalid({ field, problem, remedy: 'send the v2 request of this hook as JSON in UTF-8' });
}
