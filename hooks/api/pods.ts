// Pod parts of Jobs, JobSets and runtimes. Source: client-node's core/v1 and batch/v1, with quantities as custom
// resources carry them: the API server keeps `cpu: 4` a number there.
import type {
  V1Affinity,
  V1Container,
  V1ContainerPort,
  V1EnvFromSource,
  V1EnvVar,
  V1JobSpec,
  V1LocalObjectReference,
  V1ObjectMeta,
  V1PodSecurityContext,
  V1PodSpec,
  V1ResourceRequirements,
  V1SecurityContext,
  V1Toleration,
  V1Volume,
  V1VolumeMount,
} from '@kubernetes/client-node';
import type { Wire } from './wire.js';

export type Quantity = string | number;
export type Quantities = Readonly<Record<string, Quantity>>;

export type Affinity = Wire<V1Affinity>;
export type ContainerPort = Wire<V1ContainerPort>;
export type EnvFromSource = Wire<V1EnvFromSource>;
export type EnvVar = Wire<V1EnvVar>;
export type LocalObjectReference = Wire<V1LocalObjectReference>;
export type PodSecurityContext = Wire<V1PodSecurityContext>;
export type SecurityContext = Wire<V1SecurityContext>;
export type Toleration = Wire<V1Toleration>;
export type Volume = Wire<V1Volume>;
export type VolumeMount = Wire<V1VolumeMount>;

/** Labels and annotations that a template gives to what is made from it. */
export type TemplateMeta = Pick<
  Wire<V1ObjectMeta>,
  'name' | 'namespace' | 'labels' | 'annotations' | 'finalizers'
>;

export interface ResourceRequirements extends Omit<Wire<V1ResourceRequirements>, 'limits' | 'requests'> {
  readonly limits?: Quantities;
  readonly requests?: Quantities;
}

export interface Container extends Omit<Wire<V1Container>, 'resources'> {
  readonly resources?: ResourceRequirements;
}

export interface PodSpec extends Omit<
  Wire<V1PodSpec>,
  'containers' | 'initContainers' | 'overhead' | 'resources'
> {
  readonly containers: readonly Container[];
  readonly initContainers?: readonly Container[];
  readonly overhead?: Quantities;
  readonly resources?: ResourceRequirements;
}

export interface PodTemplateSpec {
  readonly metadata?: TemplateMeta;
  readonly spec?: PodSpec;
}

/** Short name of PodTemplateSpec. */
export type PodTemplate = PodTemplateSpec;

export interface JobSpec extends Omit<Wire<V1JobSpec>, 'template'> {
  readonly template: PodTemplateSpec;
}

export interface JobTemplate {
  readonly metadata?: TemplateMeta;
  readonly spec?: JobSpec;
}
