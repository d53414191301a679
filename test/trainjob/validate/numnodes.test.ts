import { type Row, faultsOf } from '../../support/judged.js';

const remedy = 'set it to 1 or more, or remove it to use the number of the runtime';

test.each<Row>([
  { name: 'one node trains', spec: { trainer: { numNodes: 1 } }, want: [] },
  { name: 'the runtime may set the number', spec: { trainer: {} }, want: [] },
  {
    name: '0 nodes cannot train',
    spec: { trainer: { numNodes: 0 } },
    want: [`spec.trainer.numNodes: 0 nodes cannot train; ${remedy}`],
  },
])('$name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
