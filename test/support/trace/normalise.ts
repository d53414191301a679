// Removes from a record the values that differ in each run: uids, times, resource versions, field managers.
import type { AnyObject } from '../../../hooks/api/hook.js';

const OF_THE_RUN = ['resourceVersion', 'managedFields'];

/** Names of uids, by uid; kept for a whole scenario, because a request can refer to a deleted object. */
export type KnownUids = Map<string, string>;

/** Remembers the uid of every object anywhere inside a value. */
export function learnUids(known: KnownUids, value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  if (isKubeObject(value)) {
    const { kind, metadata } = value;
    if (metadata.uid !== undefined) known.set(metadata.uid, `<uid ${kind} ${metadata.name}>`);
  }
  for (const member of Object.values(value)) learnUids(known, member);
}

/** `<uid KIND NAME>` and `<time>`, also inside text; no resourceVersion, no managedFields; no controller but its name. */
export function normalised(known: KnownUids, value: unknown): unknown {
  if (typeof value === 'string') return withoutTimes(withoutUids(known, value));
  if (Array.isArray(value)) return value.map((item) => normalised(known, item));
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).map(([key, member]) => [key, memberOf(known, key, member)] as const);
  return Object.fromEntries(members.filter(([, member]) => member !== undefined));
}

function memberOf(known: KnownUids, key: string, member: unknown): unknown {
  if (key === 'controller' && isKubeObject(member)) return { metadata: { name: member.metadata.name } };
  if (key !== 'metadata' || typeof member !== 'object' || member === null) return normalised(known, member);
  const fields = Object.entries(member).filter(([field]) => !OF_THE_RUN.includes(field));
  return normalised(known, Object.fromEntries(fields));
}

function withoutUids(known: KnownUids, text: string): string {
  let result = text;
  for (const [uid, name] of known) if (result.includes(uid)) result = result.replaceAll(uid, name);
  return result;
}

function withoutTimes(text: string): string {
  return text.replace(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z/g, '<time>');
}

function isKubeObject(value: unknown): value is AnyObject {
  if (typeof value !== 'object' || value === null) return false;
  const { kind, metadata } = value as Partial<AnyObject>;
  return typeof kind === 'string' && typeof metadata === 'object';
}
