// Written by codegen/main.ts from codegen/schemas/trainjob/trainjob.yaml; do not edit.
import type { Condition } from '../../../api/generated/condition.js';
import type { Affinity, Container, LocalObjectReference, PodSecurityContext, PodSpec, ResourceRequirements, SecurityContext, TemplateMeta } from '../../../api/pods.js';

/**
 * One training run. It refers to a runtime, overrides parts of it, and runs as a JobSet.
 */
export interface TrainJob {
  spec?: TrainJobSpec;
  status?: TrainJobStatus;
}
/**
 * The desired state of the job.
 */
export interface TrainJobSpec {
  runtimeRef: RuntimeRef;
  initializer?: Initializer;
  trainer?: Trainer;
  /**
   * Changes to this job's copy of the runtime. Each manager, a user or a controller such as Kueue, has its own entry.
   */
  runtimePatches?: RuntimePatch[];
  /**
   * Whether the job is suspended. Suspending a running job deletes its Pods; resuming it creates them again.
   */
  suspend?: boolean;
  /**
   * How many seconds the job may be active, counted from its creation or the last time it was resumed. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * How many seconds after it finishes the job is deleted, together with all objects that it owns; 0 means immediately. If not set, runPolicy of the runtime applies.
   */
  ttlSecondsAfterFinished?: number;
  /**
   * The controller that runs the job: trainer.kubeflow.org/trainjob-controller in this cluster, or kueue.x-k8s.io/multikueue in another cluster.
   */
  managedBy?: string;
}
/**
 * The runtime that the job uses. It is read once, when the job is first reconciled.
 */
export interface RuntimeRef {
  /**
   * Name of the runtime.
   */
  name: string;
  /**
   * API group of the runtime.
   */
  apiGroup?: string;
  /**
   * ClusterTrainingRuntime, or TrainingRuntime for one in the job's own namespace.
   */
  kind?: string;
}
/**
 * Steps that fetch data and model before training starts.
 */
export interface Initializer {
  dataset?: DatasetInitializer;
  model?: ModelInitializer;
}
/**
 * Fetches the data set.
 */
export interface DatasetInitializer {
  /**
   * Where to fetch from, as scheme://path.
   */
  storageUri?: string;
  /**
   * Environment variables to add; a variable with the same name is replaced.
   */
  env?: NonNullable<Container['env']>;
  /**
   * A Secret whose entries become environment variables, such as credentials.
   */
  secretRef?: LocalObjectReference;
}
/**
 * Fetches the pre-trained model.
 */
export interface ModelInitializer {
  /**
   * Where to fetch from, as scheme://path.
   */
  storageUri?: string;
  /**
   * Environment variables to add; a variable with the same name is replaced.
   */
  env?: NonNullable<Container['env']>;
  /**
   * A Secret whose entries become environment variables, such as credentials.
   */
  secretRef?: LocalObjectReference;
}
/**
 * Overrides of the runtime for the training step.
 */
export interface Trainer {
  /**
   * Image of the training container.
   */
  image?: string;
  /**
   * Entrypoint of the training container.
   */
  command?: string[];
  /**
   * Arguments of the entrypoint.
   */
  args?: string[];
  /**
   * Environment variables to add; a variable with the same name is replaced.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Number of training nodes; each node is a Pod.
   */
  numNodes?: number;
  /**
   * Resources of the training container on each node. A resource set here replaces that of the runtime.
   */
  resourcesPerNode?: ResourceRequirements;
  /**
   * Number of processes on each node. If not set, it is derived from the resources.
   */
  numProcPerNode?: number;
}
export interface RuntimePatch {
  /**
   * Who makes these changes, as domain/name.
   */
  manager: string;
  /**
   * When this entry was last changed. Written on admission.
   */
  time?: string;
  /**
   * Changes to the spec of a runtime that is registered as an opaque runtime, merged as JSON.
   */
  opaqueRuntimeSpec?: {};
  trainingRuntimeSpec?: TrainingRuntimeSpecPatch;
}
/**
 * Changes to the runtime's spec.
 */
export interface TrainingRuntimeSpecPatch {
  template?: JobSetTemplatePatch;
}
/**
 * Changes to the JobSet.
 */
