// How a write other than an apply changes managedFields (the Updater of structured-merge-diff): its manager becomes the
// only owner of the fields that it changes, and the fields that it removes have no owner.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import { compare } from './fields.js';
import { difference, isEmpty, noFields, union } from './fieldset.js';
import type { Kind } from './kind.js';
import {
  trackable,
  managersOf,
  isEntryOf,
  withManagers,
  withoutManagedFields,
  type ManagerFields,
  type Writer,
} from './managedfields.js';

/** `next` with the managedFields of a write that replaces `live`, or that creates the object. */
export function trackUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
): AnyObject {
  const managers = managersBefore(live, next, writer);
  // An object without managedFields stays without them until the first apply.
  if (live !== undefined && managers.length === 0) return withoutManagedFields(next);
  return withManagers(next, managersAfterUpdate(kind, live, next, writer, now, managers));
}

export function managersAfterUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
  managers: readonly ManagerFields[],
): readonly ManagerFields[] {
  const { added, removed, modified } = compare(
    live === undefined ? kind.blank : withoutManagedFields(live),
    withoutManagedFields(next),
    kind.schema,
  );
  const written = trackable(union(added, modified));
  const lost = union(written, removed);
  const others = managers.map((entry) => ({ ...entry, fields: difference(entry.fields, lost) }));
  if (isEmpty(written)) return others;
  const own = others.find((entry) => isEntryOf(entry, writer));
  return [
    ...others.filter((entry) => entry !== own),
    { ...writer, fields: union(own?.fields ?? noFields, written), time: now },
  ];
}

// A caller may set managedFields on the main endpoint; most send back what they have read.
function managersBefore(
  live: AnyObject | undefined,
  next: AnyObject,
  { subresource }: Writer,
): readonly ManagerFields[] {
  const recorded = live === undefined ? [] : managersOf(live);
  const sent = next.metadata.managedFields ?? [];
  if (subresource !== undefined || sent.length === 0) return recorded;
  if (live !== undefined && equal(sent, live.metadata.managedFields)) return recorded;
  return sent.length === 1 && equal(sent[0], {}) ? [] : managersOf(next);
}
