import { type Row, faultsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

const env = [{ name: 'A', value: '1' }];
const pod = { initContainers: [aContainer({ name: 'wait' })] };
const runtime = runtimeOf([aJob({ containers: [aContainer(), aContainer({ name: 'side' })], pod })]);
const patched = (containers: object) => ({
  runtimePatches: [
    {
      manager: 'example.com/person',
      trainingRuntimeSpec: {
        template: {
          spec: {
            replicatedJobs: [{ name: 'node', template: { spec: { template: { spec: containers } } } }],
          },
        },
      },
    },
  ],
});

test.each<Row>([
  { name: 'another container', spec: patched({ containers: [{ name: 'side', env }] }), want: [] },
  { name: 'an init container', spec: patched({ initContainers: [{ name: 'wait', env }] }), want: [] },
  { name: 'no variables', spec: patched({ containers: [{ name: 'node', env: [] }] }), want: [] },
  {
    name: 'not the container that trains',
    spec: patched({ containers: [{ name: 'side' }, { name: 'node', env }] }),
    want: [
      'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0].template.spec.template.spec.containers[1].env: a patch must not set environment variables of container node; set them in spec.trainer.env',
    ],
  },
])('a patch sets variables of $name', ({ want, ...row }) => {
  expect(faultsOf({ ...row, runtime })).toEqual(want);
});
