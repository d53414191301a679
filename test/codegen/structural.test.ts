// Differences between the OpenAPI document of the API server and the structural schema of a CRD. One row for each pitfall.
import { structural, structuralDefinitions } from '../../codegen/structural.js';

test('a plain member stays as it is', () => {
  const schema = { type: 'object', properties: { image: { type: 'string' } } };

  expect(structural(schema)).toEqual(schema);
});

const member = (schema: object, required: readonly string[] = []): object => ({
  type: 'object',
  required,
  properties: { it: schema },
});

test.each([
  {
    name: 'a default of an optional member is kept',
    schema: member({ type: 'string', default: 'TCP' }),
    want: member({ type: 'string', default: 'TCP' }),
  },
  {
    name: 'a default of a required member would make it optional, and is dropped',
    schema: member({ type: 'string', default: '' }, ['it']),
    want: member({ type: 'string' }, ['it']),
  },
  {
    name: 'a default of {} would add the member to stored objects, and is dropped',
    schema: member({ type: 'object', default: {} }),
    want: member({ type: 'object' }),
  },
  {
    name: 'a reference in allOf becomes a plain one, without its default',
    schema: member({ default: {}, allOf: [{ $ref: '#/components/schemas/io.k8s.api.core.v1.EnvVar' }] }),
    want: member({ $ref: '#/EnvVar' }),
  },
  {
    name: 'a default of an element has no meaning, and is dropped',
    schema: member({ type: 'array', items: { type: 'string', default: '' } }),
    want: member({ type: 'array', items: { type: 'string' } }),
  },
  {
    name: 'enumerations would refuse an empty string that CRDs accept, and are dropped',
    schema: member({ type: 'string', enum: ['Always', 'Never'] }),
    want: member({ type: 'string' }),
  },
  {
    name: 'descriptions and the keywords for kubectl are dropped',
    schema: member({ type: 'array', description: 'x', 'x-kubernetes-patch-merge-key': 'name' }),
    want: member({ type: 'array' }),
  },
  {
    name: 'list and map types are kept',
    schema: member({
      type: 'array',
      'x-kubernetes-list-type': 'map',
      'x-kubernetes-list-map-keys': ['name'],
    }),
    want: member({ type: 'array', 'x-kubernetes-list-type': 'map', 'x-kubernetes-list-map-keys': ['name'] }),
  },
])('$name', ({ schema, want }) => {
  expect(structural(schema as Record<string, unknown>)).toEqual(want);
});

test('a member that is named description is kept', () => {
  const schema = { type: 'object', properties: { description: { type: 'string' } } };

  expect(structural(schema)).toEqual(schema);
});

const openAPI = {
  'io.k8s.api.core.v1.Container': member({
    $ref: '#/components/schemas/io.k8s.apimachinery.pkg.api.resource.Quantity',
  }),
  'io.k8s.apimachinery.pkg.api.resource.Quantity': { oneOf: [{ type: 'string' }, { type: 'number' }] },
  'io.k8s.api.core.v1.Node': { type: 'object' },
} as Record<string, Record<string, unknown>>;

test('a type is recorded with all types that it refers to, and no others', () => {
  expect(Object.keys(structuralDefinitions(openAPI, ['io.k8s.api.core.v1.Container']))).toEqual([
    'Container',
    'Quantity',
  ]);
});

test('a quantity is an integer or a string in CRDs', () => {
  const { Quantity } = structuralDefinitions(openAPI, ['io.k8s.api.core.v1.Container']);

  expect(Quantity).toMatchObject({
    'x-kubernetes-int-or-string': true,
    anyOf: [{ type: 'integer' }, { type: 'string' }],
  });
});

test('an unknown type is reported by name', () => {
  expect(() => structuralDefinitions(openAPI, ['io.k8s.api.core.v1.Gone'])).toThrow(
    'v1.Gone is not in this OpenAPI',
  );
});
