// A valid body for each path of the server, and the members whose type the server must check.
import { defaultSettings } from '../../../hooks/api/settings.js';
import { registry } from '../../../hooks/registry.js';
import { reviewOf } from '../../admission/review.js';
import { aRequest, aRuntime, aTrainJob, jobStatus, observed } from '../../support/objects.js';
import { desiredJobSet, theSnapshot } from '../../support/story.js';

export type Path = readonly (string | number)[];

export interface Endpoint {
  readonly path: string;
  readonly good: object;
  /** Optional members, which must have the right type. */
  readonly typed: readonly Path[];
  /** Required members. */
  readonly required: readonly Path[];
}

export const hookPaths = registry(defaultSettings).map(({ path }) => path);
export const progressPaths = [
  '/progress/v1alpha1/namespaces/ml/trainjobs/llama',
  '/apis/trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/llama/status',
];

const status = { conditions: [], replicatedJobsStatus: [jobStatus({ active: 1 })] };
const jobSet = observed(desiredJobSet(), { status });
const parent = aTrainJob({ status: { conditions: [], jobsStatus: [jobStatus({ active: 1 })] } });
const sync = aRequest(parent, { children: [theSnapshot(), jobSet], related: [aRuntime()] });
const { controller } = sync;
const runtime = { ...aRuntime(), metadata: { ...aRuntime().metadata, uid: 'runtime-uid' } };
const used = { 'TrainJob.trainer.kubeflow.org/v1alpha1': { 'ml/llama': parent } };
const decorated = { controller, object: runtime, attachments: {}, related: used, finalizing: false };

const paths = (...texts: readonly string[]): readonly Path[] => texts.map((text) => text.split(' '));
const trainJob = ['apiVersion', 'kind', 'metadata', 'metadata name'];
const JOBSET = 'children JobSet.jobset.x-k8s.io/v1alpha2';

const hooks: readonly Endpoint[] = [
  ...['sync', 'finalize'].map((hook) => ({
    path: `/hooks/trainjobs/${hook}`,
    good: { ...sync, finalizing: hook === 'finalize' },
    required: paths(
      ...['controller', 'parent', 'children', 'related', 'finalizing'],
      ...trainJob.map((member) => `parent ${member}`),
      ...['apiVersion', 'kind', 'metadata', 'metadata name'].map((member) => `${JOBSET} ml/llama ${member}`),
    ),
    typed: paths(
      ...['spec', 'spec runtimeRef', 'spec runtimeRef name', 'spec trainer', 'spec trainer numNodes'].map(
        (member) => `parent ${member}`,
      ),
      ...['spec suspend', 'spec managedBy', 'status', 'status conditions', 'status jobsStatus'].map(
        (member) => `parent ${member}`,
      ),
      ...['metadata namespace', 'metadata uid', 'metadata generation', 'metadata creationTimestamp'].map(
        (member) => `parent ${member}`,
      ),
      ...['', ' ml/llama', ' ml/llama spec', ' ml/llama spec replicatedJobs', ' ml/llama status'].map(
        (member) => `${JOBSET}${member}`,
      ),
      ...['labels', 'annotations', 'ownerReferences'].map(
        (member) => `${JOBSET} ml/llama metadata ${member}`,
      ),
      ...['children ConfigMap.v1', 'children ConfigMap.v1 ml/llama-runtime-snapshot data'],
      'related ClusterTrainingRuntime.trainer.kubeflow.org/v1alpha1',
    ),
  })),
  {
    path: '/hooks/trainjobs/customize',
    good: { controller, parent },
    required: paths('controller', 'parent', ...trainJob.map((member) => `parent ${member}`)),
    typed: paths('parent spec', 'parent spec runtimeRef', 'parent spec runtimeRef kind'),
  },
  ...['sync', 'finalize'].map((hook) => ({
    path: `/hooks/runtimes/${hook}`,
    good: { ...decorated, finalizing: hook === 'finalize' },
    required: paths(
      ...['controller', 'object', 'attachments', 'related', 'finalizing'],
      ...['apiVersion', 'kind', 'metadata', 'metadata name'].map((member) => `object ${member}`),
    ),
    typed: paths(
      'object metadata uid',
      'related TrainJob.trainer.kubeflow.org/v1alpha1',
      'related TrainJob.trainer.kubeflow.org/v1alpha1 ml/llama spec',
    ),
  })),
  {
    path: '/hooks/runtimes/customize',
    good: { controller, parent: runtime },
    required: paths('controller', 'parent', 'parent apiVersion', 'parent kind', 'parent metadata name'),
    typed: paths('parent metadata uid'),
  },
  ...['mutate', 'validate'].map((webhook) => ({
    path: `/admission/${webhook}`,
    good: reviewOf({ object: aTrainJob() }),
    required: paths(
      ...['apiVersion', 'kind', 'request', 'request uid', 'request kind', 'request operation'],
      ...['request kind group', 'request kind version', 'request kind kind', 'request object'],
      'request object metadata',
    ),
    typed: paths('request name', 'request namespace'),
  })),
];

const trainerStatus = {
  progressPercentage: 45,
  estimatedRemainingSeconds: 795,
  metrics: [{ name: 'loss', value: '0.2347' }],
  lastUpdatedTime: '2030-01-01T12:00:00Z',
};
const reports = progressPaths.map((path): Endpoint => ({
  path,
  good: { trainerStatus },
  required: [['trainerStatus', 'lastUpdatedTime']],
  typed: paths(
    ...['trainerStatus progressPercentage', 'trainerStatus estimatedRemainingSeconds'],
    ...['trainerStatus metrics', 'trainerStatus metrics 0', 'trainerStatus metrics 0 name'],
  ),
}));

export const endpoints: readonly Endpoint[] = [...hooks, ...reports];

/** TrainJobs that no API server would store, in reviews that are well formed: their members, each of another type. */
export const memberOfTrainJob: readonly Path[] = paths(
  ...['spec', 'spec runtimeRef', 'spec runtimeRef name', 'spec trainer', 'spec trainer numNodes', 'kind'],
  ...['spec suspend', 'metadata name', 'metadata creationTimestamp', 'apiVersion'],
);
