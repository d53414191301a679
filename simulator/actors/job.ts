// The Job controller: carries out what job/reconcile.ts decides.
import { dequal as equal } from 'dequal/lite';
import { type Clock, timestampOf } from '../../apiserver/clock.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { Actor } from '../loop.js';
import { reconcile } from './job/reconcile.js';
import { writeStatus, allOf, reconciler, tried } from './reconciler.js';
import { type Pod, jobs, pods } from './workloads.js';

const fieldManager = 'kube-controller-manager';

export function jobController(store: ObjectStore, clock: Clock): Actor {
  const listPods = (): Promise<readonly Pod[]> => allOf(store, pods);
  return reconciler(store, jobs, listPods, async (job, all) => {
    const found = reconcile(job, all, timestampOf(clock));
    if (found === undefined) return { happened: false };
    const { create = [], delete: remove = [], status } = found;
    const done: boolean[] = [];
    for (const pod of remove) done.push(await tried(store.delete(refOf(pod))));
    for (const pod of create) done.push(await tried(store.create(pod, { fieldManager })));
    if (!equal(status, job.status)) done.push(await writeStatus(store, job, status, fieldManager));
    return { happened: done.includes(true) };
  });
}
