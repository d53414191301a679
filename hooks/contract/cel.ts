// CEL rules of a kind's CRD (x-kubernetes-validations). The real API server evaluates them; offline they are looked up, so a
// kind declares what each of its rules means.

export interface CelRule {
  /** `oldSelf` is set for rules that use it. */
  readonly holds: (self: unknown, oldSelf: unknown) => boolean;
  /** The invalid member, if the rule belongs to a larger value. */
  readonly at?: string;
}

/** By the text of the rule, verbatim. */
export type CelRules = Readonly<Record<string, CelRule>>;