export interface JobSetTemplatePatch {
  /**
   * Labels and annotations to add.
   */
  metadata?: TemplateMeta;
  /**
   * Changes to the JobSet's jobs.
   */
  spec?: {
    /**
     * Changes to replicated jobs, by name.
     */
    replicatedJobs?: ReplicatedJobPatch[];
  };
}
export interface ReplicatedJobPatch {
  /**
   * Name of a replicated job of the runtime.
   */
  name: string;
  template?: JobTemplatePatch;
}
/**
 * Changes to the Job.
 */
export interface JobTemplatePatch {
  /**
   * Labels and annotations to add.
   */
  metadata?: TemplateMeta;
  /**
   * Changes to the Job's spec.
   */
  spec?: {
    template?: PodTemplatePatch;
  };
}
/**
 * Changes to the Pods.
 */
export interface PodTemplatePatch {
  /**
   * Labels and annotations to add.
   */
  metadata?: TemplateMeta;
  spec?: PodSpecPatch;
}
/**
 * Changes to the Pod's spec. Lists are merged by name.
 */
export interface PodSpecPatch {
  /**
   * Service account of the Pods; it replaces that of the runtime.
   */
  serviceAccountName?: NonNullable<PodSpec['serviceAccountName']>;
  /**
   * Volumes to add; a volume with the same name is replaced.
   */
  volumes?: NonNullable<PodSpec['volumes']>;
  /**
   * Changes to init containers of the runtime.
   */
  initContainers?: ContainerPatch[];
  /**
   * Changes to containers of the runtime.
   */
  containers?: ContainerPatch[];
  /**
   * Secrets for pulling images, in addition to those of the runtime.
   */
  imagePullSecrets?: NonNullable<PodSpec['imagePullSecrets']>;
  /**
   * Security context of the Pods, merged into that of the runtime.
   */
  securityContext?: PodSecurityContext;
  /**
   * How many seconds a Pod has to shut down after it is asked to terminate.
   */
  terminationGracePeriodSeconds?: NonNullable<PodSpec['terminationGracePeriodSeconds']>;
  /**
   * Labels of the nodes that the Pods may run on, in addition to those of the runtime.
   */
  nodeSelector?: {
    [k: string]: string;
  };
  /**
   * Scheduling constraints of the Pods, merged into those of the runtime.
   */
  affinity?: Affinity;
  /**
   * Tolerations of the Pods; they replace those of the runtime.
   */
  tolerations?: NonNullable<PodSpec['tolerations']>;
  /**
   * Scheduling gates of the Pods; a Pod is scheduled when all its gates are removed.
   */
  schedulingGates?: NonNullable<PodSpec['schedulingGates']>;
}
export interface ContainerPatch {
  /**
   * Name of a container of the runtime.
   */
  name: string;
  /**
   * Environment variables to add; a variable with the same name is replaced.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Volume mounts to add; a mount with the same path is replaced.
   */
  volumeMounts?: NonNullable<Container['volumeMounts']>;
  /**
   * Security context of the container, merged into that of the runtime.
   */
  securityContext?: SecurityContext;
}
/**
 * The observed state of the job.
 */
export interface TrainJobStatus {
  /**
   * The generation of the spec that this status is based on.
   */
  observedGeneration?: number;
  /**
   * Conditions of the job. A finished job has the condition Complete or Failed.
   */
  conditions?: Condition[];
  /**
   * Status of the replicated jobs of the JobSet.
   */
  jobsStatus?: JobStatus[];
  trainerStatus?: TrainerStatus;
}
export interface JobStatus {
  /**
   * Name of the replicated job.
   */
  name: string;
  /**
   * Jobs whose Pods are all ready or have succeeded.
   */
  ready: number;
  /**
   * Jobs that completed.
   */
  succeeded: number;
  /**
   * Jobs that failed.
   */
  failed: number;
  /**
   * Jobs with at least one active Pod.
   */
  active: number;
  /**
   * Jobs that are suspended.
   */
  suspended: number;
}
/**
 * Progress that the training code last reported.
 */
export interface TrainerStatus {
  /**
   * How much of the training is done, in percent.
   */
  progressPercentage?: number;
  /**
   * Estimate of the training code for the remaining seconds.
   */
  estimatedRemainingSeconds?: number;
  /**
   * Metrics such as loss or accuracy.
   */
  metrics?: TrainerMetric[];
  /**
   * When this was reported.
   */
  lastUpdatedTime?: string;
}
export interface TrainerMetric {
  /**
   * Name of the metric.
   */
  name: string;
  /**
   * Its value, as text.
   */
  value: string;
}
