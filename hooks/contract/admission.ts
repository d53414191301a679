// How a kind is admitted: the rows that the webhooks, the simulator and `metatrain validate` share.
import type { AnyObject, KubeObject, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Settings } from '../api/settings.js';
import type { Facts, Need } from '../facts/need.js';
import type { Verdict } from './verdict.js';

/** An object as it is applied, and as it is stored when it is updated. */
export interface Change<O> {
  readonly object: O;
  readonly old: O | undefined;
}

export interface Admission<O extends KubeObject = AnyObject, F extends object = Facts> {
  /** Part of the names of its webhooks: `validate.<webhook>.metatrain.io`. */
  readonly webhook: string;
  /** Kinds of its group that it judges. */
  readonly kinds: readonly string[];
  /** A label: objects that have it with the value `disabled` are not judged. */
  readonly optOutLabel?: string;
  /** Faults of the form: wrong types and missing fields. */
  readonly form: (object: AnyObject) => readonly Issue[];
  /** Adds what the API lets an object leave out and the rules rely on. */
  readonly completed?: (object: AnyObject) => AnyObject;
  /** The defaults of the mutating webhook. */
  readonly withDefaults?: (object: O, old: O | undefined, now: Timestamp) => O;
  readonly needs?: (change: Change<O>, settings: AdmissionSettings) => readonly Need[];
  /** Which other facts it needs, now that the first ones are known. */
  readonly needsMore?: (change: Change<O>, facts: F, settings: AdmissionSettings) => readonly Need[];
  readonly judge: (change: Change<O>, facts: F, settings: AdmissionSettings) => Verdict;
}

export type AdmissionSettings = Pick<Settings, 'opaqueRuntimes' | 'progress' | 'queuedRuntimes'>;

/** A typed row for the list of kinds. Its objects have passed `form`, and its facts are those that it asked for. */
export function admissionRow<O extends KubeObject, F extends object>(row: Admission<O, F>): Admission {
  return row as unknown as Admission;
}
