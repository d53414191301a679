// Written by codegen/main.ts from codegen/schemas/; do not edit.
import type { Condition } from '../../../api/generated/condition.js';
import type { Affinity, Container, LocalObjectReference, PodSecurityContext, PodSpec, ResourceRequirements, SecurityContext, TemplateMeta } from '../../../api/pods.js';

/**
 * A training job. It names a runtime, sets what differs from it, and runs as a JobSet.
 */
export interface TrainJob {
  spec?: TrainJobSpec;
  status?: TrainJobStatus;
}
/**
 * Desired state of the TrainJob.
 */
export interface TrainJobSpec {
  runtimeRef: RuntimeRef;
  initializer?: Initializer;
  trainer?: Trainer;
  /**
   * Changes to this job's copy of the runtime. Each manager has one entry; a manager is a user or a controller such as Kueue.
   */
  runtimePatches?: RuntimePatch[];
  /**
   * Whether the job is suspended. If set to true, its Pods are deleted. If set to false, they are created again.
   */
  suspend?: boolean;
  /**
   * Number of seconds that the job may be active, counted from its creation or its last resume. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * Number of seconds after which the finished job is deleted, with everything that it owns; 0 means immediately. If not set, the runPolicy of the runtime applies.
   */
  ttlSecondsAfterFinished?: number;
  /**
   * Controller that runs the job: trainer.kubeflow.org/trainjob-controller runs it in this cluster, kueue.x-k8s.io/multikueue in another cluster.
   */
  managedBy?: string;
}
/**
 * Runtime of the job. It is read once, when the job is first reconciled; later changes of the runtime do not affect the job.
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
   * Kind of the runtime: ClusterTrainingRuntime, or TrainingRuntime for a runtime in the namespace of the job.
   */
  kind?: string;
}
/**
 * Steps that fetch the dataset and the model before training starts.
 */
export interface Initializer {
  dataset?: DatasetInitializer;
  model?: ModelInitializer;
}
/**
 * Step that fetches the dataset.
 */
export interface DatasetInitializer {
  /**
   * URI to fetch from, in the form scheme://path.
   */
  storageUri?: string;
  /**
   * Environment variables to add. A variable replaces an existing variable of the same name.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Secret whose entries are set as environment variables, for example credentials.
   */
  secretRef?: LocalObjectReference;
}
/**
 * Step that fetches the pre-trained model.
 */
export interface ModelInitializer {
  /**
   * URI to fetch from, in the form scheme://path.
   */
  storageUri?: string;
  /**
   * Environment variables to add. A variable replaces an existing variable of the same name.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Secret whose entries are set as environment variables, for example credentials.
   */
  secretRef?: LocalObjectReference;
}
/**
 * Settings of the training step that override those of the runtime.
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
   * Environment variables to add. A variable replaces an existing variable of the same name.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Number of training nodes. Each node is a Pod.
   */
  numNodes?: number;
  /**
   * Resources of the training container on each node. Each resource overrides that of the runtime.
   */
  resourcesPerNode?: ResourceRequirements;
  /**
   * Number of processes on each node. If not set, it is derived from the resources.
   */
  numProcPerNode?: number;
}
export interface RuntimePatch {
  /**
   * Manager of this entry, in the form domain/name.
   */
  manager: string;
  /**
   * Time at which this entry was last changed. Set by admission.
   */
  time?: string;
  /**
   * Changes for a runtime whose kind is registered by configuration, as a JSON merge patch.
   */
  opaqueRuntimeSpec?: {};
  trainingRuntimeSpec?: TrainingRuntimeSpecPatch;
}
/**
 * Changes, in the form of the spec of a training runtime.
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
   * Changes to the spec of the JobSet.
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
   * Changes to the spec of the Job.
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
 * Changes to the spec of the Pod. Lists are merged by name.
 */
export interface PodSpecPatch {
  /**
   * Service account of the Pods. Overrides that of the runtime.
   */
  serviceAccountName?: NonNullable<PodSpec['serviceAccountName']>;
  /**
   * Volumes to add. A volume replaces an existing volume of the same name.
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
   * Number of seconds that a Pod has to terminate.
   */
  terminationGracePeriodSeconds?: NonNullable<PodSpec['terminationGracePeriodSeconds']>;
  /**
   * Labels of the nodes that the Pods can run on, in addition to those of the runtime.
   */
  nodeSelector?: {
    [k: string]: string;
  };
  /**
   * Affinity of the Pods, merged into that of the runtime.
   */
  affinity?: Affinity;
  /**
   * Tolerations of the Pods. They replace those of the runtime.
   */
  tolerations?: NonNullable<PodSpec['tolerations']>;
  /**
   * Scheduling gates of the Pods.
   */
  schedulingGates?: NonNullable<PodSpec['schedulingGates']>;
}
export interface ContainerPatch {
  /**
   * Name of a container of the runtime.
   */
  name: string;
  /**
   * Environment variables to add. A variable replaces an existing variable of the same name.
   */
  env?: NonNullable<Container['env']>;
  /**
   * Volume mounts to add. A mount replaces an existing mount of the same path.
   */
  volumeMounts?: NonNullable<Container['volumeMounts']>;
  /**
   * Security context of the container, merged into that of the runtime.
   */
  securityContext?: SecurityContext;
}
/**
 * Most recently observed status of the TrainJob.
 */
export interface TrainJobStatus {
  /**
   * Generation of the spec that this status refers to.
   */
  observedGeneration?: number;
  /**
   * Conditions of the job. A job finishes with Complete or Failed.
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
   * Number of Jobs whose Pods are all ready or have succeeded.
   */
  ready: number;
  /**
   * Number of Jobs that completed.
   */
  succeeded: number;
  /**
   * Number of Jobs that failed.
   */
  failed: number;
  /**
   * Number of Jobs with at least one active Pod.
   */
  active: number;
  /**
   * Number of Jobs that are suspended.
   */
  suspended: number;
}
/**
 * Training progress, as last reported by the training code.
 */
export interface TrainerStatus {
  /**
   * Progress in percent.
   */
  progressPercentage?: number;
  /**
   * Estimated number of seconds until the training is done.
   */
  estimatedRemainingSeconds?: number;
  /**
   * Training metrics, such as loss or accuracy.
   */
  metrics?: TrainerMetric[];
  /**
   * Time of the report.
   */
  lastUpdatedTime?: string;
}
export interface TrainerMetric {
  /**
   * Name of the metric.
   */
  name: string;
  /**
   * Value of the metric, as a string.
   */
  value: string;
}
