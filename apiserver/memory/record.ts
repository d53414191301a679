// What a plain write does to the record of holdings (the Updater of structured-merge-diff): it takes the fields that it
// changes from everybody else, and what it removes is held by nobody.
import { dequal as equal } from 'dequal/lite';
import type { AnyObject, Timestamp } from '../../hooks/api/hook.js';
import { compare } from './fields.js';
import { difference, isEmpty, noFields, union } from './fieldset.js';
import {
  holdable,
  holdingsOf,
  isOf,
  withHoldings,
  withoutRecord,
  type Holding,
  type Writer,
} from './holdings.js';
import type { Kind } from './kind.js';

/** `next` with the record of a plain write that replaces `live`, or that makes the object. */
export function recordUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
): AnyObject {
  const holdings = recordedBefore(live, next, writer);
  // An object that nobody has a record of stays without one until somebody applies to it.
  if (live !== undefined && holdings.length === 0) return withoutRecord(next);
  return withHoldings(next, holdingsAfterUpdate(kind, live, next, writer, now, holdings));
}

export function holdingsAfterUpdate(
  kind: Kind,
  live: AnyObject | undefined,
  next: AnyObject,
  writer: Writer,
  now: Timestamp,
  holdings: readonly Holding[],
): readonly Holding[] {
  const { added, removed, modified } = compare(
    live === undefined ? kind.blank : withoutRecord(live),
    withoutRecord(next),
    kind.schema,
  );
  const written = holdable(union(added, modified));
  const lost = union(written, removed);
  const others = holdings.map((holding) => ({ ...holding, fields: difference(holding.fields, lost) }));
  if (isEmpty(written)) return others;
  const own = others.find((holding) => isOf(holding, writer));
  return [
    ...others.filter((holding) => holding !== own),
    { ...writer, fields: union(own?.fields ?? noFields, written), time: now },
  ];
}

// A caller may hand in a record of its own on the main endpoint; most send back what they have read.
function recordedBefore(
  live: AnyObject | undefined,
  next: AnyObject,
  { subresource }: Writer,
): readonly Holding[] {
  const recorded = live === undefined ? [] : holdingsOf(live);
  const sent = next.metadata.managedFields ?? [];
  if (subresource !== undefined || sent.length === 0) return recorded;
  if (live !== undefined && equal(sent, live.metadata.managedFields)) return recorded;
  return sent.length === 1 && equal(sent[0], {}) ? [] : holdingsOf(next);
}
