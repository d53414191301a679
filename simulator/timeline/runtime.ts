// What is told about a runtime, of either scope.
import { dequal as equal } from 'dequal/lite';
import type { TrainingRuntime } from '../../hooks/trainjob/api/types.js';
import { type Teller, told } from './teller.js';

export const tellRuntime: Teller<TrainingRuntime> = (before, after) => {
  if (after === undefined) return [told('deleted')];
  if (before === undefined) return [told('created')];
  return equal(before.spec, after.spec) ? [] : [told('changed')];
};
