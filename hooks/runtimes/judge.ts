// Decides whether a runtime is admitted, and returns all faults.
import { type Settings, defaultSettings } from '../api/settings.js';
import { type Verdict, newFaults, newWarnings, verdict } from '../contract/verdict.js';
import type { TrainJob } from '../trainjob/index.js';
import type { RuntimeFacts } from './facts.js';
import { runtimeNeeds } from './needs.js';
import type { RuntimeChange } from './validate/change.js';
import { faultsOfRuntime, warningsOfRuntime } from './validate/index.js';

export function judgeRuntime(
  { runtime, old }: RuntimeChange,
  { queuedTrainJobs }: RuntimeFacts = {},
  { queuedRuntimes }: Pick<Settings, 'queuedRuntimes'> = defaultSettings,
): Verdict {
  if (runtime.metadata.deletionTimestamp !== undefined) return verdict([]);
  const queued = queuedTrainJobs as readonly TrainJob[] | undefined;
  const isMissing = queued === undefined && runtimeNeeds({ runtime, old }, { queuedRuntimes }).length > 0;
  if (isMissing && queuedRuntimes === 'refuse') return { state: 'unknown', problem: queueUnseen };

  const change = { runtime, old, queuedRuntimes, ...(queued === undefined ? {} : { queued }) };
  const before = old && { runtime: old, old: undefined };
  const warnings = newWarnings(warningsOfRuntime(change), before && warningsOfRuntime(before));
  const faults = newFaults<RuntimeChange>(faultsOfRuntime, change, before);
  return verdict(faults, isMissing ? [...warnings, queueUnseen] : warnings);
}

const queueUnseen = "it could not be looked up which jobs in Kueue's queues use the runtime";
