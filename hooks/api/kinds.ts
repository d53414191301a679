// The kinds that the hooks read and write, as they travel in JSON.
import type { V1ConfigMap, V1Secret } from '@kubernetes/client-node';
import type { KubeObject, Timestamp } from './hook.js';
import type {
  EnvVar,
  JobTemplate,
  LocalObjectReference,
  PodSpec,
  ResourceRequirements,
  TemplateMeta,
  Container,
} from './pods.js';
import type { Wire } from './wire.js';

export type * from './pods.js';

/** metav1.Condition. */
export interface Condition {
  readonly type: string;
  readonly status: 'True' | 'False' | 'Unknown';
  readonly reason: string;
  readonly message: string;
  readonly lastTransitionTime: Timestamp;
  readonly observedGeneration?: number;
}

export type TrainJobCondition = Condition;

// ---- TrainJob

export interface RuntimeRef {
  readonly name: string;
  readonly apiGroup?: string;
  readonly kind?: string;
}

export interface DatasetInitializer {
  readonly storageUri?: string;
  readonly env?: readonly EnvVar[];
  readonly secretRef?: LocalObjectReference;
}

export type ModelInitializer = DatasetInitializer;

export interface Initializer {
  readonly dataset?: DatasetInitializer;
  readonly model?: ModelInitializer;
}

export interface Trainer {
  readonly image?: string;
  readonly command?: readonly string[];
  readonly args?: readonly string[];
  readonly env?: readonly EnvVar[];
  readonly numNodes?: number;
  readonly resourcesPerNode?: ResourceRequirements;
  readonly numProcPerNode?: number;
}

export type ContainerPatch = Pick<Container, 'name' | 'env' | 'volumeMounts' | 'securityContext'>;

export interface PodSpecPatch extends Pick<
  PodSpec,
  | 'serviceAccountName'
  | 'volumes'
  | 'imagePullSecrets'
  | 'securityContext'
  | 'terminationGracePeriodSeconds'
  | 'nodeSelector'
  | 'affinity'
  | 'tolerations'
  | 'schedulingGates'
> {
  readonly containers?: readonly ContainerPatch[];
  readonly initContainers?: readonly ContainerPatch[];
}

export interface PodTemplatePatch {
  readonly metadata?: TemplateMeta;
  readonly spec?: PodSpecPatch;
}

export interface JobTemplatePatch {
  readonly metadata?: TemplateMeta;
  readonly spec?: { readonly template?: PodTemplatePatch };
}

export interface ReplicatedJobPatch {
  readonly name: string;
  readonly template?: JobTemplatePatch;
}

export interface JobSetTemplatePatch {
  readonly metadata?: TemplateMeta;
  readonly spec?: { readonly replicatedJobs?: readonly ReplicatedJobPatch[] };
}

export interface TrainingRuntimeSpecPatch {
  readonly template?: JobSetTemplatePatch;
}

export interface RuntimePatch {
  readonly manager: string;
  readonly time?: Timestamp;
  readonly trainingRuntimeSpec?: TrainingRuntimeSpecPatch;
}

export interface TrainJobSpec {
  readonly runtimeRef: RuntimeRef;
  readonly initializer?: Initializer;
  readonly trainer?: Trainer;
  readonly runtimePatches?: readonly RuntimePatch[];
  readonly suspend?: boolean;
  readonly activeDeadlineSeconds?: number;
  readonly managedBy?: string;
}

export interface JobStatus {
  readonly name: string;
  readonly ready: number;
  readonly succeeded: number;
  readonly failed: number;
  readonly active: number;
  readonly suspended: number;
}

export interface TrainerStatus {
  readonly progressPercentage?: number;
  readonly estimatedRemainingSeconds?: number;
  readonly metrics?: readonly { readonly name: string; readonly value: string }[];
  readonly lastUpdatedTime?: Timestamp;
}

export interface TrainJobStatus {
  readonly observedGeneration?: number;
  readonly conditions?: readonly TrainJobCondition[];
  readonly jobsStatus?: readonly JobStatus[];
  readonly trainerStatus?: TrainerStatus;
}

export interface TrainJob extends KubeObject {
  readonly spec: TrainJobSpec;
  readonly status?: TrainJobStatus;
}

// ---- TrainingRuntime and ClusterTrainingRuntime

