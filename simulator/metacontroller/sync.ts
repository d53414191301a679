// The common part of a sync of composites and decorators: one parent, and the call of its hook.
import type { Resource } from '../../apiserver/objectstore.js';
import type { AnyObject } from '../../hooks/api/hook.js';
import type { JsonObject } from '../../hooks/kube/json.js';
import { byKind } from './childkey.js';
import type { Group } from './childkey.js';
import type { Context } from './context.js';
import { hookFor } from './parent.js';
import type { ParentRule } from './spec.js';

export interface Pass {
  readonly context: Context;
  readonly rule: ParentRule;
  readonly resource: Resource;
  /** The parent in the cache. */
  readonly cached: AnyObject;
  /** Schedules another sync after so many milliseconds. */
  readonly syncAgainAfter: (ms: number) => void;
}

/** Beyond this many seconds Go's durations overflow, and the next sync is at once. */
const OVERFLOW_SECONDS = 2 ** 63 / 1e9;

/** Calls sync or finalize, and schedules the resync that the answer asks for. */
export async function askHook(
  { context, rule, syncAgainAfter }: Pass,
  parent: AnyObject,
  children: readonly Group[],
  words: { readonly parent: string; readonly children: string },
): Promise<JsonObject> {
  const { spec, clients, customize } = context;
  const name = hookFor(spec, rule, parent);
  const client = clients[name];
  const related = await customize.related(parent);
  if (client === undefined) throw new Error('no enabled hooks');
  const { version } = client.hook;
  const answer = await client.call(parent, {
    controller: spec.object,
    [words.parent]: parent,
    [words.children]: byKind(children, parent, version),
    related: byKind(related, parent, version),
    finalizing: name === 'finalize',
  });
  const seconds = answer['resyncAfterSeconds'];
  if (typeof seconds === 'number' && seconds > 0) {
    syncAgainAfter(seconds < OVERFLOW_SECONDS ? seconds * 1000 : 0);
  }
  return answer;
}
