// Every check of a TrainJob and of a runtime, in the order in which faults are told, and who runs it. Admission runs
// them all. The sync hook runs those without which no JobSet can be made that does what was asked for: it may meet
// objects that no webhook has seen.
import type { TrainJob, TrainingRuntime } from '../../api/kinds.js';
import type { Issue } from '../../api/route.js';
import { patchedTemplate } from '../runtime/patches.js';
import type { Change, Check, Subject, Warn } from './check.js';
import { envInjection } from './envinjection.js';
import { fluxInstaller } from './fluxinstaller.js';
import { initializer } from './initializer.js';
import { mpiLauncher } from './mpilauncher.js';
import { names } from './names.js';
import { nameTaken } from './nametaken.js';
import { numNodes } from './numnodes.js';
import { numProcPerNode } from './numprocpernode.js';
import { patchActive } from './patchactive.js';
import { patchEnv } from './patchenv.js';
import { patchManager } from './patchmanager.js';
import { patchSuspended } from './patchsuspended.js';
import { patchTarget } from './patchtarget.js';
import { reservedEnv } from './reservedenv.js';
import type { RuntimeChange } from './runtime/change.js';
import { containers } from './runtime/containers.js';
import { jobTTL } from './runtime/jobttl.js';
import { replicas } from './runtime/replicas.js';
import { torchtuneArgs } from './torchtune/args.js';
import { torchtuneLora } from './torchtune/lora.js';
import { torchtuneModel } from './torchtune/model.js';
import { torchtuneNumNodes } from './torchtune/numnodes.js';
import { torchtuneQlora } from './torchtune/qlora.js';
import { volcanoPriority } from './volcanopriority.js';
import { volcanoQueue } from './volcanoqueue.js';
import { deprecatedRuntime, onDeprecatedRuntime } from './warnings/deprecated.js';
import { kueueMpi } from './warnings/kueuempi.js';
import { neuron } from './warnings/neuron.js';
import { stepReplicas } from './warnings/replicas.js';
import { storageUri } from './warnings/storageuri.js';

interface Row<S> {
  readonly check: Check<S>;
  readonly by: 'admission' | 'admission and sync';
}

const ofTrainJob: readonly Row<Change>[] = [
  { check: numNodes, by: 'admission' },
  { check: numProcPerNode, by: 'admission' },
  { check: patchSuspended, by: 'admission' },
  { check: patchManager, by: 'admission' },
  { check: patchEnv, by: 'admission' },
];

const withRuntime: readonly Row<Subject>[] = [
  { check: names, by: 'admission and sync' },
  { check: nameTaken, by: 'admission' },
  { check: initializer, by: 'admission' },
  { check: patchActive, by: 'admission' },
  { check: patchTarget, by: 'admission and sync' },
  { check: reservedEnv, by: 'admission and sync' },
  { check: envInjection, by: 'admission and sync' },
  { check: torchtuneModel, by: 'admission and sync' },
  { check: torchtuneNumNodes, by: 'admission and sync' },
  { check: torchtuneLora, by: 'admission and sync' },
  { check: torchtuneQlora, by: 'admission and sync' },
  { check: torchtuneArgs, by: 'admission and sync' },
  { check: mpiLauncher, by: 'admission and sync' },
  { check: fluxInstaller, by: 'admission and sync' },
  { check: volcanoQueue, by: 'admission' },
  { check: volcanoPriority, by: 'admission' },
];

const ofRuntime: readonly Check<RuntimeChange>[] = [replicas, containers];

const warnings: readonly Warn<Subject>[] = [onDeprecatedRuntime, storageUri, stepReplicas, neuron, kueueMpi];
const runtimeWarnings: readonly Warn<RuntimeChange>[] = [deprecatedRuntime, jobTTL];

/** Faults of a TrainJob that can be seen without its runtime. */
export function faultsOfTrainJob(change: Change): readonly Issue[] {
  return ofTrainJob.flatMap(({ check }) => check(change));
}

/** Its other faults. */
export function faultsWithRuntime(subject: Subject): readonly Issue[] {
  return withRuntime.flatMap(({ check }) => check(subject));
}

export function warningsWithRuntime(subject: Subject): readonly string[] {
  return warnings.flatMap((warn) => warn(subject));
}

export function faultsOfRuntime(change: RuntimeChange): readonly Issue[] {
  return ofRuntime.flatMap((check) => check(change));
}

export function warningsOfRuntime(change: RuntimeChange): readonly string[] {
  return runtimeWarnings.flatMap((warn) => warn(change));
}

/** Why no JobSet can be made that does what the TrainJob asks for. For the sync hook; the runtime is its snapshot. */
export function buildFaults(trainJob: TrainJob, runtime: TrainingRuntime): readonly Issue[] {
  const subject = subjectOf({ trainJob, old: undefined }, runtime);
  const inSync = <S>({ by }: Row<S>): boolean => by === 'admission and sync';
  return [
    ...ofTrainJob.filter(inSync).flatMap(({ check }) => check(subject)),
    ...withRuntime.filter(inSync).flatMap(({ check }) => check(subject)),
  ];
}

export function subjectOf(change: Change, runtime: TrainingRuntime, found: Subject['found'] = {}): Subject {
  const { runtimePatches = [] } = change.trainJob.spec;
  return {
    ...change,
    runtime,
    template: patchedTemplate(runtime.spec.template ?? {}, runtimePatches),
    found,
  };
}
