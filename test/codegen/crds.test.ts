// The CRDs as a whole: descriptions where they belong, and Job templates that JobSet accepts unchanged.
import { parse } from 'yaml';
import { crdFiles, schemaAt } from '../../codegen/crds.js';
import { declarations } from '../../codegen/declarations.js';
import { schemaSources } from '../../codegen/sources.js';
import { isSchema, type Schema } from '../../codegen/structural.js';

interface Definition {
  readonly spec: {
    readonly names: {
      readonly singular: 'trainjob' | 'trainingruntime' | 'clustertrainingruntime';
      readonly shortNames: readonly string[];
      readonly categories: readonly string[];
    };
    readonly versions: readonly [
      {
        readonly schema: { readonly openAPIV3Schema: Schema };
        readonly additionalPrinterColumns?: readonly { readonly name: string; readonly priority?: number }[];
      },
    ];
  };
}

const sources = schemaSources();
const crds = [...crdFiles(sources, declarations(sources))].map(([path, text]) => {
  const { names, versions } = (parse(text) as Definition).spec;
  const columns = versions[0].additionalPrinterColumns ?? [];
  return { path, schema: versions[0].schema.openAPIV3Schema, names, columns };
});

/** Every member below a schema, by path. */
function* members(schema: unknown, path = ''): Generator<readonly [string, Schema]> {
  if (!isSchema(schema)) return;
  for (const [name, member] of Object.entries((schema['properties'] ?? {}) as Record<string, Schema>)) {
    yield [`${path}.${name}`, member];
    yield* members(member, `${path}.${name}`);
  }
  yield* members(schema['items'], `${path}[]`);
  yield* members(schema['additionalProperties'], `${path}{}`);
}

/** Parts of core and JobSet, which have no descriptions. */
const borrowed =
  /\.(env|secretRef|resourcesPerNode)(\[\]|\.)|template(\.spec)?\.metadata\.|^\.spec\.template\.spec\.|conditions\[\]\.$/;
/** In a patch of a Pod, the fields are ours down to those of the containers. */
const patched = /runtimePatches.*template\.spec\.template\.spec\.(.+)$/;
const ours = /^((initContainers|containers)\[\]\.)?\w+$/;

function isBorrowed(path: string): boolean {
  const [, member] = patched.exec(path) ?? [];
  return member === undefined ? borrowed.test(path) : !ours.test(member);
}

test.each(crds)('$path describes each field that is ours', ({ schema }) => {
  const silent = [...members(schema)].filter(
    ([path, member]) => path !== '.metadata' && !isBorrowed(path) && member['description'] === undefined,
  );

  expect(silent.map(([path]) => path)).toEqual([]);
});

test.each(crds)('$path has a short name, and the categories of all our kinds', ({ path, names }) => {
  expect(names.categories).toEqual(['kubeflow', 'metatrain']);
  const short = { trainjob: 'tj', trainingruntime: 'tr', clustertrainingruntime: 'ctr' } as const;
  expect(names.shortNames).toEqual([short[names.singular]]);
  expect(path).toBe(`crds/${names.singular}.yaml`);
});

test('kubectl get shows State, Runtime, Nodes and Age; with -o wide also Deadline and Reason (D26)', () => {
  const { columns } = crds.find(({ path }) => path === 'crds/trainjob.yaml')!;
  const shown = (priority: number): readonly string[] =>
    columns.filter((column) => (column.priority ?? 0) === priority).map(({ name }) => name);
  expect([shown(0), shown(1)]).toEqual([
    ['State', 'Runtime', 'Nodes', 'Age'],
    ['Deadline', 'Reason'],
  ]);
});

test.each(crds)('$path has no titles; they are for TypeScript only', ({ schema }) => {
  expect(
    [schema, ...[...members(schema)].map(([, member]) => member)].filter(
      ({ title }) => typeof title === 'string',
    ),
  ).toEqual([]);
});

// The API server merges these member by member, the CRD of JobSet replaces them as a whole; what is stored is the same.
const ownedWhole = /\.(configMapRef|secretRef|configMap|secret)$/;

test('a Job template of a runtime is valid in a JobSet: same fields, defaults and list keys', () => {
  const theirs = new Map(members(schemaAt(sources, '../../crds/external/jobset.yaml')));
  const ours = new Map(members(schemaAt(sources, 'shared/jobset.yaml')));
  const apart = new Set(['title', 'properties', 'items', 'required', 'x-kubernetes-map-type']);
  const words = (schema: Schema, path: string): unknown => ({
    ...Object.fromEntries(Object.entries(schema).filter(([word]) => !apart.has(word))),
    required: Array.isArray(schema['required']) ? [...(schema['required'] as string[])].sort() : undefined,
    mapType: ownedWhole.test(path) ? undefined : schema['x-kubernetes-map-type'],
    elements: isSchema(schema['items']) ? schema['items']['type'] : undefined,
  });
  const job = '.spec.replicatedJobs[].template';
  const under = (all: ReadonlyMap<string, Schema>): object =>
    Object.fromEntries(
      [...all].filter(([path]) => path.startsWith(job)).map(([path, member]) => [path, words(member, path)]),
    );

  expect(under(ours)).toEqual(under(theirs));
});

test('members next to a reference are added to the schema that it refers to', () => {
  const runtime = schemaAt(sources, 'trainjob/trainingruntime.yaml');
  const jobSpec = new Map(members(runtime)).get('.spec.template.spec.replicatedJobs[].template.spec');

  expect(jobSpec).toMatchObject({
    required: ['template'],
    properties: { parallelism: { type: 'integer' } },
    'x-kubernetes-validations': [{ rule: '!has(self.activeDeadlineSeconds)' }],
  });
});
