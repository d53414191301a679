// A policy is one row with everything that it needs. The compiler checks it: `tsc` fails if an expected error does not
// occur.
import { build } from '../../../../hooks/trainjob/build/build.js';
import type { Child } from '../../../../hooks/trainjob/build/child.js';
import type { Draft } from '../../../../hooks/trainjob/build/draft.js';
import { type MLPolicyRules, mlPolicyRules } from '../../../../hooks/trainjob/build/mlpolicy/index.js';
import type { Enforced, Rule } from '../../../../hooks/trainjob/build/mlpolicy/policy.js';
import { type PodGroupRules, podGroupRules } from '../../../../hooks/trainjob/build/podgroup/index.js';
import type { Rule as PodGroupRule } from '../../../../hooks/trainjob/build/podgroup/policy.js';
import { aTrainJob } from '../../../support/objects.js';
import { runtimeOf } from '../../../support/runtimes.js';

test('an ML policy does not compile without one of its parts', () => {
  const { enforce: _enforce, ...withoutEnforce } = mlPolicyRules.mpi;
  const { children: _children, ...withoutChildren } = mlPolicyRules.mpi;
  const { reservedEnv: _reservedEnv, ...withoutReservedEnv } = mlPolicyRules.mpi;
  const { checks: _checks, ...withoutChecks } = mlPolicyRules.mpi;
  const { warnings: _warnings, ...withoutWarnings } = mlPolicyRules.mpi;
  const { runtimeChecks: _runtimeChecks, ...withoutRuntimeChecks } = mlPolicyRules.mpi;
  const rows: readonly Rule<'mpi'>[] = [
    mlPolicyRules.mpi,
    // @ts-expect-error nothing would be enforced
    withoutEnforce,
    // @ts-expect-error hostfile and key would not be built, and their names would not be looked up
    withoutChildren,
    // @ts-expect-error a TrainJob could set the variables that the policy sets
    withoutReservedEnv,
    // @ts-expect-error nothing would be checked
    withoutChecks,
    // @ts-expect-error there would be no warning
    withoutWarnings,
    // @ts-expect-error nothing would be checked in a runtime
    withoutRuntimeChecks,
  ];
  expect(rows).toHaveLength(7);
});

test('a PodGroup policy does not compile without one of its parts', () => {
  const { mark: _mark, ...withoutMark } = podGroupRules.volcano;
  const { children: _children, ...withoutChildren } = podGroupRules.volcano;
  const { checks: _checks, ...withoutChecks } = podGroupRules.volcano;
  const { warnings: _warnings, ...withoutWarnings } = podGroupRules.volcano;
  const { references: _references, ...withoutReferences } = podGroupRules.volcano;
  const rows: readonly PodGroupRule<'volcano'>[] = [
    podGroupRules.volcano,
    // @ts-expect-error Pods would not wait for each other
    withoutMark,
    // @ts-expect-error there would be no PodGroup
    withoutChildren,
    // @ts-expect-error nothing would be checked
    withoutChecks,
    // @ts-expect-error there would be no warning
    withoutWarnings,
    // @ts-expect-error the checks would not know which priority classes exist
    withoutReferences,
  ];
  expect(rows).toHaveLength(6);
});

test('a policy of the CRD does not compile without a row', () => {
  const { jax: _jax, ...mlRest } = mlPolicyRules;
  const { volcano: _volcano, ...podGroupRest } = podGroupRules;
  // @ts-expect-error jax has no row
  const mlPolicies: MLPolicyRules = mlRest;
  // @ts-expect-error volcano has no row
  const podGroupPolicies: PodGroupRules = podGroupRest;
  expect([Object.keys(mlPolicies), Object.keys(podGroupPolicies)]).toEqual([
    ['torch', 'mpi', 'xgboost', 'flux'],
    ['coscheduling'],
  ]);
});

test('a child does not compile without its name, nor without its content', () => {
  const child: Child<Enforced<'jax'>> = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    suffix: '-jax',
    build: () => ({ state: 'built', members: {} }),
  };
  const { suffix: _suffix, ...withoutName } = child;
  const { build: _build, ...withoutContent } = child;
  const children: readonly Child<Enforced<'jax'>>[] = [
    child,
    // @ts-expect-error the object has no name
    withoutName,
    // @ts-expect-error the object has no content
    withoutContent,
  ];
  expect(children).toHaveLength(3);
});

test('a policy adds an object only by declaring it', () => {
  const undeclared = { apiVersion: 'v1', kind: 'ConfigMap', metadata: { name: 'llama-undeclared' } };
  const torch: Rule<'torch'> = {
    ...mlPolicyRules.torch,
    enforce: (draft, policy): Draft => ({
      ...mlPolicyRules.torch.enforce(draft, policy),
      // @ts-expect-error a draft has no objects
      others: [undeclared],
    }),
  };
  expect(build(aTrainJob(), runtimeOf(), { ...mlPolicyRules, torch })).toMatchObject({ others: [] });
});
