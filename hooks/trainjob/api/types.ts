// TrainJob and the runtimes, as they are in JSON. Specs and statuses are generated from the CRDs (npm run generate);
// here they get metadata and become readonly.
import type { KubeObject } from '../../api/hook.js';
import type { Wire } from '../../api/wire.js';
import type * as runtime from './generated/trainingruntime.js';
import type * as trainjob from './generated/trainjob.js';

// TrainJob

export type RuntimeRef = Wire<trainjob.RuntimeRef>;
export type DatasetInitializer = Wire<trainjob.DatasetInitializer>;
export type Trainer = Wire<trainjob.Trainer>;
export type RuntimePatch = Wire<trainjob.RuntimePatch>;
export type JobSetTemplatePatch = Wire<trainjob.JobSetTemplatePatch>;
export type ReplicatedJobPatch = Wire<trainjob.ReplicatedJobPatch>;
export type PodTemplatePatch = Wire<trainjob.PodTemplatePatch>;
export type ContainerPatch = Wire<trainjob.ContainerPatch>;
export type JobStatus = Wire<trainjob.JobStatus>;
export type TrainerStatus = Wire<trainjob.TrainerStatus>;
export type TrainJobSpec = Wire<trainjob.TrainJobSpec>;
export type TrainJobStatus = Wire<trainjob.TrainJobStatus>;

export interface TrainJob extends KubeObject {
  readonly spec: TrainJobSpec;
  readonly status?: TrainJobStatus;
}

// TrainingRuntime and ClusterTrainingRuntime

export type MLPolicy = Wire<runtime.MLPolicy>;
/** The policies of which at most one is set. */
export type MLPolicySources = Omit<MLPolicy, 'numNodes'>;
export type TorchPolicy = Wire<runtime.TorchPolicy>;
export type MPIPolicy = Wire<runtime.MPIPolicy>;
export type FluxPolicy = Wire<runtime.FluxPolicy>;
export type PodGroupPolicy = Wire<runtime.PodGroupPolicy>;
export type RunPolicy = Wire<runtime.RunPolicy>;
export type JobSetTemplate = Wire<runtime.JobSetTemplate>;
export type TrainingRuntimeSpec = Wire<runtime.TrainingRuntimeSpec>;

/** Of either scope: TrainingRuntime or ClusterTrainingRuntime. */
export interface TrainingRuntime extends KubeObject {
  readonly spec: TrainingRuntimeSpec;
}
