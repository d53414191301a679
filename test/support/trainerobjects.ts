// Objects as Kubeflow Trainer v2.3 creates them: server-side applied by its field manager, without the label.
import { stringify } from 'yaml';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { AnyObject, KubeObject } from '../../hooks/api/hook.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { build } from '../../hooks/trainjob/build/build.js';

/** Applies what Trainer creates for a stored TrainJob and its stored runtime: snapshot, then JobSet. */
export async function createAsTrainer(store: ObjectStore, job: AnyObject, runtime: AnyObject): Promise<void> {
  const { name, namespace = '' } = job.metadata;
  const snapshot = {
    apiVersion: 'v1',
    kind: 'ConfigMap',
    metadata: { name: `${name}-runtime-snapshot`, namespace },
    // The whole object, as in Trainer's cache.
    data: { runtime: stringify(runtime, { version: '1.1', sortMapEntries: true }) },
  };
  for (const child of [snapshot, jobSetOf(job, runtime)]) await applyAsTrainer(store, child, job);
}

/** For a torch job, v2.3 creates the same JobSet as metatrain, except for metatrain's annotations. */
export function jobSetOf(job: AnyObject, runtime: AnyObject): KubeObject {
  const built = build(job as unknown as TrainJob, runtime as unknown as TrainingRuntime);
  if (built.state === 'refused') throw new Error(JSON.stringify(built.issues));
  return built.jobSet;
}

export async function applyAsTrainer(store: ObjectStore, child: KubeObject, job: AnyObject): Promise<void> {
  const { apiVersion, kind, metadata } = job;
  const owner = { apiVersion, kind, name: metadata.name, uid: metadata.uid };
  const ownerReferences = [{ ...owner, controller: true, blockOwnerDeletion: true }];
  const body = { ...child, metadata: { ...child.metadata, ownerReferences } };
  const { name, namespace = '' } = child.metadata;
  const ref = { apiVersion: child.apiVersion, kind: child.kind, name, namespace };
  await store.patch(ref, { type: 'apply', body, force: true }, { fieldManager: 'trainer' });
}
