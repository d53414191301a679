// The table of ML policies, in the order in which they are tried. Everything that depends on the runtime's ML policy is
// read from its row.
import type { TrainingRuntime } from '../../api/types.js';
import { type Drafted, withChildren, withoutChildren } from '../child.js';
import type { Draft } from '../draft.js';
import { flux } from './flux/flux.js';
import { jax } from './jax.js';
import { mpi } from './mpi/mpi.js';
import { plain } from './plain.js';
import type { PolicyOf, Rule, Source } from './policy.js';
import { torch } from './torch/torch.js';
import { xgboost } from './xgboost.js';

export type MLPolicyRules = { readonly [S in Source]: Rule<S> };

export const mlPolicyRules: MLPolicyRules = {
  torch,
  mpi,
  jax,
  xgboost,
  flux,
};

const sources = Object.keys(mlPolicyRules) as Source[];

/** The rows of the policies that a runtime has. */
export function mlPoliciesOf({
  spec,
}: TrainingRuntime): readonly { readonly source: Source; readonly rule: MLPolicyRules[Source] }[] {
  return sources
    .filter((source) => spec.mlPolicy?.[source] !== undefined)
    .map((source) => ({ source, rule: mlPolicyRules[source] }));
}

export function enforceMLPolicy(draft: Draft, rules: MLPolicyRules): Drafted {
  const policies = draft.runtime.spec.mlPolicy ?? {};
  for (const source of sources) {
    const policy = policies[source];
    if (policy !== undefined) return enforceWith(rules, source, policy, draft);
  }
  return withoutChildren(plain(draft));
}

// The type parameter ties a rule to the shape of its own policy.
function enforceWith<S extends Source>(
  rules: MLPolicyRules,
  source: S,
  policy: PolicyOf<S>,
  draft: Draft,
): Drafted {
  const rule: Rule<S> = rules[source];
  const enforced = rule.enforce(draft, policy);
  const isRefused = enforced.issues.length > draft.issues.length;
  return isRefused
    ? withoutChildren(enforced)
    : withChildren(enforced, rule.children, { draft: enforced, policy });
}
