// What both initializers share. Source: Kubeflow KEP-2170, as built in Trainer v2.3: the container that has the name of
// the step gets variables and a Secret for what to download.
import type { Container } from '../../../api/kinds.js';
import { upsertEnv } from '../../../kube/env.js';
import { STORAGE_URI } from '../../api/env.js';
import { ANCESTOR_STEP } from '../../api/labels.js';
import { type Step } from '../../api/steps.js';
import type { DatasetInitializer } from '../../api/types.js';
import { type Draft, containerOf, withContainer, withIssues, withPodSets } from '../draft.js';
import { canonicalEnv } from '../env.js';

/** `field` is the path of the initializer, for messages: `spec.initializer.dataset`. */
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
    const missing = steps.length === 0 ? `replicated job for it` : `container ${step} in that job`;
    return withIssues(draft, {
      field,
      problem: `the runtime has no ${missing}`,
      remedy: `use a runtime with a job labeled ${ANCESTOR_STEP}: ${step} that has a container of this name`,
    });
  }
  return withPodSets(
    draft,
    (podSet) => podSet.step === step,
    (podSet) => withContainer(podSet, step, (container) => withInputs(container, initializer)),
  );
}

function withInputs(container: Container, { storageUri, env, secretRef }: DatasetInitializer): Container {
  const source = storageUri === undefined ? [] : [{ name: STORAGE_URI, value: storageUri }];
  const variables = upsertEnv(upsertEnv(container.env, source), canonicalEnv(env));
  return {
    ...container,
    ...(variables.length === 0 ? {} : { env: variables }),
    ...(secretRef === undefined ? {} : { envFrom: [...(container.envFrom ?? []), { secretRef }] }),
  };
}
