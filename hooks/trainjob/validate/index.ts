// Every check of a TrainJob, in the order in which faults are told, and who runs it. Admission runs
// them all. The sync hook runs those without which no JobSet can be made that does what was asked for: it may meet
// objects that no webhook has seen.
import type { TrainJob, TrainingRuntime } from '../api/types.js';
import type { Issue } from '../../api/issue.js';
import { build } from '../build/build.js';
import type { Build } from '../build/built.js';
import { opaqueFieldIssues } from '../build/opaque.js';
import { patchIssues, patchedTemplate } from '../build/patches.js';
import type { Change, Check, ScheduledCheck, Subject, Warn } from '../build/check.js';
import { mlPolicyRules } from '../build/mlpolicy/index.js';
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

/** By admission alone: a job that was stored with such a fault can be built. */
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

/** Faults of a TrainJob that can be seen without its runtime. */
export function faultsOfTrainJob(change: Change): readonly Issue[] {
  return ofTrainJob.flatMap((check) => check(change));
}

/** All that can be seen of a TrainJob whose runtime is known by its registration alone. */
export function faultsOfOpaque(change: Change): readonly Issue[] {
  const patches = [patchSuspended, patchManager].flatMap((check) => check(change));
  return [...patches, ...opaqueFieldIssues(change.trainJob)];
}

/** Its other faults; when no check finds one, those that the build itself comes upon. */
export function faultsWithRuntime(subject: Subject): readonly Issue[] {
  const faults = withRuntime.flatMap(({ check }) => check(subject));
  return faults.length > 0 ? faults : issuesOf(subject.built).map(onTrainJob);
}

/** What is to be said of a TrainJob whatever its runtime is, and whatever else changes. */
export function warningsOfTrainJob(change: Change): readonly string[] {
  return trainJobWarnings.flatMap((warn) => warn(change));
}

export function warningsWithRuntime(subject: Subject): readonly string[] {
  return warnings.flatMap((warn) => warn(subject));
}

/**
 * Why no JobSet can be made that does what the TrainJob asks for. For the sync hook: the runtime is its snapshot, and
 * `built` what came of the two.
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

/** What the build finds in the runtime is the fault of a TrainJob that names it. */
function onTrainJob(issue: Issue): Issue {
  const isOwn = /^(metadata|spec\.(trainer|initializer|runtimePatches))\b/.test(issue.field);
  return isOwn ? issue : { ...issue, field: 'spec.runtimeRef' };
}

function issuesOf(built: Build): readonly Issue[] {
  return built.state === 'refused' ? built.issues : [];
}
