import { isEmpty, matches, parseLabelSelector } from '../../../simulator/metacontroller/labelselector.js';

const requirement = (operator: string, ...values: readonly string[]): object => ({
  matchExpressions: [{ key: 'a', operator, ...(values.length > 0 ? { values } : {}) }],
});

test.each([
  ['everything when empty', {}, {}, true],
  ['an equal label', { matchLabels: { a: '1' } }, { a: '1', b: '2' }, true],
  ['no other value', { matchLabels: { a: '1' } }, { a: '2' }, false],
  ['In: one of the values', requirement('In', '1', '2'), { a: '2' }, true],
  ['In: not without the label', requirement('In', '1'), {}, false],
  ['NotIn: another value', requirement('NotIn', '1'), { a: '2' }, true],
  ['NotIn: also without the label', requirement('NotIn', '1'), {}, true],
  ['Exists: any value', requirement('Exists'), { a: '' }, true],
  ['DoesNotExist: not with the label', requirement('DoesNotExist'), { a: '' }, false],
])('a selector matches %s', (_name, selector, labels, want) => {
  expect(matches(parseLabelSelector(selector), labels)).toBe(want);
});

test.each([
  ['a string', 'a=1'],
  ['a label that is not a string', { matchLabels: { a: 1 } }],
  ['an unknown operator', requirement('Gt', '1')],
  ['In without values', requirement('In')],
  ['Exists with values', requirement('Exists', '1')],
])('%s is not a selector', (_name, value) => {
  expect(parseLabelSelector(value)).toBeUndefined();
});

test.each([
  [{}, true],
  [{ matchLabels: {}, matchExpressions: [] }, true],
  [{ matchLabels: { a: '1' } }, false],
])('%j is empty: %s', (selector, want) => {
  expect(isEmpty(selector)).toBe(want);
});
