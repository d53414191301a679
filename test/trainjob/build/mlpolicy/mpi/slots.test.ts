import type { ResourceRequirements } from '../../../../../hooks/api/kinds.js';
import type { MPIPolicy, Trainer } from '../../../../../hooks/trainjob/api/types.js';
import { decideSlots } from '../../../../../hooks/trainjob/build/mlpolicy/mpi/slots.js';
import { aLauncherJob, aNodeJob, mpiJob } from '../../../../support/mpi.js';
import { aContainer } from '../../../../support/runtimes.js';

const other = 'for more, set spec.trainer.numProcPerNode';

test.each<readonly [ResourceRequirements, number, string]>([
  [{}, 1, `the container has no accelerator; ${other}`],
  [{ requests: { cpu: 16 } }, 1, `the container has no accelerator; ${other}`],
  [{ limits: { 'nvidia.com/gpu': 2 } }, 2, 'the container has 2 of nvidia.com/gpu'],
  [
    { limits: { 'nvidia.com/gpu': 2, 'nvidia.com/gpumem': 3000 } },
    2,
    'the container has 2 of nvidia.com/gpu',
  ],
  [
    { limits: { 'gpu.intel.com/i915': 2, 'gpu.intel.com/i915_monitoring': 1 } },
    2,
    'the container has 2 of gpu.intel.com/i915',
  ],
  [{ limits: { 'koordinator.sh/gpu': 200 } }, 2, 'the container has 2 of koordinator.sh/gpu'],
  [{ limits: { 'habana.ai/gaudi': 8, cpu: 96 } }, 8, 'the container has 8 of habana.ai/gaudi'],
  [
    { limits: { 'nvidia.com/mig-1g.10gb': 1, cpu: 8 } },
    1,
    `one process uses nvidia.com/mig-1g.10gb; ${other}`,
  ],
  [{ limits: { 'nvidia.com/gpu.shared': 2 } }, 1, `one process uses nvidia.com/gpu.shared; ${other}`],
  [{ limits: { 'google.com/tpu': 4 } }, 1, `one process uses google.com/tpu; ${other}`],
  [
    { limits: { 'nvidia.com/gpu': 0 }, requests: { cpu: '2500m' } },
    1,
    `the container has no accelerator; ${other}`,
  ],
])('%j: %d slots, because %s (D4)', (resources, perNode, reason) => {
  expect(decideSlots({}, {}, resources)).toEqual({ perNode, reason });
});

test.each<{ name: string; trainer: Trainer; policy: MPIPolicy; want: number; reason: string }>([
  {
    name: 'the number of the TrainJob wins',
    trainer: { numProcPerNode: 3 },
    policy: { numProcPerNode: 4 },
    want: 3,
    reason: 'spec.trainer.numProcPerNode is set',
  },
  {
    name: 'then that of the runtime',
    trainer: {},
    policy: { numProcPerNode: 4 },
    want: 4,
    reason: 'spec.mlPolicy.mpi.numProcPerNode is set',
  },
  {
    name: 'whose value is the default, 1',
    trainer: {},
    policy: { numProcPerNode: 1 },
    want: 8,
    reason: 'the container has 8 of nvidia.com/gpu',
  },
])('$name', ({ trainer, policy, want, reason }) => {
  expect(decideSlots(trainer, policy, { limits: { 'nvidia.com/gpu': 8 } })).toEqual({
    perNode: want,
    reason,
  });
});

// Which container is looked at: the launcher has four devices, a node two.
const devices = (count: number): Parameters<typeof aNodeJob>[0] => ({
  containers: [aContainer({ resources: { limits: { 'nvidia.com/gpu': count } } })],
});
const jobs = [aNodeJob(devices(2)), aLauncherJob(devices(4))];

test.each([
  { name: 'those of the nodes count', change: { jobs }, want: 2 },
  {
    name: 'merged with those of the TrainJob',
    change: { jobs, spec: { trainer: { numNodes: 2, resourcesPerNode: { requests: { cpu: 4 } } } } },
    want: 2,
  },
  {
    name: 'which win',
    change: { jobs, spec: { trainer: { resourcesPerNode: { limits: { 'nvidia.com/gpu': 8 } } } } },
    want: 8,
  },
  {
    name: 'those of the launcher where it is the only node',
    change: { jobs, policy: { runLauncherAsNode: true }, spec: { trainer: { numNodes: 1 } } },
    want: 4,
  },
])('$name', ({ change, want }) => {
  const { hosts, container } = mpiJob(change);
  expect(hosts[0]).toMatch(new RegExp(` slots=${want}$`));
  expect(container('launcher').env).toContainEqual({
    name: 'OMPI_MCA_orte_set_default_slots',
    value: String(want),
  });
});
