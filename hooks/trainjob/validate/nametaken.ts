// The children of a new TrainJob have names that follow from its own. If another object has one of these names, the job
// would never start (dynamic apply), or would take the object over (server-side apply).
import type { KubeObject, ObjectName, OwnerReference } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import { controllerOf, nameOf } from '../../kube/owners.js';
import type { Check, Subject } from '../build/check.js';
import { childNamesOf } from '../build/childnames.js';
import { isManagedElsewhere } from '../status/managedby.js';

export const nameTaken: Check<Subject> = ({ trainJob, old, runtime, found }) => {
  if (old !== undefined || isManagedElsewhere(trainJob)) return [];
  // The objects that were looked up show whether its Pods report.
  const names = childNamesOf(trainJob, runtime, 'on');
  const holders = (found.existing ?? []).flatMap((looked) =>
    looked.found !== null && names.some((name) => isNamed(looked.for, name)) ? [looked.found] : [],
  );
  return holders.flatMap((holder) => {
    const owner = controllerOf(holder);
    if (owner !== undefined && owner.uid === trainJob.metadata.uid) return [];
    const isEarlier = owner?.kind === 'TrainJob' && owner.name === trainJob.metadata.name;
    return isEarlier ? ofEarlierJob(holder) : foreign(holder, owner);
  });
};

function isNamed(a: ObjectName, b: ObjectName): boolean {
  return a.apiVersion === b.apiVersion && a.kind === b.kind && a.name === b.name;
}

function ofEarlierJob(holder: KubeObject): Issue {
  return {
    field: 'metadata.name',
    problem: `${nameOf(holder)} of an earlier TrainJob with this name still exists`,
    remedy: 'apply the TrainJob again when that object is deleted',
  };
}

function foreign(holder: KubeObject, owner: OwnerReference | undefined): Issue {
  const control = owner === undefined ? 'has no controller' : `is controlled by ${owner.kind} ${owner.name}`;
  return {
    field: 'metadata.name',
    problem: `the TrainJob needs ${nameOf(holder)}, which already exists and ${control}`,
    remedy: 'use another name, or delete that object',
  };
}
