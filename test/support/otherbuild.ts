// Another build of the hooks: its torch policy sets one more variable, which must not change running jobs.
import { upsertEnv } from '../../hooks/kube/env.js';
import { withTrainerContainer } from '../../hooks/trainjob/build/draft.js';
import { type MLPolicyRules, mlPolicyRules } from '../../hooks/trainjob/index.js';

export const otherBuild: MLPolicyRules = {
  ...mlPolicyRules,
  torch: {
    enforce: (draft, policy) =>
      withTrainerContainer(mlPolicyRules.torch.enforce(draft, policy), (container) => ({
        ...container,
        env: upsertEnv(container.env, [{ name: 'RENDERED_BY', value: 'another build' }]),
      })),
  },
};
