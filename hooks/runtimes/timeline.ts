// The events of a runtime, of either scope.
import { dequal as equal } from 'dequal/lite';
import { type Describe, event } from '../contract/timeline.js';
import type { TrainingRuntime } from '../trainjob/index.js';

export const describeRuntime: Describe<TrainingRuntime> = (before, after) => {
  if (after === undefined) return [event('deleted')];
  if (before === undefined) return [event('created')];
  return equal(before.spec, after.spec) ? [] : [event('changed')];
};
