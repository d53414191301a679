import type { RelatedRule } from '../../hooks/api/hook.js';
import { defaultSettings } from '../../hooks/api/settings.js';
import type { TrainJob } from '../../hooks/trainjob/api/types.js';
import { trainJobHooks } from '../../hooks/trainjob/index.js';
import { aCondition, aRequest, aTrainJob } from '../support/objects.js';

const cluster = {
  apiVersion: 'trainer.kubeflow.org/v1alpha1',
  resource: 'clustertrainingruntimes',
  names: ['torch'],
};
const own = { ...cluster, resource: 'trainingruntimes', namespace: 'ml' };
const ref = (runtimeRef: object) => aTrainJob({ spec: { runtimeRef: { name: 'torch', ...runtimeRef } } });

test.each<{ name: string; job: TrainJob; want: readonly RelatedRule[] }>([
  { name: 'a ClusterTrainingRuntime', job: aTrainJob(), want: [cluster] },
  { name: "the same by the API's defaults", job: ref({}), want: [cluster] },
  { name: 'a TrainingRuntime of its namespace', job: ref({ kind: 'TrainingRuntime' }), want: [own] },
  { name: 'nothing when the kind is unknown', job: ref({ kind: 'SlurmRuntime' }), want: [] },
  { name: 'nothing when the group is unknown', job: ref({ apiGroup: 'example.com' }), want: [] },
  {
    name: 'nothing when the kind is a member of Object.prototype',
    job: ref({ kind: 'constructor' }),
    want: [],
  },
  {
    name: 'nothing once it has finished',
    job: aTrainJob({ status: { conditions: [aCondition('Complete', 'True')] } }),
    want: [],
  },
  {
    name: 'nothing when another controller runs it',
    job: aTrainJob({ spec: { managedBy: 'kueue.x-k8s.io/multikueue' } }),
    want: [],
  },
])('a TrainJob is related to $name', ({ job, want }) => {
  const { controller } = aRequest(job);
  expect(trainJobHooks(defaultSettings).customize({ controller, parent: job })).toEqual({
    relatedResources: want,
  });
});
