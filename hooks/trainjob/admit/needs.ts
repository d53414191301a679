// Which facts admission needs about a TrainJob. An update that no check depends on needs no facts and is always admitted.
import type { ObjectName } from '../../api/hook.js';
import type { Settings } from '../../api/settings.js';
import type { Need } from '../../facts/need.js';
import { isSame } from '../../kube/same.js';
import type { TrainJobFacts } from '../api/facts.js';
import type { TrainJob } from '../api/types.js';
import type { Change } from '../build/check.js';
import { childNamesOf } from '../build/childnames.js';
import { referencesOf } from '../build/podgroup/index.js';
import { referenceOf } from '../runtime/reference.js';
import { snapshotNameOf } from '../runtime/snapshot.js';
import { subjectOf } from '../validate/index.js';
import { changesPatches, patchSuspended } from '../validate/patchsuspended.js';
import { runtimeOf } from './runtimeof.js';

/** Whether the checks have anything to say about a change. */
export function isJudged({ trainJob, old }: Change): boolean {
  if (trainJob.metadata.deletionTimestamp !== undefined) return false;
  return old === undefined || !isSame(inputsOf(old), inputsOf(trainJob));
}

function inputsOf({ spec }: TrainJob): object {
  const { runtimeRef, initializer, trainer, runtimePatches } = spec;
  return { runtimeRef, initializer, trainer, runtimePatches };
}

export function admissionNeeds(change: Change): readonly Need[] {
  const { trainJob, old } = change;
  if (!isJudged(change) || referenceOf(trainJob) === undefined) return [];
  if (old === undefined) return runtimeNeed(trainJob);
  const needs: Need[] = [{ fact: 'snapshot', verb: 'read', object: snapshotOf(trainJob) }];
  const wantsJobSet = changesPatches(change) && patchSuspended(change).length === 0;
  return wantsJobSet ? [...needs, { fact: 'jobSet', verb: 'read', object: jobSetOf(trainJob) }] : needs;
}

/** Further facts, requested after the first ones: the names of the children depend on the runtime. */
export function admissionNeedsMore(
  change: Change,
  facts: TrainJobFacts,
  progress: Settings['progress'] = 'off',
): readonly Need[] {
  const { trainJob, old } = change;
  if (!isJudged(change)) return [];
  if (old !== undefined) return facts.snapshot === null ? runtimeNeed(trainJob) : [];
  const resolved = runtimeOf(change, facts);
  if (resolved.state !== 'known') return [];
  const { runtime, template } = subjectOf(change, resolved.runtime);
  const objects = [...childNamesOf(trainJob, runtime, progress), ...referencesOf(runtime, template)];
  return [{ fact: 'existing', verb: 'exists', objects }];
}

function runtimeNeed(trainJob: TrainJob): readonly Need[] {
  const reference = referenceOf(trainJob);
  if (reference === undefined) return [];
  const { apiVersion, kind, name, namespace } = reference;
  const object = { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
  return [{ fact: 'runtime', verb: 'read', object }];
}

function snapshotOf(trainJob: TrainJob): ObjectName {
  return inNamespace(trainJob, 'v1', 'ConfigMap', snapshotNameOf(trainJob));
}

function jobSetOf(trainJob: TrainJob): ObjectName {
  return inNamespace(trainJob, 'jobset.x-k8s.io/v1alpha2', 'JobSet', trainJob.metadata.name);
}

function inNamespace({ metadata }: TrainJob, apiVersion: string, kind: string, name: string): ObjectName {
  const { namespace } = metadata;
  return { apiVersion, kind, name, ...(namespace === undefined ? {} : { namespace }) };
}
