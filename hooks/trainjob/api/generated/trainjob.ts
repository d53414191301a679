// Written by codegen/main.ts from codegen/schemas/trainjob/trainjob.yaml; do not edit.
import type { Condition } from '../../../api/generated/condition.js';
import type { Affinity, Container, LocalObjectReference, PodSecurityContext, PodSpec, ResourceRequirements, SecurityContext, TemplateMeta } from '../../../api/pods.js';

/**
 * One training run. It names a runtime, says what differs from it, and becomes a JobSet.
 */
export interface TrainJob {
  spec?: TrainJobSpec;
  status?: TrainJobStatus;
}
/**
 * What is to run.
 */
export interface TrainJobSpec {
  runtimeRef: RuntimeRef;
  initializer?: Initializer;
  trainer?: Trainer;
  /**
   * Changes to this job's copy of the runtime, an entry for each manager that makes some: a person, or a controller such as Kueue.
   */
  runtimePatches?: RuntimePatch[];
  /**
   * Whether the job is to wait. Its Pods go when this is set and come back when it is unset.
   */
  suspend?: boolean;
  /**
   * How many seconds the job may be active, counted from its creation or its last resumption. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * How many seconds after its end the job is deleted, with all that it owns; 0 means at once. Without it the runtime's runPolicy counts.
   */
  ttlSecondsAfterFinished?: number;
  /**
   * Who carries the job out: trainer.kubeflow.org/trainjob-controller, which is this cluster, or kueue.x-k8s.io/multikueue, which is another one.
   */
  managedBy?: string;
}
/**
 * The runtime that the job is made from. It is read once, when the job is first seen.
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
   * Environment variables that are added; one with a name that exists already replaces it.
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
   * Environment variables that are added; one with a name that exists already replaces it.
   */
  env?: NonNullable<Container['env']>;
  /**
   * A Secret whose entries become environment variables, such as credentials.
   */
  secretRef?: LocalObjectReference;
}
/**
 * What differs from the runtime in the step that trains.
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
   * Environment variables that are added; one with a name that exists already replaces it.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Number of training nodes, a Pod each.
   */
  numNodes?: number;
  /**
   * Resources of the training container on each node. Each named resource replaces the runtime's.
   */
  resourcesPerNode?: ResourceRequirements;
  /**
   * Number of processes on each node. Worked out from the resources when left out.
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
   * The changes to a runtime whose kind metatrain knows by configuration alone, merged as JSON.
   */
  opaqueRuntimeSpec?: {};
  trainingRuntimeSpec?: TrainingRuntimeSpecPatch;
}
/**
 * The changes, in the shape of a runtime's spec.
 */
export interface TrainingRuntimeSpecPatch {
  template?: JobSetTemplatePatch;
}
/**
 * Changes to the JobSet.
 */
export interface JobSetTemplatePatch {
  /**
   * Labels and annotations that are added.
   */
  metadata?: TemplateMeta;
  /**
   * Changes to the JobSet's jobs.
   */
  spec?: {
    /**
     * Changes to jobs, by name.
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
   * Labels and annotations that are added.
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
   * Labels and annotations that are added.
   */
  metadata?: TemplateMeta;
  spec?: PodSpecPatch;
}
/**
 * Changes to the Pod's spec. Lists are merged by name.
 */
export interface PodSpecPatch {
  /**
   * The account that the Pods run under, in place of the runtime's.
   */
  serviceAccountName?: NonNullable<PodSpec['serviceAccountName']>;
  /**
   * Volumes that are added; one with a name that exists already replaces it.
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
   * Secrets with which images are pulled, beside the runtime's.
   */
  imagePullSecrets?: NonNullable<PodSpec['imagePullSecrets']>;
  /**
   * Rights of the Pods, laid over the runtime's.
   */
  securityContext?: PodSecurityContext;
  /**
   * How many seconds a Pod has to end, once it is told to.
   */
  terminationGracePeriodSeconds?: NonNullable<PodSpec['terminationGracePeriodSeconds']>;
  /**
   * Labels of the nodes that the Pods may run on, beside the runtime's.
   */
  nodeSelector?: {
    [k: string]: string;
  };
  /**
   * Where the Pods are to run, laid over the runtime's.
   */
  affinity?: Affinity;
  /**
   * Taints that the Pods bear, in place of the runtime's.
   */
  tolerations?: NonNullable<PodSpec['tolerations']>;
  /**
   * What the Pods wait for before they are scheduled.
   */
  schedulingGates?: NonNullable<PodSpec['schedulingGates']>;
}
export interface ContainerPatch {
  /**
   * Name of a container of the runtime.
   */
  name: string;
  /**
   * Environment variables that are added; one with a name that exists already replaces it.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Mounts that are added; one with a path that exists already replaces it.
   */
  volumeMounts?: NonNullable<Container['volumeMounts']>;
  /**
   * Rights of the container, laid over the runtime's.
   */
  securityContext?: SecurityContext;
}
/**
 * What was last observed.
 */
export interface TrainJobStatus {
  /**
   * The generation of the spec that this status speaks of.
   */
  observedGeneration?: number;
  /**
   * What is true of the job, with reasons. A job ends with Complete or Failed.
   */
  conditions?: Condition[];
  /**
   * What the JobSet's jobs are doing.
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
   * Jobs with at least one Pod at work.
   */
  active: number;
  /**
   * Jobs that are suspended.
   */
  suspended: number;
}
/**
 * Progress, as the training code itself last reported it.
 */
export interface TrainerStatus {
  /**
   * How much is done, in percent.
   */
  progressPercentage?: number;
  /**
   * How many seconds are left, as far as the training code can tell.
   */
  estimatedRemainingSeconds?: number;
  /**
   * Figures such as loss or accuracy.
   */
  metrics?: TrainerMetric[];
  /**
   * When this was reported.
   */
  lastUpdatedTime?: string;
}
export interface TrainerMetric {
  /**
   * Name of the figure.
   */
  name: string;
  /**
   * Its value, as text.
   */
  value: string;
}
