import { type Row, faultsOf } from '../../../../support/judged.js';
import { aJob, runtimeOf } from '../../../../support/runtimes.js';

const launcher = aJob({ name: 'launcher' });
const node = aJob({ step: null });
const asNode = { mlPolicy: { mpi: { runLauncherAsNode: true } } };
const two = { trainer: { numNodes: 2 } };
const fault = (missing: string): string =>
  `spec.trainer.numNodes: the runtime sets runLauncherAsNode but has no job ${missing}, so it cannot run 2 nodes; set it to 1, or use a runtime with jobs launcher and node`;

test.each<Row>([
  { name: 'alongside nodes', spec: two, runtime: runtimeOf([launcher, node], asNode), want: [] },
  { name: 'not without nodes', spec: two, runtime: runtimeOf([launcher], asNode), want: [fault('node')] },
  {
    name: 'not where there is none',
    spec: two,
    runtime: runtimeOf([aJob()], asNode),
    want: [fault('launcher')],
  },
  {
    name: 'alone as the one node',
    spec: { trainer: { numNodes: 1 } },
    runtime: runtimeOf([launcher, node], asNode),
    want: [],
  },
  {
    name: 'alone when it does not train',
    spec: two,
    runtime: runtimeOf([launcher, node], { mlPolicy: { mpi: {} } }),
    want: [],
  },
])('a launcher trains $name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
