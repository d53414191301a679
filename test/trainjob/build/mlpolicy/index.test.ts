import type { MLPolicy } from '../../../../hooks/trainjob/api/types.js';
import { build } from '../../../../hooks/trainjob/build/build.js';
import { withTrainerContainer } from '../../../../hooks/trainjob/build/draft.js';
import { mlPolicyRules } from '../../../../hooks/trainjob/build/mlpolicy/index.js';
import { aTrainJob } from '../../../support/objects.js';
import { aContainer, aJob, builtContainer, builtJobSet, runtimeOf } from '../../../support/runtimes.js';

// Each policy leaves a mark in the JobSet.
test.each<readonly [string, MLPolicy, string]>([
  ['torch', { torch: {} }, 'PET_NNODES'],
  ['jax', { jax: {} }, 'JAX_NUM_PROCESSES'],
  ['xgboost', { xgboost: {} }, 'DMLC_NUM_WORKER'],
  ['flux', { flux: {} }, 'flux-installer'],
])('%s is enforced by its own rule, and by no other', (source, mlPolicy, mark) => {
  const marks = ['PET_NNODES', 'JAX_NUM_PROCESSES', 'DMLC_NUM_WORKER', 'flux-installer'];
  const built = JSON.stringify(builtJobSet(runtimeOf([aJob()], { mlPolicy }), { trainer: { numNodes: 2 } }));
  expect([source, marks.filter((word) => built.includes(word))]).toEqual([source, [mark]]);
});

test('without a framework the container is not changed', () => {
  const runtime = runtimeOf([aJob()], { mlPolicy: { numNodes: 2 } });
  expect(builtContainer(runtime, { trainer: {} })).toEqual(aContainer());
});

test('another build of the hooks may bring other rules', () => {
  const torch = {
    ...mlPolicyRules.torch,
    enforce: (draft: Parameters<typeof withTrainerContainer>[0]) =>
      withTrainerContainer(draft, (container) => ({ ...container, image: 'registry.local/other:2' })),
  };
  const built = build(aTrainJob(), runtimeOf(), { ...mlPolicyRules, torch });
  expect(JSON.stringify(built)).toContain('registry.local/other:2');
});
