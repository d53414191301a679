// The fields of spec.trainer in the container that trains. Source: Kubeflow KEP-2170, as built in Trainer v2.3;
// resource claims, which are lost there, are kept.
import type { Container, EnvVar, Quantities, ResourceRequirements } from '../../api/kinds.js';
import type { Trainer } from '../api/types.js';
import { ANCESTOR_STEP } from '../api/labels.js';
import type { Issue } from '../../api/issue.js';
import { upsertEnv } from '../../kube/env.js';
import { upsert } from '../../kube/listmap.js';
import { canonicalQuantity } from '../../kube/quantities.js';
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
import { writtenEnv } from './env.js';

export function trainerEnvOf({ trainer }: Draft): readonly EnvVar[] {
  return writtenEnv(trainer.env);
}

/**
 * resourcesPerNode over the resources of the jobs that `which` holds for, resource by resource. A runtime without an ML
 * policy has no nodes to speak of: there it means nothing.
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

/** Image, command, args and variables. It comes last: a variable of the user's own wins over a policy's. */
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

// A policy needs a step that trains, for as much as it has not put elsewhere. A runtime without a policy may do without,
// and spec.trainer then says nothing.
function trainerIssues(draft: Draft): readonly Issue[] {
  if (trainerStepOf(draft) === undefined) {
    const left = draft.runtime.spec.mlPolicy === undefined ? [] : saidBy(draft.trainer);
    return left.length === 0 ? [] : [noTrainerStep(left)];
  }
  return draft.podSets.filter(isTrainer).flatMap(containerIssues);
}

/** Names of the fields that say anything. */
function saidBy(trainer: Trainer): readonly string[] {
  const fields = Object.entries(trainer).filter(([, value]) => !Array.isArray(value) || value.length > 0);
  return fields.map(([name]) => name);
}

function noTrainerStep(fields: readonly string[]): Issue {
  return {
    field: 'spec.trainer',
    problem: `the runtime has no replicated job that trains, and so none for ${fields.join(', ')}`,
    remedy: `label its Job template ${ANCESTOR_STEP}: trainer, or leave them out`,
  };
}

function containerIssues(podSet: PodSet): readonly Issue[] {
  if (containerOf(podSet, TRAINER_CONTAINER) !== undefined) return [];
  return [
    {
      field: 'spec.template.spec.replicatedJobs',
      problem: `job ${podSet.name} of the runtime trains, and has no container ${TRAINER_CONTAINER}`,
      remedy: `name the container that trains ${TRAINER_CONTAINER}`,
    },
  ];
}
