// Objects that a recording still shows although their owners are deleted, because the garbage collector of that control
// plane was late: it discovers a new kind up to 30 seconds after its CustomResourceDefinition. Metacontroller is not involved.
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { Scenario, StepRecord } from './trace.js';

/** Objects that outlive all their owners at the end of a step; owners of kinds that were not watched are unknown. */
export function outlived({ watch }: Scenario, { objects }: StepRecord): readonly AnyObject[] {
  const kinds = new Set(watch.map(([, kind]) => kind));
  const alive = new Set(objects.map(({ metadata }) => metadata.uid));
  return objects.filter(({ metadata: { ownerReferences = [] } }) => {
    const areJudged = ownerReferences.every(({ kind }) => kinds.has(kind));
    return ownerReferences.length > 0 && areJudged && !ownerReferences.some(({ uid }) => alive.has(uid));
  });
}
