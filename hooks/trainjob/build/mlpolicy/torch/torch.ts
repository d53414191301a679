// PyTorch: torchrun reads the defaults of its flags from PET_*, and the first node is the rendezvous. Kubeflow KEP-2170
// and KEP-3416 (envInjection), as built in Trainer v2.3; the address follows from the JobSet that is built.
import type { Container, EnvVar } from '../../../../api/kinds.js';
import { fromCompletionIndex, upsertEnv } from '../../../../kube/env.js';
import { upsertPort } from '../../../../kube/ports.js';
import {
  PET_MASTER_ADDR,
  PET_MASTER_PORT,
  PET_NNODES,
  PET_NODE_RANK,
  PET_NPROC_PER_NODE,
  TRAINER_PORT,
} from '../../../api/env.js';
import type { TorchPolicy } from '../../../api/types.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  firstHostOf,
  initContainerOf,
  trainerStepOf,
  withContainer,
  withInitContainer,
  withIssues,
  withPodSets,
  withTrainerContainer,
} from '../../draft.js';
import { trainerEnvOf, withResourcesPerNode } from '../../trainer.js';
import { withNumNodes } from '../numnodes.js';
import type { Rule } from '../policy.js';
import { decideProcesses } from '../processes.js';
import { envInjection } from './envinjection.js';
import { torchtuneArgs } from './torchtune-args.js';
import { torchtuneLora } from './torchtune-lora.js';
import { torchtuneModel } from './torchtune-model.js';
import { torchtuneNumNodes } from './torchtune-numnodes.js';
import { torchtuneQlora } from './torchtune-qlora.js';
import { isTorchtune, withTorchtune } from './torchtune.js';

export const torch: Rule<'torch'> = {
  enforce(unsized, policy) {
    const draft = withResourcesPerNode(withNumNodes(unsized));
    const trainerStep = trainerStepOf(draft);
    if (trainerStep === undefined) return draft;

    const { resources } = containerOf(trainerStep, TRAINER_CONTAINER) ?? {};
    const { perNode } = decideProcesses(draft.trainer, resources);
    const world = [
      { name: PET_NNODES, value: String(trainerStep.count) },
      { name: PET_NPROC_PER_NODE, value: String(perNode) },
      fromCompletionIndex(PET_NODE_RANK),
    ];
    const master = [
      { name: PET_MASTER_ADDR, value: firstHostOf(draft, trainerStep) },
      { name: PET_MASTER_PORT, value: String(TRAINER_PORT) },
    ];
    const isTuned = isTorchtune(draft.trainer);
    const configured = withTrainerContainer(draft, (container) => ({
      ...container,
      env: upsertEnv(upsertEnv(container.env, trainerEnvOf(draft)), isTuned ? world : [...world, ...master]),
      ports: upsertPort(container.ports, TRAINER_PORT),
    }));
    const injected = withInjection(configured, policy, [...world, ...master]);
    return isTuned ? withTorchtune(injected, trainerStep, perNode) : injected;
  },
  children: [],
  reservedEnv: {
    [PET_NNODES]: 'spec.trainer.numNodes',
    [PET_NPROC_PER_NODE]: 'spec.trainer.numProcPerNode',
    [PET_NODE_RANK]: undefined,
    [PET_MASTER_ADDR]: undefined,
    [PET_MASTER_PORT]: undefined,
  },
  checks: [
    { check: envInjection, by: 'admission and sync' },
    { check: torchtuneModel, by: 'admission and sync' },
    { check: torchtuneNumNodes, by: 'admission and sync' },
    { check: torchtuneLora, by: 'admission and sync' },
    { check: torchtuneQlora, by: 'admission and sync' },
    { check: torchtuneArgs, by: 'admission and sync' },
  ],
  warnings: [],
  runtimeChecks: [],
};

/** The same variables in the additional containers that the runtime names. Regular containers come before init containers. */
function withInjection(draft: Draft, { envInjection }: TorchPolicy, variables: readonly EnvVar[]): Draft {
  const withVariables = (container: Container): Container => ({
    ...container,
    env: upsertEnv(container.env, variables),
  });
  const targets = (envInjection?.targets ?? []).flatMap(({ jobName, containerNames }, place) =>
    containerNames.map((containerName) => ({ jobName, containerName, place })),
  );
  return targets.reduce((before, { jobName, containerName, place }) => {
    const podSet = before.podSets.find(({ name }) => name === jobName);
    const isTarget = (candidate: PodSet): boolean => candidate === podSet;
    if (podSet !== undefined && containerOf(podSet, containerName) !== undefined) {
      return withPodSets(before, isTarget, (target) => withContainer(target, containerName, withVariables));
    }
    if (podSet !== undefined && initContainerOf(podSet, containerName) !== undefined) {
      return withPodSets(before, isTarget, (target) =>
        withInitContainer(target, containerName, withVariables),
      );
    }
    return withIssues(before, {
      field: `spec.mlPolicy.torch.envInjection.targets[${place}]`,
      problem: `the runtime has no container ${containerName} in a job ${jobName}`,
      remedy: 'name an existing container, or remove the target',
    });
  }, draft);
}
