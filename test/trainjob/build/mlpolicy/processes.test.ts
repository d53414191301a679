import type { ResourceRequirements } from '../../../../hooks/api/kinds.js';
import { decideProcesses } from '../../../../hooks/trainjob/build/mlpolicy/processes.js';

test.each<readonly [ResourceRequirements, number | 'auto', string]>([
  [{}, 1, 'the container has no accelerator and 1 CPUs'],
  [{ requests: { cpu: '2500m' } }, 3, 'the container has no accelerator and 3 CPUs'],
  [{ limits: { cpu: 4 } }, 4, 'the container has no accelerator and 4 CPUs'],
  [{ requests: { cpu: 2 }, limits: { cpu: 4 } }, 2, 'the container has no accelerator and 2 CPUs'],
  [{ requests: { cpu: '0' } }, 1, 'the container has no accelerator and 1 CPUs'],
  [
    { limits: { 'nvidia.com/gpu': 2, cpu: 8 } },
    'auto',
    'the container has nvidia.com/gpu; torch counts its devices',
  ],
  [
    { limits: { 'nvidia.com/mig-1g.10gb': 1, cpu: 8 } },
    'auto',
    'the container has nvidia.com/mig-1g.10gb; torch counts its devices',
  ],
  [{ limits: { 'habana.ai/gaudi': 8, cpu: 96 } }, 8, 'the container has 8 of habana.ai/gaudi'],
  [
    { limits: { 'aws.amazon.com/neuron': 16 } },
    1,
    'one process uses aws.amazon.com/neuron; for more, set spec.trainer.numProcPerNode',
  ],
  [
    { claims: [{ name: 'cards' }], limits: { cpu: 8 } },
    'auto',
    'the container has the resource claim cards; if that is not an accelerator, set spec.trainer.numProcPerNode',
  ],
])('%j: %s processes, because %s', (resources, perNode, reason) => {
  expect(decideProcesses({}, resources)).toEqual({ perNode, reason });
});

test('a number of the TrainJob wins over everything', () => {
  expect(decideProcesses({ numProcPerNode: 3 }, { limits: { 'nvidia.com/gpu': 8 } })).toEqual({
    perNode: 3,
    reason: 'spec.trainer.numProcPerNode is set',
  });
});

test('a container without resources has one process', () => {
  expect(decideProcesses({}, undefined).perNode).toBe(1);
});
