// What every ML policy must do, over the table of policies.
import { readFileSync } from 'node:fs';
import type { Facts } from '../../../../hooks/facts/need.js';
import type { TrainingRuntime } from '../../../../hooks/trainjob/api/types.js';
import { mlPolicyRules } from '../../../../hooks/trainjob/build/mlpolicy/index.js';
import type { Source } from '../../../../hooks/trainjob/build/mlpolicy/policy.js';
import { podGroupRules } from '../../../../hooks/trainjob/build/podgroup/index.js';
import { policyCases, reservedEnvCases } from '../../../cases/policy.case.js';
import { sourcesIn } from '../../../house/sources.js';
import { faultsOf } from '../../../support/judged.js';
import { aKey, mpiRuntime } from '../../../support/mpi.js';
import { aJob, runtimeOf } from '../../../support/runtimes.js';

interface Given {
  readonly runtime: TrainingRuntime;
  readonly facts?: Facts;
}

/** A new policy needs a row here, too. */
const given: { readonly [S in Source]: Given } = {
  torch: { runtime: runtimeOf([aJob()], { mlPolicy: { torch: {} } }) },
  mpi: { runtime: mpiRuntime(), facts: { sshKey: aKey } },
  jax: { runtime: runtimeOf([aJob()], { mlPolicy: { jax: {} } }) },
  xgboost: { runtime: runtimeOf([aJob()], { mlPolicy: { xgboost: {} } }) },
  flux: { runtime: runtimeOf([aJob()], { mlPolicy: { flux: {} } }) },
};

const sources = Object.keys(mlPolicyRules) as Source[];

describe.each(sources)('the policy %s', (source) => {
  const { children, reservedEnv } = mlPolicyRules[source];
  const policy = { ...given[source], children };
  policyCases(policy);
  reservedEnvCases(policy, reservedEnv);

  test('a TrainJob may not set a reserved variable', () => {
    const names = Object.keys(reservedEnv);
    const env = names.map((name) => ({ name, value: '1' }));
    const faults = faultsOf({ runtime: policy.runtime, spec: { trainer: { env } } });
    const starts = names.map(
      (name, place) => `spec.trainer.env[${place}].name: ${name} is set by the ${source} policy; remove it`,
    );
    expect(faults.map((fault, place) => fault.slice(0, starts[place]?.length))).toEqual(starts);
  });
});

test('a policy is named in its own folder only', () => {
  // Except for the rules of the CRD and the names of labels.
  const names = [...sources, ...Object.keys(podGroupRules)].join('|');
  const use = new RegExp(`'(${names})'|\\.(${names})\\b(?!\\.com)|\\{ (${names})[,: ]`);
  const files = ['hooks/trainjob', 'hooks/runtimes']
    .flatMap(sourcesIn)
    .filter((file) => !/\/generated\/|\/build\/(mlpolicy|podgroup)\/|\/(cel|labels)\.ts$/.test(file));
  const code = (file: string): string => readFileSync(file, 'utf8').replace(/\/\/.*|\/\*[^]*?\*\//g, '');
  expect(files.length).toBeGreaterThan(50);
  expect(files.filter((file) => use.test(code(file)))).toEqual([]);
});
