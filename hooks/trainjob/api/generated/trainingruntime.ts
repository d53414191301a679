// Written by codegen/main.ts from codegen/schemas/trainjob/trainingruntime.yaml; do not edit.
import type { JobSetSpec } from '../../../api/generated/jobset.js';
import type { TemplateMeta } from '../../../api/pods.js';

/**
 * A blueprint for TrainJobs of its own namespace.
 */
export interface TrainingRuntime {
  spec?: TrainingRuntimeSpec;
}
/**
 * How jobs of this kind run.
 */
export interface TrainingRuntimeSpec {
  mlPolicy?: MLPolicy;
  podGroupPolicy?: PodGroupPolicy;
  runPolicy?: RunPolicy;
  template?: JobSetTemplate;
}
/**
 * How the nodes find each other and share the work.
 */
export interface MLPolicy {
  /**
   * Number of training nodes when the TrainJob names none.
   */
  numNodes?: number;
  torch?: TorchPolicy;
  mpi?: MPIPolicy;
  jax?: JAXPolicy;
  xgboost?: XGBoostPolicy;
  flux?: FluxPolicy;
}
/**
 * PyTorch. Nodes get the variables that torchrun reads.
 */
export interface TorchPolicy {
  envInjection?: TorchEnvInjection;
}
/**
 * Which further containers get the variables.
 */
export interface TorchEnvInjection {
  /**
   * The containers, by replicated job.
   */
  targets?: TorchEnvTarget[];
}
export interface TorchEnvTarget {
  /**
   * Name of the replicated job.
   */
  jobName: string;
  /**
   * Names of its containers.
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
   * Which MPI the images hold.
   */
  mpiImplementation?: 'OpenMPI' | 'Intel' | 'MPICH' | '';
  /**
   * Where the SSH key is mounted.
   */
  sshAuthMountPath?: string;
  /**
   * Whether the launcher trains as well.
   */
  runLauncherAsNode?: boolean;
}
/**
 * JAX. Nodes get the variables that jax.distributed reads.
 */
export interface JAXPolicy {}
/**
 * XGBoost. Nodes get the variables of its tracker.
 */
export interface XGBoostPolicy {}
/**
 * Flux. Nodes form a Flux instance that starts the processes.
 */
export interface FluxPolicy {
  /**
   * Number of processes on each node.
   */
  numProcPerNode?: number;
}
/**
 * Which scheduler starts the job's Pods all together or not at all.
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
   * How long Pods wait for each other before they are given back.
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
 * How near to each other the Pods must be.
 */
export interface VolcanoNetworkTopology {
  /**
   * hard, if they must; soft, if they had better.
   */
  mode?: 'hard' | 'soft';
  /**
   * The widest tier of the network that they may span.
   */
  highestTierAllowed?: number;
}
/**
 * How long jobs may run and are kept, where they do not say it themselves.
 */
export interface RunPolicy {
  /**
   * How many seconds a job may be active, counted from its creation or its last resumption. A job that takes longer fails.
   */
  activeDeadlineSeconds?: number;
  /**
   * How many seconds after its end a job is deleted, with all that it owns; 0 means at once.
   */
  ttlSecondsAfterFinished?: number;
}
/**
 * The JobSet that is made for each TrainJob.
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
