// Written by codegen/main.ts from codegen/schemas/trainjob/trainingruntime.yaml; do not edit.
import type { JobSetSpec } from '../../../api/generated/jobset.js';
import type { TemplateMeta } from '../../../api/pods.js';

/**
 * A blueprint for TrainJobs in the same namespace.
 */
export interface TrainingRuntime {
  spec?: TrainingRuntimeSpec;
}
/**
 * How TrainJobs that use this runtime run.
 */
export interface TrainingRuntimeSpec {
  mlPolicy?: MLPolicy;
  podGroupPolicy?: PodGroupPolicy;
  runPolicy?: RunPolicy;
  template?: JobSetTemplate;
}
/**
 * The framework that distributes the training, and how many nodes it uses.
 */
export interface MLPolicy {
  /**
   * Number of training nodes, if the TrainJob does not set it.
   */
  numNodes?: number;
  torch?: TorchPolicy;
  mpi?: MPIPolicy;
  jax?: JAXPolicy;
  xgboost?: XGBoostPolicy;
  flux?: FluxPolicy;
}
/**
 * PyTorch. Training containers get the environment variables that torchrun reads.
 */
export interface TorchPolicy {
  envInjection?: TorchEnvInjection;
}
/**
 * Other containers that also get the environment variables.
 */
export interface TorchEnvInjection {
  /**
   * The containers, listed by replicated job.
   */
  targets?: TorchEnvTarget[];
}
export interface TorchEnvTarget {
  /**
   * Name of the replicated job.
   */
  jobName: string;
  /**
   * Names of containers in its Pods.
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
   * The MPI implementation in the images.
   */
  mpiImplementation?: 'OpenMPI' | 'Intel' | 'MPICH' | '';
  /**
   * Where the SSH key is mounted.
   */
  sshAuthMountPath?: string;
  /**
   * Whether the launcher also runs training processes.
   */
  runLauncherAsNode?: boolean;
}
/**
 * JAX. Training containers get the environment variables that jax.distributed reads.
 */
export interface JAXPolicy {}
/**
 * XGBoost. Training containers get the environment variables of its tracker.
 */
export interface XGBoostPolicy {}
/**
 * Flux. The nodes form a Flux instance, which starts the processes.
 */
export interface FluxPolicy {
  /**
   * Number of processes on each node.
   */
  numProcPerNode?: number;
}
/**
 * Gang scheduling, which starts either all Pods of the job or none.
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
   * How many seconds Pods wait for the rest of the gang before scheduling is retried.
   */
  scheduleTimeoutSeconds?: number;
}
/**
 * Volcano.
 */
export interface VolcanoPolicy {
  networkTopology?: VolcanoNetworkTopology;
}
/**
 * How close to each other in the network the Pods must run.
 */
export interface VolcanoNetworkTopology {
  /**
   * hard makes this a requirement, soft a preference.
   */
  mode?: 'hard' | 'soft';
  /**
   * The highest tier of the network topology that the Pods may span.
   */
  highestTierAllowed?: number;
}
/**
 * Deadline and time to live of jobs that do not set their own.
 */
export interface RunPolicy {
  /**
   * How many seconds a job may be active, counted from its creation or the last time it was resumed. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * How many seconds after it finishes a job is deleted, together with all objects that it owns; 0 means immediately.
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
