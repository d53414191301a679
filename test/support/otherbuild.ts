// Another build of the hooks: its torch rule sets one variable more. What an upgrade must not do to running jobs.
import { upsertEnv } from '../../hooks/kube/env.js';
import { withTrainerContainer } from '../../hooks/trainjob/build/draft.js';
import { type MLPolicyRules, mlPolicyRules } from '../../hooks/trainjob/index.js';

export const otherBuild: MLPolicyRules = {
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
