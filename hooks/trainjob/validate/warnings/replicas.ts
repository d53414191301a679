// A runtime that was stored unchecked may have several replicas of a step. Only one is created.
import type { Subject, Warn } from '../../build/check.js';
import { replicas } from '../replicas.js';

export const stepReplicas: Warn<Subject> = ({ runtime }) =>
  replicas({ runtime }).map(
    ({ problem }) => `spec.runtimeRef: in the runtime, ${problem}; only one is created`,
  );
