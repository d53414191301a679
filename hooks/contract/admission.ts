// How the objects of a kind are admitted. The webhooks, the simulator and `metatrain validate` use the same rows.
import type { AnyObject, KubeObject, Timestamp } from '../api/hook.js';
import type { Issue } from '../api/issue.js';
import type { Settings } from '../api/settings.js';
import type { Facts, Need } from '../facts/need.js';
import type { Verdict } from './verdict.js';

/** An object as it is applied, and on an update also as it is stored. */
export interface Change<O> {
  readonly object: O;
  readonly old: O | undefined;
}

export interface Admission<O extends KubeObject = AnyObject, F extends object = Facts> {
  /** Part of the names of its webhooks: `validate.<webhook>.metatrain.io`. */
  readonly webhook: string;
  /** The kinds of its group that this row checks. */
  readonly kinds: readonly string[];
  /** A label: objects that have it with the value `disabled` are not judged. */
  readonly optOutLabel?: string;
  /** Structural faults: wrong types and missing fields. */
  readonly form: (object: AnyObject) => readonly Issue[];
  /** Adds fields that are optional in the API but that the rules expect. */
  readonly completed?: (object: AnyObject) => AnyObject;
  /** The defaults of the mutating webhook. */
  readonly withDefaults?: (object: O, old: O | undefined, now: Timestamp) => O;
  readonly needs?: (change: Change<O>, settings: AdmissionSettings) => readonly Need[];
  /** Further facts that depend on the first ones. */
  readonly needsMore?: (change: Change<O>, facts: F, settings: AdmissionSettings) => readonly Need[];
  readonly judge: (change: Change<O>, facts: F, settings: AdmissionSettings) => Verdict;
}

export type AdmissionSettings = Pick<Settings, 'opaqueRuntimes' | 'progress' | 'queuedRuntimes'>;

/** A typed row for the list of kinds. Its objects have passed `form`, and its facts are those of its needs. */
export function admissionRow<O extends KubeObject, F extends object>(row: Admission<O, F>): Admission {
  return row as unknown as Admission;
}
