// A runtime that was stored before anybody checked it may ask for several replicas of a step. One is made.
import { replicas } from '../replicas.js';
import type { Subject, Warn } from '../../build/check.js';

export const stepReplicas: Warn<Subject> = ({ runtime }) =>
  replicas({ runtime }).map(({ problem }) => `spec.runtimeRef: in the runtime, ${problem}; one is made`);
