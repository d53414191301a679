// What runtimes of either scope declare. They are parents of no CompositeController: a decorator protects them.
import type { Kind } from '../contract/kind.js';
import { customize, decorator } from '../contract/routes.js';
import { timelineRow } from '../contract/timeline.js';
import type { TrainingRuntime } from '../trainjob/index.js';
import { admission } from './admission.js';
import { runtimeCustomizeIssues, runtimeRequestIssues } from './form.js';
import * as protection from './protection.js';
import { describeRuntime } from './timeline.js';

const apiVersion = 'trainer.kubeflow.org/v1alpha1';

export const runtimes: Kind = {
  group: 'trainer.kubeflow.org',
  kinds: [
    {
      kind: 'TrainingRuntime',
      apiVersion,
      plural: 'trainingruntimes',
      namespaced: true,
      crd: 'trainingruntime.yaml',
    },
    {
      kind: 'ClusterTrainingRuntime',
      apiVersion,
      plural: 'clustertrainingruntimes',
      namespaced: false,
      crd: 'clustertrainingruntime.yaml',
    },
  ],
  hooks: () => [
    decorator('runtimes/sync', runtimeRequestIssues, protection.sync),
    decorator('runtimes/finalize', runtimeRequestIssues, protection.finalize),
    customize('runtimes/customize', runtimeCustomizeIssues, protection.customize),
  ],
  admission,
  timeline: ['clustertrainingruntimes', 'trainingruntimes'].map((plural) =>
    timelineRow<TrainingRuntime>({ apiVersion, plural, describe: describeRuntime, label: 'Runtime' }),
  ),
};
