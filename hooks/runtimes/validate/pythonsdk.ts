// The Kubeflow Python SDK lists every runtime that has the framework's label. One that it cannot read, and its
// list_runtimes() fails for all of them. Source: the SDK, release 0.5.0.
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
    `metadata.labels[${FRAMEWORK}]: the Kubeflow Python SDK reads runtimes with this label, and can list none at all while this one ${obstacle}, or leave the label out`,
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
    return `has no container ${name} with an image in a job labelled ${ANCESTOR_STEP}; give it one`;
  }
  const { limits } = container.resources ?? {};
  if (limits === undefined || Object.keys(limits).some(isKnown)) return undefined;
  return `limits container ${name} in nothing that the SDK knows as a device; add a limit of cpu`;
}

const devices = ['cpu', 'nvidia.com/gpu', 'google.com/tpu', 'huawei.com/Ascend910'];

function isKnown(resource: string): boolean {
  return devices.includes(resource) || resource.startsWith('nvidia.com/mig-');
}
