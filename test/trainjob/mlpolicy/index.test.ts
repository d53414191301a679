import type { MLPolicy } from '../../../hooks/api/kinds.js';
import { build } from '../../../hooks/trainjob/build.js';
import { withTrainerContainer } from '../../../hooks/trainjob/draft.js';
import { mlPolicyRules } from '../../../hooks/trainjob/mlpolicy/index.js';
import { aTrainJob } from '../../support/objects.js';
import { aContainer, aJob, builtContainer, issuesOf, runtimeOf } from '../../support/runtimes.js';

test.each<readonly [string, MLPolicy]>([['flux', { flux: {} }]])('%s is refused until it is built', (source, mlPolicy) => {
  expect(issuesOf(runtimeOf([aJob()], { mlPolicy }))).toEqual([
    {
      field: `spec.mlPolicy.${source}`,
      problem: `the runtime uses the ${source} policy, which is not built yet`,
      remedy: 'use a runtime with the torch policy or without a framework',
    },
  ]);
});

test('without a framework nothing is told to the container', () => {
  const runtime = runtimeOf([aJob()], { mlPolicy: { numNodes: 2 } });
  expect(builtContainer(runtime, { trainer: {} })).toEqual(aContainer());
});

test('another build of the hooks may bring other rules', () => {
  const torch = {
    enforce: (draft: Parameters<typeof withTrainerContainer>[0]) =>
      withTrainerContainer(draft, (container) => ({ ...container, image: 'registry.local/other:2' })),
  };
  const built = build(aTrainJob(), runtimeOf(), { ...mlPolicyRules, torch });
  expect(JSON.stringify(built)).toContain('registry.local/other:2');
});
