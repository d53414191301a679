import type { AnyObject } from '../../../hooks/api/hook.js';
import { appliedBy } from '../../../hooks/composite/applied/managedfields.js';

// What `me` owns of one member `value`; `others` is what another manager owns of it.
function extracted(value: unknown, fields: object, others: object = {}): unknown {
  const object = {
    apiVersion: 'v1',
    kind: 'Thing',
    value,
    metadata: {
      name: 'a',
      managedFields: [
        { manager: 'me', operation: 'Apply', fieldsV1: { 'f:value': fields } },
        { manager: 'them', operation: 'Update', fieldsV1: { 'f:value': others } },
        { manager: 'me', operation: 'Apply', subresource: 'status', fieldsV1: { 'f:status': {} } },
      ],
    },
  } as unknown as AnyObject;
  return appliedBy(object, 'me')?.['value'];
}

test.each<{ name: string; value: unknown; fields: object; others?: object; want: unknown }>([
  { name: 'a scalar', value: 1, fields: {}, want: 1 },
  {
    name: 'a false and an empty text',
    value: { a: false, b: '' },
    fields: { 'f:a': {}, 'f:b': {} },
    want: { a: false, b: '' },
  },
  {
    name: 'its own members of an object',
    value: { a: 1, b: 2 },
    fields: { '.': {}, 'f:a': {} },
    want: { a: 1 },
  },
  {
    name: 'members with names of Object.prototype',
    value: JSON.parse('{"__proto__":"1","constructor":"2"}'),
    fields: { 'f:__proto__': {}, 'f:constructor': {}, 'f:toString': {} },
    want: JSON.parse('{"__proto__":"1","constructor":"2"}'),
  },
  { name: 'an atomic object as a whole', value: { a: 1, b: 2 }, fields: {}, want: { a: 1, b: 2 } },
  {
    name: 'an object that it applied empty, without what others put in',
    value: { a: 1 },
    fields: {},
    others: { 'f:a': {} },
    want: {},
  },
  { name: 'an atomic list as a whole', value: [1, 2], fields: {}, want: [1, 2] },
  {
    name: 'its own items of a keyed list, in their order',
    value: [
      { name: 'x', v: 1 },
      { name: 'y', v: 2, w: 3 },
    ],
    fields: { 'k:{"name":"y"}': { '.': {}, 'f:name': {}, 'f:v': {} } },
    want: [{ name: 'y', v: 2 }],
  },
  {
    name: 'an item with two keys, without the key that a default filled in',
    value: [
      { containerPort: 80, protocol: 'UDP' },
      { containerPort: 80, protocol: 'TCP' },
    ],
    fields: { 'k:{"containerPort":80,"protocol":"TCP"}': { '.': {}, 'f:containerPort': {} } },
    want: [{ containerPort: 80 }],
  },
  { name: 'its own items of a set', value: ['a', 'b'], fields: { 'v:"b"': {} }, want: ['b'] },
  { name: 'nothing of what was removed', value: { a: 1 }, fields: { 'f:gone': {} }, want: {} },
])('a manager owns $name', ({ value, fields, others, want }) => {
  expect(extracted(value, fields, others)).toEqual(want);
});

test('a manager that applied nothing owns nothing', () => {
  expect(appliedBy({ apiVersion: 'v1', kind: 'Thing', metadata: { name: 'a' } }, 'me')).toBeUndefined();
});