export interface TorchPolicy {
  readonly envInjection?: {
    readonly targets?: readonly { readonly jobName: string; readonly containerNames: readonly string[] }[];
  };
}

export interface MPIPolicy {
  readonly numProcPerNode?: number;
  readonly mpiImplementation?: 'OpenMPI' | 'Intel' | 'MPICH' | '';
  readonly sshAuthMountPath?: string;
  readonly runLauncherAsNode?: boolean;
}

export interface FluxPolicy {
  readonly numProcPerNode?: number;
}

/** No settings: the presence of the policy is all that counts. */
export type EmptyPolicy = Readonly<Record<string, never>>;

/** What computes: at most one is set. */
export interface MLPolicySources {
  readonly torch?: TorchPolicy;
  readonly mpi?: MPIPolicy;
  readonly jax?: EmptyPolicy;
  readonly xgboost?: EmptyPolicy;
  readonly flux?: FluxPolicy;
}

export interface MLPolicy extends MLPolicySources {
  readonly numNodes?: number;
}

export interface CoschedulingPolicy {
  readonly scheduleTimeoutSeconds?: number;
}

export interface VolcanoPolicy {
  readonly networkTopology?: { readonly mode?: 'hard' | 'soft'; readonly highestTierAllowed?: number };
}

export interface PodGroupPolicy {
  readonly coscheduling?: CoschedulingPolicy;
  readonly volcano?: VolcanoPolicy;
}

export interface JobSetTemplate {
  readonly metadata?: TemplateMeta;
  readonly spec?: JobSetSpec;
}

export interface TrainingRuntimeSpec {
  readonly mlPolicy?: MLPolicy;
  readonly podGroupPolicy?: PodGroupPolicy;
  readonly template?: JobSetTemplate;
}

/** Of either scope: TrainingRuntime or ClusterTrainingRuntime. */
export interface TrainingRuntime extends KubeObject {
  readonly spec: TrainingRuntimeSpec;
}

// ---- JobSet

export interface DependsOn {
  readonly name: string;
  readonly status: 'Ready' | 'Complete';
}

export interface ReplicatedJob {
  readonly name: string;
  readonly groupName?: string;
  readonly replicas?: number;
  readonly template: JobTemplate;
  readonly dependsOn?: readonly DependsOn[];
}

export interface FailurePolicyRule {
  readonly name?: string;
  readonly action: string;
  readonly onJobFailureReasons?: readonly string[];
  readonly targetReplicatedJobs?: readonly string[];
}

export interface JobSetSpec {
  readonly replicatedJobs?: readonly ReplicatedJob[];
  readonly network?: {
    readonly enableDNSHostnames?: boolean;
    readonly subdomain?: string;
    readonly publishNotReadyAddresses?: boolean;
  };
  readonly successPolicy?: {
    readonly operator: 'All' | 'Any';
    readonly targetReplicatedJobs?: readonly string[];
  };
  readonly failurePolicy?: {
    readonly maxRestarts?: number;
    readonly restartStrategy?: 'Recreate' | 'BlockingRecreate' | 'InPlaceRestart';
    readonly rules?: readonly FailurePolicyRule[];
  };
  readonly startupPolicy?: { readonly startupPolicyOrder: 'AnyOrder' | 'InOrder' };
  readonly suspend?: boolean;
  readonly coordinator?: {
    readonly replicatedJob: string;
    readonly jobIndex?: number;
    readonly podIndex?: number;
  };
  readonly managedBy?: string;
  readonly ttlSecondsAfterFinished?: number;
  readonly volumeClaimPolicies?: readonly object[];
}

/** Counts of Jobs by what they are doing. */
export type ReplicatedJobStatus = JobStatus;

export interface JobSetStatus {
  readonly conditions?: readonly Condition[];
  readonly replicatedJobsStatus?: readonly ReplicatedJobStatus[];
  readonly restarts?: number;
  readonly restartsCountTowardsMax?: number;
  readonly terminalState?: string;
}

export interface JobSet extends KubeObject {
  readonly spec: JobSetSpec;
  readonly status?: JobSetStatus;
}

// ---- core

export interface ConfigMap extends Omit<Wire<V1ConfigMap>, keyof KubeObject>, KubeObject {}
export interface Secret extends Omit<Wire<V1Secret>, keyof KubeObject>, KubeObject {}
