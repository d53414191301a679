// Every check of a runtime, in the order in which faults are listed.
import type { Issue } from '../../api/issue.js';
import {
  type Check,
  type Warn,
  deprecatedRuntime,
  mlPolicyRules,
  portsOfRuntime,
  replicas,
} from '../../trainjob/index.js';
import type { RuntimeChange } from './change.js';
import { containers } from './containers.js';
import { jobTTL } from './jobttl.js';
import { pythonSdk } from './pythonsdk.js';
import { queuedJobs, warnOfQueuedJobs } from './queuedjobs.js';

const checks: readonly Check<RuntimeChange>[] = [
  replicas,
  containers,
  portsOfRuntime,
  ...Object.values(mlPolicyRules).flatMap(({ runtimeChecks }) => runtimeChecks),
  queuedJobs,
];

const warnings: readonly Warn<RuntimeChange>[] = [deprecatedRuntime, jobTTL, pythonSdk, warnOfQueuedJobs];

export function faultsOfRuntime(change: RuntimeChange): readonly Issue[] {
  return checks.flatMap((check) => check(change));
}

export function warningsOfRuntime(change: RuntimeChange): readonly string[] {
  return warnings.flatMap((warn) => warn(change));
}
