// The JobSet controller: carries out what jobset/reconcile.ts decides.
import { dequal as equal } from 'dequal/lite';
import { type Clock, timestampOf } from '../../apiserver/clock.js';
import type { ObjectStore } from '../../apiserver/objectstore.js';
import type { JobSet } from '../../hooks/api/kinds.js';
import { refOf } from '../../hooks/kube/refs.js';
import type { Actor, Turn } from '../loop.js';
import { type Reconciliation, reconcile } from './jobset/reconcile.js';
import { expiresAt } from './jobset/ttl.js';
import { writeStatus, allOf, reconciler, tried } from './reconciler.js';
import { type Job, jobSets, jobs } from './workloads.js';

const fieldManager = 'jobset';

export function jobSetController(store: ObjectStore, clock: Clock): Actor {
  const listJobs = (): Promise<readonly Job[]> => allOf(store, jobs);
  return reconciler(store, jobSets, listJobs, async (jobSet, all) => {
    const found = reconcile(jobSet, all, timestampOf(clock));
    if (found === undefined) return { happened: false };
    const hasWritten = await carryOut(store, jobSet, found);
    return deleteExpired(store, clock, jobSet, hasWritten);
  });
}

async function carryOut(store: ObjectStore, jobSet: JobSet, found: Reconciliation): Promise<boolean> {
  const { create = [], update = [], delete: remove = [], status } = found;
  const outdated = remove.filter(({ metadata }) => metadata.deletionTimestamp === undefined);
  const done: boolean[] = [];
  for (const job of outdated) {
    done.push(await tried(store.delete(refOf(job), { propagationPolicy: 'Foreground' })));
  }
  for (const job of create) done.push(await tried(store.create(job, { fieldManager })));
  for (const job of update) done.push(await tried(store.update(job, { fieldManager })));
  if (!equal(status, jobSet.status)) done.push(await writeStatus(store, jobSet, status, fieldManager));
  return done.includes(true);
}

async function deleteExpired(
  store: ObjectStore,
  clock: Clock,
  jobSet: JobSet,
  happened: boolean,
): Promise<Turn> {
  const due = expiresAt(jobSet);
  if (due === undefined) return { happened };
  if (clock.now() < due) return { happened, next: due };
  const deleted = await tried(store.delete(refOf(jobSet), { propagationPolicy: 'Foreground' }));
  return { happened: happened || deleted };
}
