import { type Row, faultsOf } from '../../support/judged.js';

const remedy = 'set it to 1 or more, or remove it to derive it from the resources';

test.each<Row>([
  { name: 'one process a node trains', spec: { trainer: { numProcPerNode: 1 } }, want: [] },
  {
    name: 'no process cannot train',
    spec: { trainer: { numProcPerNode: 0 } },
    want: [`spec.trainer.numProcPerNode: 0 processes on a node cannot train; ${remedy}`],
  },
  {
    name: 'nor can fewer than none',
    spec: { trainer: { numProcPerNode: -5 } },
    want: [`spec.trainer.numProcPerNode: -5 processes on a node cannot train; ${remedy}`],
  },
])('$name', ({ want, ...row }) => {
  expect(faultsOf(row)).toEqual(want);
});
