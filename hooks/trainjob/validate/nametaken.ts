// A new TrainJob's children have names that follow from its own. An object that has one of them already would be
// waited for in vain (dynamic apply) or taken over (server-side apply).
import type { KubeObject, ObjectName, OwnerReference } from '../../api/hook.js';
import type { Issue } from '../../api/issue.js';
import { controllerOf, nameOf } from '../../kube/owners.js';
import { isManagedElsewhere } from '../status/managedby.js';
import type { Check, Subject } from '../build/check.js';
import { childNamesOf } from '../build/childnames.js';

export const nameTaken: Check<Subject> = ({ trainJob, old, runtime, found }) => {
  if (old !== undefined || isManagedElsewhere(trainJob)) return [];
  // What was looked for says whether its Pods report.
  const names = childNamesOf(trainJob, runtime, 'on');
  const holders = (found.existing ?? []).flatMap((looked) =>
    looked.found !== null && names.some((name) => isNamed(looked.for, name)) ? [looked.found] : [],
  );
  return holders.flatMap((holder) => {
    const owner = controllerOf(holder);
    if (owner !== undefined && owner.uid === trainJob.metadata.uid) return [];
    const isLeft = owner?.kind === 'TrainJob' && owner.name === trainJob.metadata.name;
    return isLeft ? left(holder) : foreign(holder, owner);
  });
};

function isNamed(a: ObjectName, b: ObjectName): boolean {
  return a.apiVersion === b.apiVersion && a.kind === b.kind && a.name === b.name;
}

function left(holder: KubeObject): Issue {
  return {
    field: 'metadata.name',
    problem: `${nameOf(holder)} of an earlier TrainJob of this name is still there`,
    remedy: 'apply it again when that is gone',
  };
}

function foreign(holder: KubeObject, owner: OwnerReference | undefined): Issue {
  const whose = owner === undefined ? 'nobody' : `${owner.kind} ${owner.name}`;
  return {
    field: 'metadata.name',
    problem: `the TrainJob would make ${nameOf(holder)}, which exists and belongs to ${whose}`,
    remedy: 'use another name, or delete that object',
  };
}
