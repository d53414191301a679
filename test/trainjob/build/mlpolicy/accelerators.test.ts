import type { Quantities, ResourceRequirements } from '../../../../hooks/api/kinds.js';
import {
  type AcceleratorClass,
  acceleratorOf,
} from '../../../../hooks/trainjob/build/mlpolicy/accelerators.js';

test.each<readonly [Quantities, AcceleratorClass | 'none', number]>([
  // one row of the table each
  [{ 'nvidia.com/gpu': 2 }, 'devices', 2],
  [{ 'amd.com/gpu': '8' }, 'devices', 8],
  [{ 'gpu.intel.com/i915': 2 }, 'devices', 2],
  [{ 'gpu.intel.com/xe': 2 }, 'devices', 2],
  [{ 'amd.com/cpx_nps4': 4 }, 'devices', 4],
  [{ 'koordinator.sh/gpu': 200 }, 'devices', 2],
  [{ 'koordinator.sh/gpu': 50 }, 'part', 1],
  [{ 'volcano.sh/vgpu-number': 3 }, 'devices', 3],
  [{ 'volcano.sh/gpu-number': 3 }, 'devices', 3],
  [{ 'habana.ai/gaudi': 8 }, 'chips', 8],
  [{ 'huawei.com/Ascend910': 8 }, 'chips', 8],
  [{ 'huawei.com/Ascend310P-2c': 1 }, 'none', 0],
  [{ 'aws.amazon.com/neuroncore': 32 }, 'chips', 32],
  [{ 'aws.amazon.com/neuron': 16 }, 'whole', 1],
  [{ 'aws.amazon.com/neurondevice': 16 }, 'whole', 1],
  [{ 'google.com/tpu': 4 }, 'whole', 1],
  [{ 'nvidia.com/mig-1g.10gb': 7 }, 'part', 1],
  [{ 'nvidia.com/gpu.shared': 2 }, 'part', 1],
  [{ 'example.com/gpu.shared': 2 }, 'part', 1],
  [{ 'k8s.amazonaws.com/vgpu': 2 }, 'part', 1],
  [{ 'nvidia.com/gpumem': 3000 }, 'part', 1],
  [{ 'koordinator.sh/gpu-core': 100 }, 'part', 1],
  [{ 'gpu.intel.com/memory.max': '16G' }, 'part', 1],
  [{ 'gpu.intel.com/i915_monitoring': 1 }, 'part', 1],
  [{ 'example.com/gpu': 3 }, 'devices', 3],
  [{ 'example.com/GPU': 3 }, 'devices', 3],
  [{ 'gpu-vendor.example.com/card': 2 }, 'part', 1],
  [{ cpu: 4, memory: '8Gi' }, 'none', 0],
  [{}, 'none', 0],
  // several names: the first row that is more than a part decides
  [{ 'nvidia.com/gpumem': 3000, 'nvidia.com/gpu': 2 }, 'devices', 2],
  [{ 'gpu.intel.com/i915_monitoring': 1, 'gpu.intel.com/i915': 2 }, 'devices', 2],
  [{ 'koordinator.sh/gpu-core': 200, 'koordinator.sh/gpu': 200 }, 'devices', 2],
  [{ 'habana.ai/gaudi': 8, 'example.com/gpu': 2 }, 'chips', 8],
  [{ 'nvidia.com/mig-1g.10gb': 1, 'example.com/gpu': 2 }, 'devices', 2],
  // none
  [{ 'nvidia.com/gpu': 0 }, 'none', 0],
  [{ 'nvidia.com/gpu': 'many' }, 'none', 0],
])('%j is %s, good for %s', (requests, kind, count) => {
  const accelerator = acceleratorOf({ requests });
  expect([accelerator?.class ?? 'none', accelerator?.count ?? 0]).toEqual([kind, count]);
});

test.each<{ readonly resources: ResourceRequirements; readonly count: number }>([
  { resources: { requests: { 'nvidia.com/gpu': 1 }, limits: { 'nvidia.com/gpu': 2 } }, count: 1 },
  { resources: { requests: { cpu: 1 }, limits: { 'nvidia.com/gpu': 2 } }, count: 2 },
])('what is requested counts, else the limit: $resources is $count', ({ resources, count }) => {
  expect(acceleratorOf(resources)?.count).toBe(count);
});
