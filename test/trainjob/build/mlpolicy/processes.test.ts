import type { ResourceRequirements } from '../../../../hooks/api/kinds.js';
import { decideProcesses } from '../../../../hooks/trainjob/build/mlpolicy/processes.js';

test.each<readonly [ResourceRequirements, number | 'auto', string]>([
  [{}, 1, 'no accelerator, and 1 CPU'],
  [{ requests: { cpu: '2500m' } }, 3, 'no accelerator, and 3 CPU'],
  [{ limits: { cpu: 4 } }, 4, 'no accelerator, and 4 CPU'],
  [{ requests: { cpu: 2 }, limits: { cpu: 4 } }, 2, 'no accelerator, and 2 CPU'],
  [{ requests: { cpu: '0' } }, 1, 'no accelerator, and 1 CPU'],
  [
    { limits: { 'nvidia.com/gpu': 2, cpu: 8 } },
    'auto',
    'the container has nvidia.com/gpu; torch counts what it finds',
  ],
  [
    { limits: { 'nvidia.com/mig-1g.10gb': 1, cpu: 8 } },
    'auto',
    'the container has nvidia.com/mig-1g.10gb; torch counts what it finds',
  ],
  [{ limits: { 'habana.ai/gaudi': 8, cpu: 96 } }, 8, 'the container has 8 of habana.ai/gaudi'],
  [
    { limits: { 'aws.amazon.com/neuron': 16 } },
    1,
    'one process drives aws.amazon.com/neuron; for more set spec.trainer.numProcPerNode',
  ],
  [
    { claims: [{ name: 'cards' }], limits: { cpu: 8 } },
    'auto',
    'the container has the resource claim cards; if that is no accelerator, set spec.trainer.numProcPerNode',
  ],
])('%j: %s processes, because %s', (resources, perNode, reason) => {
  expect(decideProcesses({}, resources)).toEqual({ perNode, reason });
});

test('a number of the TrainJob wins over everything', () => {
  expect(decideProcesses({ numProcPerNode: 3 }, { limits: { 'nvidia.com/gpu': 8 } })).toEqual({
    perNode: 3,
    reason: 'spec.trainer.numProcPerNode says so',
  });
});

test('a container without resources has one process', () => {
  expect(decideProcesses({}, undefined).perNode).toBe(1);
});
