// JAX: one process per node; the first one is the coordinator. Kubeflow KEP-2442, as built in Trainer v2.3.
import { fromCompletionIndex, upsertEnv } from '../../../kube/env.js';
import { upsertPort } from '../../../kube/ports.js';
import { JAX_COORDINATOR_ADDRESS, JAX_NUM_PROCESSES, JAX_PROCESS_ID, TRAINER_PORT } from '../../api/env.js';
import { firstHostOf, trainerStepOf, withTrainerContainer } from '../draft.js';
import { withResourcesPerNode } from '../trainer.js';
import { withNumNodes } from './numnodes.js';
import type { Rule } from './policy.js';

export const jax: Rule<'jax'> = {
  enforce(unsized) {
    const draft = withResourcesPerNode(withNumNodes(unsized));
    const trainerStep = trainerStepOf(draft);
    if (trainerStep === undefined) return draft;

    const variables = [
      { name: JAX_NUM_PROCESSES, value: String(trainerStep.count) },
      fromCompletionIndex(JAX_PROCESS_ID),
      { name: JAX_COORDINATOR_ADDRESS, value: `${firstHostOf(draft, trainerStep)}:${TRAINER_PORT}` },
    ];
    return withTrainerContainer(draft, (container) => ({
      ...container,
      env: upsertEnv(container.env, variables),
      ports: upsertPort(container.ports, TRAINER_PORT),
    }));
  },
  children: [],
  // As in Trainer, the variables are not reserved: a value in the TrainJob wins.
  reservedEnv: {},
  checks: [],
  warnings: [],
  runtimeChecks: [],
};
