// Written by codegen/main.ts from codegen/schemas/; do not edit.
import type { JobSetSpec } from '../../../api/generated/jobset.js';
import type { TemplateMeta } from '../../../api/pods.js';

/**
 * A template for TrainJobs in the same namespace.
 */
export interface TrainingRuntime {
  spec?: TrainingRuntimeSpec;
}
/**
 * Specification of the runtime.
 */
export interface TrainingRuntimeSpec {
  mlPolicy?: MLPolicy;
  podGroupPolicy?: PodGroupPolicy;
  runPolicy?: RunPolicy;
  template?: JobSetTemplate;
}
/**
 * How the training framework distributes the work across nodes.
 */
export interface MLPolicy {
  /**
   * Number of training nodes if the TrainJob does not set it.
   */
  numNodes?: number;
  torch?: TorchPolicy;
  mpi?: MPIPolicy;
  jax?: JAXPolicy;
  xgboost?: XGBoostPolicy;
  flux?: FluxPolicy;
}
/**
 * PyTorch. Sets the environment variables that torchrun reads.
 */
export interface TorchPolicy {
  envInjection?: TorchEnvInjection;
}
/**
 * Further containers that get the variables.
 */
export interface TorchEnvInjection {
  /**
   * Containers, by replicated job.
   */
  targets?: TorchEnvTarget[];
}
export interface TorchEnvTarget {
  /**
   * Name of the replicated job.
   */
  jobName: string;
  /**
   * Names of the containers.
   */
  containerNames: string[];
}
/**
 * MPI. A launcher starts the processes on the nodes through SSH.
 */
export interface MPIPolicy {
  /**
   * Number of processes on each node.
   */
  numProcPerNode?: number;
  /**
   * MPI implementation in the images.
   */
  mpiImplementation?: 'OpenMPI' | 'Intel' | 'MPICH' | '';
  /**
   * Directory at which the SSH key is mounted.
   */
  sshAuthMountPath?: string;
  /**
   * Whether the launcher is also a training node.
   */
  runLauncherAsNode?: boolean;
}
/**
 * JAX. Sets the environment variables that jax.distributed reads.
 */
export interface JAXPolicy {}
/**
 * XGBoost. Sets the environment variables of the tracker.
 */
export interface XGBoostPolicy {}
/**
 * Flux. The nodes form a Flux instance that starts the processes.
 */
export interface FluxPolicy {
  /**
   * Number of processes on each node.
   */
  numProcPerNode?: number;
}
/**
 * Gang scheduling. The scheduler starts all Pods of the job together or none.
 */
export interface PodGroupPolicy {
  coscheduling?: CoschedulingPolicy;
  volcano?: VolcanoPolicy;
}
/**
 * The coscheduling plugin of the Kubernetes scheduler.
 */
export interface CoschedulingPolicy {
  /**
   * Number of seconds that Pods wait for each other before scheduling is given up.
   */
  scheduleTimeoutSeconds?: number;
}
/**
 * The Volcano scheduler.
 */
export interface VolcanoPolicy {
  networkTopology?: VolcanoNetworkTopology;
}
/**
 * How close to each other in the network the Pods must be.
 */
export interface VolcanoNetworkTopology {
  /**
   * hard if the limit is required, soft if it is preferred.
   */
  mode?: 'hard' | 'soft';
  /**
   * Highest network tier that the Pods may span.
   */
  highestTierAllowed?: number;
}
/**
 * Defaults for the deadline and the time to live of jobs that do not set them.
 */
export interface RunPolicy {
  /**
   * Number of seconds that a job may be active, counted from its creation or its last resume. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * Number of seconds after which a finished job is deleted, with everything that it owns; 0 means immediately.
   */
  ttlSecondsAfterFinished?: number;
}
/**
 * Template of the JobSet that is created for each TrainJob.
 */
export interface JobSetTemplate {
  /**
   * Labels and annotations of the JobSet.
   */
  metadata?: TemplateMeta;
  /**
   * The JobSet's spec.
   */
  spec?: JobSetSpec;
}
