// Applies spec.trainer to the container that trains. Source: Kubeflow KEP-2170, as built in Trainer v2.3; unlike there,
// resource claims are kept.
import type { Issue } from '../../api/issue.js';
import type { Container, EnvVar, Quantities, ResourceRequirements } from '../../api/kinds.js';
import { upsertEnv } from '../../kube/env.js';
import { upsert } from '../../kube/listmap.js';
import { canonicalQuantity } from '../../kube/quantities.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import type { Trainer } from '../api/types.js';
import {
  type Draft,
  type PodSet,
  TRAINER_CONTAINER,
  containerOf,
  isTrainer,
  trainerStepOf,
  withContainer,
  withIssues,
  withPodSets,
} from './draft.js';
import { canonicalEnv } from './env.js';

export function trainerEnvOf({ trainer }: Draft): readonly EnvVar[] {
  return canonicalEnv(trainer.env);
}

/**
 * Merges resourcesPerNode, resource by resource, into the containers of the pod sets that match `which`. Without an ML
 * policy the runtime has no notion of a node, and the field is ignored.
 */
export function withResourcesPerNode(draft: Draft, which: (podSet: PodSet) => boolean = isTrainer): Draft {
  const { resourcesPerNode } = draft.trainer;
  if (resourcesPerNode === undefined || draft.runtime.spec.mlPolicy === undefined) return draft;
  return withPodSets(draft, which, (podSet) =>
    withContainer(podSet, TRAINER_CONTAINER, (container) => ({
      ...container,
      resources: mergedResources(container.resources, resourcesPerNode),
    })),
  );
}

/** Image, command, args and variables. It runs last, so that the user's variables win over those of a policy. */
export function withTrainer(draft: Draft): Draft {
  const env = trainerEnvOf(draft);
  const changed = withPodSets(draft, isTrainer, (podSet) =>
    withContainer(podSet, TRAINER_CONTAINER, (container) => withFields(container, draft, env)),
  );
  return withIssues(changed, ...trainerIssues(draft));
}

function withFields(container: Container, { trainer }: Draft, env: readonly EnvVar[]): Container {
  const { image, command, args } = trainer;
  return {
    ...container,
    ...(image === undefined ? {} : { image }),
    ...(command === undefined ? {} : { command }),
    ...(args === undefined ? {} : { args }),
    ...(env.length === 0 ? {} : { env: upsertEnv(container.env, env) }),
  };
}

function mergedResources(base: ResourceRequirements = {}, own: ResourceRequirements): ResourceRequirements {
  const limits = mergedQuantities(base.limits, own.limits);
  const requests = mergedQuantities(base.requests, own.requests);
  const claims = upsert(base.claims, own.claims ?? [], ({ name }) => name);
  return {
    ...(limits === undefined ? {} : { limits }),
    ...(requests === undefined ? {} : { requests }),
    ...(claims.length === 0 ? {} : { claims }),
  };
}

function mergedQuantities(base: Quantities = {}, own: Quantities = {}): Quantities | undefined {
  const entries = Object.entries({ ...base, ...own });
  if (entries.length === 0) return undefined;
  return Object.fromEntries(entries.map(([name, quantity]) => [name, canonicalQuantity(quantity)]));
}

// With a policy, the fields that it has not applied itself need a step that trains. Without a policy, they are ignored if
// there is no such step.
function trainerIssues(draft: Draft): readonly Issue[] {
  if (trainerStepOf(draft) === undefined) {
    const left = draft.runtime.spec.mlPolicy === undefined ? [] : fieldsIn(draft.trainer);
    return left.length === 0 ? [] : [noTrainerStep(left)];
  }
  return draft.podSets.filter(isTrainer).flatMap(containerIssues);
}

/** Names of the fields that are set, and not empty. */
function fieldsIn(trainer: Trainer): readonly string[] {
  const fields = Object.entries(trainer).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return fields.map(([name]) => name);
}

function noTrainerStep(fields: readonly string[]): Issue {
  return {
    field: 'spec.trainer',
    problem: `the runtime has no replicated job that trains, so ${fields.join(', ')} cannot be applied`,
    remedy: `label the Job template of that job ${ANCESTOR_STEP}: trainer, or remove these fields`,
  };
}

function containerIssues(podSet: PodSet): readonly Issue[] {
  if (containerOf(podSet, TRAINER_CONTAINER) !== undefined) return [];
  return [
    {
      field: 'spec.template.spec.replicatedJobs',
      problem: `job ${podSet.name} of the runtime trains but has no container ${TRAINER_CONTAINER}`,
      remedy: `name the container that trains ${TRAINER_CONTAINER}`,
    },
  ];
}
