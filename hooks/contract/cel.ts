// CEL rules of a kind's CRD (x-kubernetes-validations). The real API server evaluates them. Offline, a table has a function
// for each rule, so a kind declares one for each of its rules.

export interface CelRule {
  /** `oldSelf` is set for rules that use it. */
  readonly holds: (self: unknown, oldSelf: unknown) => boolean;
  /** The invalid member, if the rule belongs to a larger value. */
  readonly at?: string;
}

/** The key is the exact text of the rule. */
export type CelRules = Readonly<Record<string, CelRule>>;
