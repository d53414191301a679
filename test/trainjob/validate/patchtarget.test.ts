import { type Row, faultsOf } from '../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../support/runtimes.js';

const runtime = runtimeOf([aJob({ pod: { initContainers: [aContainer({ name: 'wait' })] } })]);
const at = 'spec.runtimePatches[0].trainingRuntimeSpec.template.spec.replicatedJobs[0]';
const remedy = (what: string): string => `name ${what} of the runtime, or remove the patch`;
const patched = (name: string, spec: object = {}) => ({
  runtimePatches: [
    {
      manager: 'example.com/person',
      trainingRuntimeSpec: {
        template: { spec: { replicatedJobs: [{ name, template: { spec: { template: { spec } } } }] } },
      },
    },
  ],
});

test.each<Row>([
  { name: 'a job of the runtime', spec: patched('node'), want: [] },
  { name: 'a container of it', spec: patched('node', { containers: [{ name: 'node' }] }), want: [] },
  {
    name: 'an init container of it',
    spec: patched('node', { initContainers: [{ name: 'wait' }] }),
    want: [],
  },
  {
    name: 'a container in the list of init containers, as in Trainer',
    spec: patched('node', { initContainers: [{ name: 'node' }] }),
    want: [],
  },
  {
    name: 'no job that the runtime does not have',
    spec: patched('other'),
    want: [`${at}.name: the runtime has no replicated job other; ${remedy('a job')}`],
  },
  {
    name: 'no container that the job does not have',
    spec: patched('node', { containers: [{ name: 'other' }], initContainers: [{ name: 'late' }] }),
    want: [
      `${at}.template.spec.template.spec.containers[0].name: job node of the runtime has no container other; ${remedy('a container')}`,
      `${at}.template.spec.template.spec.initContainers[0].name: job node of the runtime has no container late; ${remedy('a container')}`,
    ],
  },
])('a patch changes $name', ({ want, ...row }) => {
  expect(faultsOf({ ...row, runtime })).toEqual(want);
});
