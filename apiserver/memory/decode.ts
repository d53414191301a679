// Decodes an object of a kind: unknown fields are dropped, absent ones get their default.
import type { AnyObject } from '../../hooks/api/hook.js';
import { isObject } from '../../hooks/kube/json.js';
import type { ApiError } from '../objectstore.js';
import { withReadData } from './data.js';
import { badRequest, invalid, type Fault } from './errors.js';
import { frozen } from './frozen.js';
import type { Kind } from './kind.js';
import { normalized } from './metadata.js';
import { withDefaults } from './schema-defaults.js';
import { pruned } from './schema-prune.js';
import { validate } from './schema-validate.js';

/** An object of the store, not yet validated; malformed metadata is refused at once. */
export function decode(kind: Kind, object: object): AnyObject {
  const known = pruned(withDefaults(object, kind.schema), kind.schema) as AnyObject;
  const metadata: unknown = known.metadata;
  const metadataSchema = kind.schema.properties?.['metadata'];
  const [fault] = isObject(metadata) ? validate(metadata, metadataSchema ?? {}, 'metadata') : [];
  if (fault !== undefined) throw unreadable(kind, fault);
  const whole = { ...known, metadata: isObject(metadata) ? normalized(known.metadata) : {} } as AnyObject;
  return frozen(withReadData(kind, whole));
}

/** The result of an apply: it has no unknown fields, and its nulls were applied. */
export function completed(kind: Kind, object: AnyObject): AnyObject {
  if (!kind.isCustom) return decode(kind, object);
  const whole = withDefaults(object, kind.schema, 'nulls stay') as AnyObject;
  return frozen({ ...whole, metadata: normalized(whole.metadata) });
}

function unreadable({ apiVersion, kind }: Kind, { field, text }: Fault): ApiError {
  const version = apiVersion.split('/').at(-1) ?? '';
  return badRequest(`${kind} in version "${version}" cannot be handled as a ${kind}: ${field}: ${text}`);
}

/** Refuses an object that violates its schema or has other faults. */
export function refuse(kind: Kind, object: AnyObject, others: readonly Fault[]): void {
  const { name } = object.metadata;
  const ofSchema = validate(object, kind.schema);
  // For a built-in kind a wrong type fails before validation: the object cannot be decoded.
  if (!kind.isCustom && ofSchema[0] !== undefined) throw unreadable(kind, ofSchema[0]);
  const faults = [...others, ...ofSchema];
  if (faults.length > 0) throw invalid(kind, name, faults);
}
