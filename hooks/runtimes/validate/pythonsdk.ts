// The Kubeflow Python SDK lists every runtime that has the label of a framework. If it cannot read one of them, its
// list_runtimes() fails for all. Source: the SDK, release 0.5.0.
import { containerNamed, jobsOf } from '../../jobset/template.js';
import {
  ANCESTOR_STEP,
  FRAMEWORK,
  type TrainingRuntime,
  type Warn,
  containerOfStep,
} from '../../trainjob/index.js';
import type { RuntimeChange } from './change.js';

export const pythonSdk: Warn<RuntimeChange> = ({ runtime }) => {
  const isListed = runtime.metadata.labels?.[FRAMEWORK] !== undefined;
  const obstacle = isListed ? obstacleIn(runtime) : undefined;
  if (obstacle === undefined) return [];
  return [
    `metadata.labels[${FRAMEWORK}]: the Kubeflow Python SDK lists runtimes with this label, and fails to list any while this one ${obstacle}, or remove the label`,
  ];
};

function obstacleIn({ spec }: TrainingRuntime): string | undefined {
  if (spec.mlPolicy === undefined) return 'has no spec.mlPolicy; set spec.mlPolicy.numNodes';
  const name = containerOfStep.trainer;
  const container = jobsOf(spec.template ?? {})
    .filter(({ template }) => template.metadata?.labels?.[ANCESTOR_STEP] !== undefined)
    .map((job) => containerNamed(job, name))
    .find((one) => one !== undefined);
  if (container?.image === undefined) {
    return `has no container ${name} with an image in a job labeled ${ANCESTOR_STEP}; add one`;
  }
  const { limits } = container.resources ?? {};
  if (limits === undefined || Object.keys(limits).some(isKnown)) return undefined;
  return `has no limit in container ${name} that the SDK recognizes as a device; add a limit for cpu`;
}

const devices = ['cpu', 'nvidia.com/gpu', 'google.com/tpu', 'huawei.com/Ascend910'];

function isKnown(resource: string): boolean {
  return devices.includes(resource) || resource.startsWith('nvidia.com/mig-');
}
