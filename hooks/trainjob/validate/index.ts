// Every check of a TrainJob and of a runtime, in the order in which faults are listed, and who runs it. Admission runs
// all of them. The sync hook, which may see objects that no webhook has checked, runs those without which the JobSet
// would not do what the TrainJob asks for.
import type { Issue } from '../../api/issue.js';
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import { build } from '../build/build.js';
import type { Build } from '../build/built.js';
import type { Change, Check, ScheduledCheck, Subject, Warn } from '../build/check.js';
import { mlPolicyRules } from '../build/mlpolicy/index.js';
import { opaqueFieldIssues } from '../build/opaque.js';
import { patchIssues, patchedTemplate } from '../build/patches.js';
import { podGroupRules } from '../build/podgroup/index.js';
import { initializer } from './initializer.js';
import { names } from './names.js';
import { nameTaken } from './nametaken.js';
import { numNodes } from './numnodes.js';
import { numProcPerNode } from './numprocpernode.js';
import { patchActive } from './patchactive.js';
import { patchEnv } from './patchenv.js';
import { patchManager } from './patchmanager.js';
import { patchSuspended } from './patchsuspended.js';
import { patchTarget } from './patchtarget.js';
import { ports } from './ports.js';
import { reservedEnv } from './reservedenv.js';
import { onDeprecatedRuntime } from './warnings/deprecated.js';
import { keptTtl } from './warnings/keptttl.js';
import { neuron } from './warnings/neuron.js';
import { stepReplicas } from './warnings/replicas.js';
import { storageUri } from './warnings/storageuri.js';

const mlPolicies = Object.values(mlPolicyRules);
const podGroupPolicies = Object.values(podGroupRules);

/** Only by admission: a job that was stored with such a fault can be built. */
const ofTrainJob: readonly Check<Change>[] = [
  numNodes,
  numProcPerNode,
  patchSuspended,
  patchManager,
  patchEnv,
];

const withRuntime: readonly ScheduledCheck[] = [
  { check: names, by: 'admission and sync' },
  { check: nameTaken, by: 'admission' },
  { check: initializer, by: 'admission' },
  { check: patchActive, by: 'admission' },
  { check: patchTarget, by: 'admission and sync' },
  { check: reservedEnv, by: 'admission and sync' },
  ...mlPolicies.flatMap(({ checks }) => checks),
  { check: ports, by: 'admission and sync' },
  ...podGroupPolicies.flatMap(({ checks }) => checks),
];

const warnings: readonly Warn<Subject>[] = [
  onDeprecatedRuntime,
  storageUri,
  stepReplicas,
  neuron,
  ...mlPolicies.flatMap((policy) => policy.warnings),
  ...podGroupPolicies.flatMap((policy) => policy.warnings),
];
const trainJobWarnings: readonly Warn<Change>[] = [keptTtl];

/** Faults of a TrainJob that can be found without its runtime. */
export function faultsOfTrainJob(change: Change): readonly Issue[] {
  return ofTrainJob.flatMap((check) => check(change));
}

/** All faults that can be found in a TrainJob with an opaque runtime. */
export function faultsOfOpaque(change: Change): readonly Issue[] {
  const patches = [patchSuspended, patchManager].flatMap((check) => check(change));
  return [...patches, ...opaqueFieldIssues(change.trainJob)];
}

/** Its other faults; if no check finds one, those that the build finds. */
export function faultsWithRuntime(subject: Subject): readonly Issue[] {
  const faults = withRuntime.flatMap(({ check }) => check(subject));
  return faults.length > 0 ? faults : issuesOf(subject.built).map(onTrainJob);
}

/** Warnings about a TrainJob that do not depend on its runtime, nor on what else changes. */
export function warningsOfTrainJob(change: Change): readonly string[] {
  return trainJobWarnings.flatMap((warn) => warn(change));
}

export function warningsWithRuntime(subject: Subject): readonly string[] {
  return warnings.flatMap((warn) => warn(subject));
}

/**
 * Why no JobSet can be built that does what the TrainJob asks for. For the sync hook: `runtime` is from the snapshot, and
 * `built` is the result of the build.
 */
export function buildFaults(trainJob: TrainJob, runtime: TrainingRuntime, built: Build): readonly Issue[] {
  const subject = subjectOf({ trainJob, old: undefined }, runtime, {}, built);
  const inSync = withRuntime.filter(({ by }) => by === 'admission and sync');
  const faults = inSync.flatMap(({ check }) => check(subject));
  return faults.length > 0 ? faults : issuesOf(built);
}

export function subjectOf(
  change: Change,
  runtime: TrainingRuntime,
  found: Subject['found'] = {},
  built: Build = build(change.trainJob, runtime),
): Subject {
  const { template = {} } = runtime.spec;
  const { runtimePatches = [] } = change.trainJob.spec;
  const fits = patchIssues(template, runtimePatches).length === 0;
  const patched = fits ? patchedTemplate(template, runtimePatches) : template;
  return { ...change, runtime, template: patched, built, found };
}

/** A fault that the build finds in the runtime is reported for the TrainJob's reference to it. */
function onTrainJob(issue: Issue): Issue {
  const isOwn = /^(metadata|spec\.(trainer|initializer|runtimePatches))\b/.test(issue.field);
  return isOwn ? issue : { ...issue, field: 'spec.runtimeRef' };
}

function issuesOf(built: Build): readonly Issue[] {
  return built.state === 'refused' ? built.issues : [];
}
