// What a kind declares about itself. Server, admission, metrics, progress, simulator, timeline and CLI read the list of
// kinds in registry.ts and name none of them.
import type { AnyObject, Decision } from '../api/hook.js';
import type { Settings } from '../api/settings.js';
import type { Admission } from './admission.js';
import type { CelRules } from './cel.js';
import type { EffectVerb } from './effects.js';
import type { ProgressReports } from './progress.js';
import type { HookRoute } from './route.js';
import type { TimelineRow } from './timeline.js';

export interface Kind {
  /** API group of all its kinds. */
  readonly group: string;
  readonly kinds: readonly ServedKind[];
  readonly hooks: (settings: Settings) => readonly HookRoute[];
  /** The kinds that are parents of a CompositeController. */
  readonly composites?: readonly Composite[];
  readonly admission?: Admission;
  /** The CEL rules of its CRDs as functions. */
  readonly celRules?: CelRules;
  readonly convert?: Convert;
  /** The effects that its hooks request, by name, with the verb that carries out each of them. */
  readonly effects?: Readonly<Record<string, EffectVerb>>;
  readonly counters?: readonly Counter[];
  readonly timeline?: readonly TimelineRow[];
  readonly progress?: ProgressReports;
}

export interface ServedKind {
  readonly kind: string;
  /** `group/version` that the hooks work with. */
  readonly apiVersion: string;
  readonly plural: string;
  readonly namespaced: boolean;
  /** File of its CustomResourceDefinition in crds/. */
  readonly crd: string;
}

export interface Composite {
  readonly kind: string;
  /** The hooks `<hook>/sync` and `<hook>/customize`. */
  readonly hook: string;
  /** File of its controller in compositecontrollers/. */
  readonly controller: string;
  /** From the status that sync answers: why the children cannot be created; undefined if they can. */
  readonly refusal?: (status: object) => string | undefined;
}

/** The converted object, or why it cannot be converted. */
export type Converted =
  | { readonly state: 'converted'; readonly object: AnyObject }
  | { readonly state: 'refused'; readonly problem: string };

/** Converts an object of the group to another version: `to` is `group/version`. Converting back must not lose data. */
export type Convert = (object: AnyObject, to: string) => Converted;

/** A metric that counts decisions. */
export interface Counter {
  /** `metatrain_..._total` */
  readonly name: string;
  readonly help: string;
  /** Whether this decision is counted; `subject` is the object of the request. */
  readonly counts: (decision: Decision, subject: AnyObject | undefined) => boolean;
}
