// PyTorch: torchrun reads its flags' defaults from PET_*, and the nodes meet at the first one. Kubeflow KEP-2170, as
// built in Trainer v2.3; the address comes from the JobSet that is built.
import {
  PET_MASTER_ADDR,
  PET_MASTER_PORT,
  PET_NNODES,
  PET_NODE_RANK,
  PET_NPROC_PER_NODE,
  TRAINER_PORT,
} from '../../api/env.js';
import type { TorchPolicy } from '../../api/kinds.js';
import type { Issue } from '../../api/route.js';
import { fromCompletionIndex, upsertEnv } from '../../kube/env.js';
import { upsertPort } from '../../kube/ports.js';
import {
  type Draft,
  TRAINER_CONTAINER,
  containerOf,
  firstHostOf,
  trainerStepOf,
  withIssues,
  withTrainerContainer,
} from '../draft.js';
import { trainerEnvOf, withResourcesPerNode } from '../trainer.js';
import { withNumNodes } from './numnodes.js';
import { decideProcesses } from './processes.js';
import type { Rule } from './rule.js';

export const torch: Rule<'torch'> = {
  enforce(unsized, policy) {
    const draft = withIssues(withResourcesPerNode(withNumNodes(unsized)), ...notBuilt(unsized, policy));
    const trainerStep = trainerStepOf(draft);
    if (trainerStep === undefined) return draft;

    const { perNode } = decideProcesses(
      draft.trainer,
      containerOf(trainerStep, TRAINER_CONTAINER)?.resources,
    );
    const variables = [
      { name: PET_NNODES, value: String(trainerStep.count) },
      { name: PET_NPROC_PER_NODE, value: String(perNode) },
      fromCompletionIndex(PET_NODE_RANK),
      { name: PET_MASTER_ADDR, value: firstHostOf(draft, trainerStep) },
      { name: PET_MASTER_PORT, value: String(TRAINER_PORT) },
    ];
    return withTrainerContainer(draft, (container) => ({
      ...container,
      env: upsertEnv(upsertEnv(container.env, trainerEnvOf(draft)), variables),
      ports: upsertPort(container.ports, TRAINER_PORT),
    }));
  },
};

function notBuilt({ trainer }: Draft, { envInjection }: TorchPolicy): readonly Issue[] {
  const issues: Issue[] = [];
  if ((envInjection?.targets ?? []).length > 0) {
    issues.push({
      field: 'spec.mlPolicy.torch.envInjection',
      problem: 'the runtime gives the torch variables to further containers, which is not built yet',
      remedy: 'use a runtime without envInjection',
    });
  }
  const [program, verb, ...more] = trainer.command ?? [];
  if (program === 'tune' && verb === 'run' && more.length === 0) {
    issues.push({
      field: 'spec.trainer.command',
      problem: 'the command "tune run" asks for a torchtune recipe, which is not built yet',
      remedy: 'write the command out',
    });
  }
  return issues;
}
