// How an applied configuration is merged into an object, according to the schema.
import { fromFieldsV1 } from '../../../apiserver/memory/fieldset.js';
import { merge, removeFields } from '../../../apiserver/memory/merge.js';
import type { Schema } from '../../../apiserver/memory/schema.js';

const set: Schema = { type: 'array', items: { type: 'string' }, 'x-kubernetes-list-type': 'set' };
const keyed: Schema = {
  type: 'array',
  'x-kubernetes-list-type': 'map',
  'x-kubernetes-list-map-keys': ['name'],
  items: { type: 'object', properties: { name: { type: 'string' }, value: { type: 'string' } } },
};
const open: Schema = { type: 'object', 'x-kubernetes-preserve-unknown-fields': true };

interface Row {
  readonly name: string;
  readonly schema: Schema;
  readonly live: unknown;
  readonly applied: unknown;
  readonly want: unknown;
}

test.each<Row>([
  {
    name: 'maps merge by member',
    schema: open,
    live: { a: 1, b: 2 },
    applied: { b: 3, c: 4 },
    want: { a: 1, b: 3, c: 4 },
  },
  {
    name: 'maps merge at every level',
    schema: open,
    live: { a: { b: 1 } },
    applied: { a: { c: 2 } },
    want: { a: { b: 1, c: 2 } },
  },
  {
    name: 'a list without a list type is replaced',
    schema: open,
    live: { a: [1, 2] },
    applied: { a: [3] },
    want: { a: [3] },
  },
  {
    name: 'an atomic map is replaced',
    schema: { ...open, 'x-kubernetes-map-type': 'atomic' },
    live: { a: 1 },
    applied: { b: 2 },
    want: { b: 2 },
  },
  {
    name: 'keyed items merge',
    schema: keyed,
    live: [{ name: 'a', value: '1' }],
    applied: [{ name: 'a' }],
    want: [{ name: 'a', value: '1' }],
  },
  { name: 'new items come last', schema: set, live: ['a', 'b'], applied: ['c'], want: ['a', 'b', 'c'] },
  {
    name: 'common items are in the order of the applied list',
    schema: set,
    live: ['a', 'b', 'c'],
    applied: ['c', 'a'],
    want: ['b', 'c', 'a'],
  },
  {
    name: 'other items stay before the items that they preceded',
    schema: set,
    live: ['x', 'a', 'y', 'b', 'z'],
    applied: ['a', 'n', 'b'],
    want: ['x', 'a', 'y', 'n', 'b', 'z'],
  },
  {
    name: 'an applied null keeps a map that is not empty',
    schema: open,
    live: { a: { b: 1 } },
    applied: { a: null },
    want: { a: { b: 1 } },
  },
  {
    name: 'an applied null replaces a scalar',
    schema: open,
    live: { a: 1 },
    applied: { a: null },
    want: { a: null },
  },
  { name: 'a scalar replaces a map', schema: open, live: { a: { b: 1 } }, applied: { a: 1 }, want: { a: 1 } },
  {
    name: 'nothing applied changes nothing',
    schema: open,
    live: { a: 1 },
    applied: undefined,
    want: { a: 1 },
  },
])('$name', ({ schema, live, applied, want }) => {
  expect(merge(live, applied, schema)).toEqual(want);
});

test.each([
  { name: 'a member', schema: open, value: { a: 1, b: 2 }, fields: { 'f:a': {} }, want: { b: 2 } },
  { name: 'an item of a set', schema: set, value: ['a', 'b'], fields: { 'v:"a"': {} }, want: ['b'] },
  {
    name: 'a part of an item',
    schema: keyed,
    value: [{ name: 'a', value: '1' }],
    fields: { 'k:{"name":"a"}': { 'f:value': {} } },
    want: [{ name: 'a' }],
  },
  {
    name: 'everything, which leaves null',
    schema: open,
    value: { a: { b: 1 } },
    fields: { 'f:a': { 'f:b': {} } },
    want: { a: null },
  },
  { name: 'a missing member', schema: open, value: { a: 1 }, fields: { 'f:b': {} }, want: { a: 1 } },
])('removing $name', ({ schema, value, fields, want }) => {
  expect(removeFields(value, fromFieldsV1(fields), schema)).toEqual(want);
});
