// Another build of the hooks, whose torch rule sets one more variable, to test that an upgrade does not change running jobs.
import type { Kind } from '../../hooks/contract/kind.js';
import { upsertEnv } from '../../hooks/kube/env.js';
import { runtimes } from '../../hooks/runtimes/kind.js';
import { withTrainerContainer } from '../../hooks/trainjob/build/draft.js';
import { type MLPolicyRules, mlPolicyRules } from '../../hooks/trainjob/index.js';
import { trainJobKind } from '../../hooks/trainjob/kind.js';

const rules: MLPolicyRules = {
  ...mlPolicyRules,
  torch: {
    ...mlPolicyRules.torch,
    enforce: (draft, policy) =>
      withTrainerContainer(mlPolicyRules.torch.enforce(draft, policy), (container) => ({
        ...container,
        env: upsertEnv(container.env, [{ name: 'RENDERED_BY', value: 'another build' }]),
      })),
  },
};

export const otherBuild: readonly Kind[] = [trainJobKind(rules), runtimes];
