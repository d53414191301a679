// The part of a cluster that a progress report needs: a running TrainJob, and the objects that it owns down to a Pod.
import type { TokenHolder } from '../../hooks/adapters/kubeapi.js';
import type { AnyObject, ObjectName, OwnerReference } from '../../hooks/api/hook.js';
import type { Condition } from '../../hooks/api/kinds.js';
import type { ProgressApi } from '../../hooks/progress/caller.js';

const trainer = 'trainer.kubeflow.org/v1alpha1';
export const AUDIENCE = 'trainer.kubeflow.org';
const OWN_AUDIENCE = 'trainer.kubeflow.org/v1alpha1/namespaces/ml/trainjobs/llama/status';

function owner(apiVersion: string, kind: string, name: string, uid: string): OwnerReference {
  return { apiVersion, kind, name, uid, controller: true };
}

export interface Fake {
  readonly api: ProgressApi;
  /** By kind. */
  readonly objects: Record<'TrainJob' | 'JobSet' | 'Job' | 'Pod', AnyObject>;
  /** The token `of-the-pod`. */
  readonly holder: {
    username: string;
    extra: Record<string, readonly string[]>;
    audiences: readonly string[];
  };
  /** The written annotations of the TrainJob, with the uid of the precondition. */
  readonly written: { readonly uid: string; readonly annotations: object }[];
  /** Tokens that were reviewed. */
  readonly reviewed: string[];
  /** Which requests fail, as if the API server did not answer. */
  readonly down: Set<keyof ProgressApi>;
  finish(type: 'Complete' | 'Failed'): void;
}

export function aFakeCluster(): Fake {
  const namespace = 'ml';
  const object = (apiVersion: string, kind: string, metadata: object): AnyObject => ({
    apiVersion,
    kind,
    metadata: { name: 'llama', namespace, ...metadata },
  });
  const objects = {
    TrainJob: object(trainer, 'TrainJob', { uid: 'trainjob-1' }),
    JobSet: object('jobset.x-k8s.io/v1alpha2', 'JobSet', {
      uid: 'jobset-1',
      ownerReferences: [owner(trainer, 'TrainJob', 'llama', 'trainjob-1')],
    }),
    Job: object('batch/v1', 'Job', {
      name: 'llama-node-0',
      uid: 'job-1',
      ownerReferences: [owner('jobset.x-k8s.io/v1alpha2', 'JobSet', 'llama', 'jobset-1')],
    }),
    Pod: object('v1', 'Pod', {
      name: 'llama-node-0-0-abcde',
      uid: 'pod-1',
      labels: { 'jobset.sigs.k8s.io/jobset-name': 'llama' },
      ownerReferences: [owner('batch/v1', 'Job', 'llama-node-0', 'job-1')],
    }),
  };
  const holder: Fake['holder'] = {
    username: 'system:serviceaccount:ml:default',
    extra: {
      'authentication.kubernetes.io/pod-name': ['llama-node-0-0-abcde'],
      'authentication.kubernetes.io/pod-uid': ['pod-1'],
    },
    audiences: [OWN_AUDIENCE],
  };
  const fake: Omit<Fake, 'api'> = {
    objects,
    holder,
    written: [],
    reviewed: [],
    down: new Set(),
    finish(type) {
      const condition: Partial<Condition> = { type, status: 'True' };
      objects.TrainJob = { ...objects.TrainJob, status: { conditions: [condition] } };
    },
  };
  const unlessDown = <T>(question: keyof ProgressApi, answer: () => T): Promise<T> =>
    fake.down.has(question) ? Promise.reject(new Error('connect ECONNREFUSED')) : Promise.resolve(answer());

  const find = ({ kind, name, namespace: where }: ObjectName): AnyObject | null => {
    const found = (objects as Readonly<Record<string, AnyObject | undefined>>)[kind];
    return found?.metadata.name === name && found.metadata.namespace === where ? found : null;
  };
  const review = (token: string, audiences: readonly string[]): TokenHolder | null => {
    fake.reviewed.push(token);
    const isGood = token === 'of-the-pod' && holder.audiences.some((one) => audiences.includes(one));
    return isGood ? holder : null;
  };
  const api: ProgressApi = {
    read: (name) => unlessDown('read', () => find(name)),
    reviewToken: (token, audiences) => unlessDown('reviewToken', () => review(token, audiences)),
    annotate: (name, { uid }, annotations) =>
      unlessDown('annotate', () => {
        const found = find(name);
        if (found === null) return 'gone';
        if (found.metadata.uid !== uid) return 'changed';
        fake.written.push({ uid, annotations });
        objects.TrainJob = { ...found, metadata: { ...found.metadata, annotations } };
        return 'done';
      }),
  };
  return { ...fake, api };
}
