import { goJson } from '../../../simulator/metacontroller/gojson.js';

test.each([
  ['sorts keys at every level', { b: 1, a: { d: [], c: {} } }, '{"a":{"c":{},"d":[]},"b":1}'],
  ['sorts keys that look like numbers as text', { '10': 1, '9': 2 }, '{"10":1,"9":2}'],
  ['escapes characters of HTML', 'a<b>&c', '"a\\u003cb\\u003e\\u0026c"'],
  ['escapes the line separators of JavaScript', '\u2028\u2029', '"\\u2028\\u2029"'],
  ['keeps null', { a: null }, '{"a":null}'],
  ['omits undefined members', { a: undefined, b: 1 }, '{"b":1}'],
])('Go %s', (_name, value, want) => {
  expect(goJson(value)).toBe(want);
});
