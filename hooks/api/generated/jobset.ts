// Written by codegen/main.ts from codegen/schemas/shared/jobset.yaml; do not edit.
import type { Condition } from './condition.js';
import type { JobTemplate } from '../pods.js';

export interface JobSet {
  spec?: JobSetSpec;
  status?: JobSetStatus;
}
export interface JobSetSpec {
  coordinator?: Coordinator;
  failurePolicy?: FailurePolicy;
  managedBy?: string;
  network?: Network;
  replicatedJobs?: ReplicatedJob[];
  startupPolicy?: StartupPolicy;
  successPolicy?: SuccessPolicy;
  suspend?: boolean;
  ttlSecondsAfterFinished?: number;
  volumeClaimPolicies?: VolumeClaimPolicy[];
}
export interface Coordinator {
  jobIndex?: number;
  podIndex?: number;
  replicatedJob: string;
}
export interface FailurePolicy {
  maxRestarts?: number;
  restartStrategy?: 'Recreate' | 'BlockingRecreate' | 'InPlaceRestart';
  rules?: FailurePolicyRule[];
}
export interface FailurePolicyRule {
  action:
    | 'FailJobSet'
    | 'RestartJobSet'
    | 'RestartJobSetAndIgnoreMaxRestarts'
    | 'RestartJob'
    | 'RestartJobAndIgnoreMaxRestarts';
  name: string;
  onJobFailureMessagePatterns?: string[];
  onJobFailureReasons?: string[];
  targetReplicatedJobs?: string[];
}
export interface Network {
  enableDNSHostnames?: boolean;
  publishNotReadyAddresses?: boolean;
  subdomain?: string;
}
export interface ReplicatedJob {
  dependsOn?: DependsOn[];
  groupName?: string;
  name: string;
  replicas?: number;
  template: JobTemplate;
}
export interface DependsOn {
  name: string;
  status: 'Ready' | 'Complete';
}
export interface StartupPolicy {
  startupPolicyOrder: 'AnyOrder' | 'InOrder';
}
export interface SuccessPolicy {
  operator: 'All' | 'Any';
  targetReplicatedJobs?: string[];
}
export interface VolumeClaimPolicy {
  retentionPolicy?: {
    whenDeleted?: 'Delete' | 'Retain';
  };
  templates?: {
    apiVersion?: string;
    kind?: string;
    metadata?: {
      annotations?: {
        [k: string]: string;
      };
      finalizers?: string[];
      labels?: {
        [k: string]: string;
      };
      name?: string;
      namespace?: string;
    };
    spec?: {
      accessModes?: string[];
      dataSource?: {
        apiGroup?: string;
        kind: string;
        name: string;
      };
      dataSourceRef?: {
        apiGroup?: string;
        kind: string;
        name: string;
        namespace?: string;
      };
      resources?: {
        limits?: {
          [k: string]: number | string;
        };
        requests?: {
          [k: string]: number | string;
        };
      };
      selector?: {
        matchExpressions?: {
          key: string;
          operator: string;
          values?: string[];
        }[];
        matchLabels?: {
          [k: string]: string;
        };
      };
      storageClassName?: string;
      volumeAttributesClassName?: string;
      volumeMode?: string;
      volumeName?: string;
    };
    status?: {
      accessModes?: string[];
      allocatedResourceStatuses?: {
        [k: string]: string;
      };
      allocatedResources?: {
        [k: string]: number | string;
      };
      capacity?: {
        [k: string]: number | string;
      };
      conditions?: {
        lastProbeTime?: string;
        lastTransitionTime?: string;
        message?: string;
        reason?: string;
        status: string;
        type: string;
      }[];
      currentVolumeAttributesClassName?: string;
      modifyVolumeStatus?: {
        status: string;
        targetVolumeAttributesClassName?: string;
      };
      phase?: string;
    };
  }[];
}
export interface JobSetStatus {
  conditions?: Condition[];
  currentInPlaceRestartAttempt?: number;
  previousInPlaceRestartAttempt?: number;
  replicatedJobsStatus?: ReplicatedJobStatus[];
  restarts?: number;
  restartsCountTowardsMax?: number;
  terminalState?: string;
}
export interface ReplicatedJobStatus {
  active: number;
  failed: number;
  jobRestarts?: number[];
  jobRestartsCountTowardsMax?: number[];
  name: string;
  ready: number;
  succeeded: number;
  suspended: number;
}
