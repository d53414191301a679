// XGBoost: workers find each other through a tracker on the first node (Rabit, DMLC_*). Kubeflow KEP-2170, as built in
// Trainer v2.3: one worker per device, or one per node.
import { fromCompletionIndex, upsertEnv } from '../../../kube/env.js';
import { upsertPort } from '../../../kube/ports.js';
import {
  DMLC_NUM_WORKER,
  DMLC_TASK_ID,
  DMLC_TRACKER_PORT,
  DMLC_TRACKER_URI,
  TRAINER_PORT,
} from '../../api/env.js';
import {
  TRAINER_CONTAINER,
  containerOf,
  firstHostOf,
  trainerStepOf,
  withTrainerContainer,
} from '../draft.js';
import { trainerEnvOf, withResourcesPerNode } from '../trainer.js';
import { acceleratorOf } from './accelerators.js';
import { withNumNodes } from './numnodes.js';
import type { Rule } from './policy.js';

export const xgboost: Rule<'xgboost'> = {
  enforce(unsized) {
    const draft = withResourcesPerNode(withNumNodes(unsized));
    const trainerStep = trainerStepOf(draft);
    if (trainerStep === undefined) return draft;

    const resources = containerOf(trainerStep, TRAINER_CONTAINER)?.resources ?? {};
    const workersPerNode = acceleratorOf(resources)?.count ?? 1;
    const variables = [
      { name: DMLC_TRACKER_URI, value: firstHostOf(draft, trainerStep) },
      { name: DMLC_TRACKER_PORT, value: String(TRAINER_PORT) },
      fromCompletionIndex(DMLC_TASK_ID),
      { name: DMLC_NUM_WORKER, value: String(trainerStep.count * workersPerNode) },
    ];
    return withTrainerContainer(draft, (container) => ({
      ...container,
      env: upsertEnv(upsertEnv(container.env, trainerEnvOf(draft)), variables),
      ports: upsertPort(container.ports, TRAINER_PORT),
    }));
  },
  children: [],
  reservedEnv: {
    [DMLC_TRACKER_URI]: undefined,
    [DMLC_TRACKER_PORT]: undefined,
    [DMLC_TASK_ID]: undefined,
    [DMLC_NUM_WORKER]: 'spec.trainer.numNodes',
  },
  checks: [],
  warnings: [],
  runtimeChecks: [],
};
