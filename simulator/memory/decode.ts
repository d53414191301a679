// From the wire to an object of a kind: what is unknown to its schema is dropped, what is absent gets its default.
import type { AnyObject } from '../../hooks/api/hook.js';
import { badRequest, invalid, type Fault } from './errors.js';
import { frozenCopy, isObject } from './json.js';
import type { Kind } from './kinds.js';
import { tidied } from './metadata.js';
import { withDefaults } from './schema-defaults.js';
import { pruned } from './schema-prune.js';
import { validate } from './schema-validate.js';

/** The object as the store sees it, not yet validated; metadata of a wrong form is refused at once. */
export function decode(kind: Kind, object: object): AnyObject {
  const known = pruned(withDefaults(frozenCopy(object), kind.schema), kind.schema) as AnyObject;
  const metadata: unknown = known.metadata;
  const metadataSchema = kind.schema.properties?.['metadata'];
  const [fault] = isObject(metadata) ? validate(metadata, metadataSchema ?? {}, 'metadata') : [];
  if (fault !== undefined) throw badRequest(`unable to decode ${kind.kind}: ${fault.field}: ${fault.text}`);
  return frozenCopy({ ...known, metadata: isObject(metadata) ? tidied(known.metadata) : {} }) as AnyObject;
}

/** Refuses an object that is not of its schema, or has other faults. */
export function refuse(kind: Kind, object: AnyObject, others: readonly Fault[]): void {
  const { name } = object.metadata;
  const ofSchema = validate(object, kind.schema);
  // Of a built-in kind a wrong type never gets as far as validation: it cannot be read at all.
  if (!kind.isCustom && ofSchema[0] !== undefined) {
    const [{ field, text }] = ofSchema as [Fault];
    throw badRequest(`${kind.kind} in version "${kind.apiVersion}" cannot be handled: ${field}: ${text}`);
  }
  const faults = [...others, ...ofSchema];
  if (faults.length > 0) throw invalid(kind, name, faults);
}
