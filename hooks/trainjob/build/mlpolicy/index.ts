// Which rule enforces the runtime's ML policy: one entry a framework, in the order in which they are tried.
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

export function enforceMLPolicy(draft: Draft, rules: MLPolicyRules): Draft {
  const policies = draft.runtime.spec.mlPolicy ?? {};
  for (const source of sources) {
    const policy = policies[source];
    if (policy !== undefined) return enforceWith(rules, source, policy, draft);
  }
  return plain(draft);
}

// The type parameter ties a rule to the shape of its own policy.
function enforceWith<S extends Source>(
  rules: MLPolicyRules,
  source: S,
  policy: PolicyOf<S>,
  draft: Draft,
): Draft {
  return rules[source].enforce(draft, policy);
}
