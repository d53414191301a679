// What the engine did, entry by entry: read by timelines and by tests.
import type { ObjectRef } from '../../apiserver/objectstore.js';
import type { HookName } from './spec.js';

export interface Refusal {
  readonly code: number;
  readonly reason: string;
  readonly message: string;
}

export type Verb = 'create' | 'update' | 'update status' | 'patch' | 'apply' | 'delete';

export type Event =
  /** Loaded, running, unloaded; or waiting for a kind that the API server does not serve. */
  | { readonly event: 'Starting' | 'Started' | 'Stopped' }
  | { readonly event: 'CreateError'; readonly message: string }
  | {
      readonly event: 'HookCalled';
      readonly hook: HookName;
      readonly parent: ObjectRef;
      readonly status: number;
    }
  /** A write on the API server, dry runs excepted. */
  | { readonly event: 'Written'; readonly verb: Verb; readonly object: ObjectRef }
  | { readonly event: 'Refused'; readonly verb: Verb; readonly object: ObjectRef; readonly refusal: Refusal }
  | { readonly event: 'Synced'; readonly parent: ObjectRef }
  | {
      readonly event: 'SyncError';
      readonly parent: ObjectRef;
      readonly message: string;
      readonly retryMs: number;
    }
  /** A hook has answered 429. */
  | { readonly event: 'TooManyRequests'; readonly parent: ObjectRef; readonly retryMs: number }
  /** A related kind is not in the cache yet. */
  | { readonly event: 'NotSynced'; readonly parent: ObjectRef; readonly retryMs: number }
  /** The whole process went down. */
  | { readonly event: 'Crashed'; readonly message: string };

export type LogEntry = Event & {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** `CompositeController/trainjobs` */
  readonly controller: string;
};

export type Log = (event: Event) => void;
