import { type Row, faultsOf } from '../../../../support/judged.js';
import { aContainer, aJob, runtimeOf } from '../../../../support/runtimes.js';

const jobs = (name: string) => [aJob({ pod: { initContainers: [aContainer({ name })] } })];

test.each<Row>([
  { name: 'another name is free', runtime: runtimeOf(jobs('wait'), { mlPolicy: { flux: {} } }), want: [] },
  { name: 'other policies do not need it', runtime: runtimeOf(jobs('flux-installer')), want: [] },
  {
    name: 'it is taken',
    runtime: runtimeOf(jobs('flux-installer'), { mlPolicy: { flux: {} } }),
    want: [
      'spec.trainer.initContainers: job node of the runtime has an init container flux-installer, which the flux policy adds; rename that init container of the runtime',
    ],
  },
])("the name of Flux's installer: $name", ({ want, ...row }) => {
  expect(faultsOf({ ...row, spec: { trainer: { numNodes: 1 } } })).toEqual(want);
});
