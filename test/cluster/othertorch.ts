// Another build of the hook server: its torch rule sets one variable more. What an upgrade must not do to running jobs.
import { upsertEnv } from '../../hooks/kube/env.js';
import { registry } from '../../hooks/registry.js';
import { run } from '../../hooks/server/run.js';
import { withTrainerContainer } from '../../hooks/trainjob/build/draft.js';
import { mlPolicyRules, type MLPolicyRules } from '../../hooks/trainjob/index.js';

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

process.exitCode = await run({
  argv: process.argv.slice(2),
  env: process.env,
  registry: (settings) => registry(settings, rules),
  stop: new AbortController().signal,
  print: console.log,
  printError: console.error,
});
