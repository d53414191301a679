// A patch changes what the runtime has, and adds neither jobs nor containers. Kubeflow KEP-2170.
import type { Check, Subject } from '../build/check.js';
import { patchIssues } from '../build/patches.js';

export const patchTarget: Check<Subject> = ({ trainJob, runtime }) =>
  patchIssues(runtime.spec.template ?? {}, trainJob.spec.runtimePatches ?? []);
