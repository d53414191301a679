// The step that downloads the dataset. Source: Kubeflow KEP-2170.
import type { Draft } from '../draft.js';
import { withInitializer } from './step.js';

export function withDataset(draft: Draft): Draft {
  const { initializer } = draft.trainJob.spec;
  return withInitializer(draft, 'dataset-initializer', initializer?.dataset, 'spec.initializer.dataset');
}
