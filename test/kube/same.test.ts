import { isSame } from '../../hooks/kube/same.js';

test.each([
  {
    name: 'empty values count as absent',
    a: { x: 1, list: [], map: {}, none: null },
    b: { x: 1 },
    want: true,
  },
  { name: 'at every level', a: { spec: { template: { spec: {} } } }, b: {}, want: true },
  { name: 'a zero is not', a: { x: 0 }, b: {}, want: false },
  { name: 'the order of a list counts', a: { list: [1, 2] }, b: { list: [2, 1] }, want: false },
  { name: 'the order of keys does not', a: { x: 1, y: { z: 2 } }, b: { y: { z: 2 }, x: 1 }, want: true },
  ...['toString', 'valueOf', 'constructor', 'hasOwnProperty'].flatMap((name) => [
    {
      name: `a label ${name}`,
      a: { labels: { [name]: 'yes' } },
      b: { labels: { [name]: 'yes' } },
      want: true,
    },
    {
      name: `another label ${name}`,
      a: { labels: { [name]: 'yes' } },
      b: { labels: { [name]: 'no' } },
      want: false,
    },
    {
      name: `no label ${name}`,
      a: { labels: { [name]: 'yes', x: '1' } },
      b: { labels: { x: '1' } },
      want: false,
    },
  ]),
])('$name', ({ a, b, want }) => {
  expect(isSame(a, b)).toBe(want);
  expect(isSame(b, a)).toBe(want);
});
