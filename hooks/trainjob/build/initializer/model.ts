// The step that downloads the model. Source: Kubeflow KEP-2170.
import type { Draft } from '../draft.js';
import { withInitializer } from './step.js';

export function withModel(draft: Draft): Draft {
  const { initializer } = draft.trainJob.spec;
  return withInitializer(draft, 'model-initializer', initializer?.model, 'spec.initializer.model');
}
