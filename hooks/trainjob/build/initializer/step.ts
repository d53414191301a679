// What both initializers share. Source: Kubeflow KEP-2170, as built in Trainer v2.3: the container that is named like
// the step is told what to download, by variables and by a Secret.
import { STORAGE_URI } from '../../api/env.js';
import type { Container } from '../../../api/kinds.js';
import type { DatasetInitializer } from '../../api/types.js';
import { ANCESTOR_STEP } from '../../api/labels.js';
import { type Step } from '../../api/steps.js';
import { upsertEnv } from '../../../kube/env.js';
import { type Draft, containerOf, withContainer, withIssues, withPodSets } from '../draft.js';
import { writtenEnv } from '../env.js';

/** `field` is the initializer's own, for messages: `spec.initializer.dataset`. */
export function withInitializer(
  draft: Draft,
  step: Step,
  initializer: DatasetInitializer | undefined,
  field: string,
): Draft {
  if (initializer === undefined) return draft;
  const steps = draft.podSets.filter((podSet) => podSet.step === step);
  const able = steps.filter((podSet) => containerOf(podSet, step) !== undefined);
  if (steps.length === 0 || able.length < steps.length) {
    const lacking = steps.length === 0 ? `replicated job for it` : `container ${step} in that job`;
    return withIssues(draft, {
      field,
      problem: `the runtime has no ${lacking}`,
      remedy: `use a runtime with a job labelled ${ANCESTOR_STEP}: ${step} and a container of that name in it`,
    });
  }
  return withPodSets(
    draft,
    (podSet) => podSet.step === step,
    (podSet) => withContainer(podSet, step, (container) => told(container, initializer)),
  );
}

function told(container: Container, { storageUri, env, secretRef }: DatasetInitializer): Container {
  const source = storageUri === undefined ? [] : [{ name: STORAGE_URI, value: storageUri }];
  const variables = upsertEnv(upsertEnv(container.env, source), writtenEnv(env));
  return {
    ...container,
    ...(variables.length === 0 ? {} : { env: variables }),
    ...(secretRef === undefined ? {} : { envFrom: [...(container.envFrom ?? []), { secretRef }] }),
  };
}
