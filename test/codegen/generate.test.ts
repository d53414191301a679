// The output of codegen: the files of this repository are up to date, and a new kind gets its files.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { declarations } from '../../codegen/declarations.js';
import { schemaSources } from '../../codegen/sources.js';
import { validatorFiles } from '../../codegen/validators.js';
import { formIssues } from '../../hooks/kube/form.js';
import { widget, widgetSources } from './widget.js';

const repository = join(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'codegen-'));
const schemas = join(folder, 'schemas');
const output = join(folder, 'output');

beforeAll(() => {
  mkdirSync(join(schemas, 'widget'), { recursive: true });
  for (const [file, text] of Object.entries(widgetSources)) {
    writeFileSync(join(schemas, 'widget', file), text);
  }
  const args = ['--import', 'tsx', 'codegen/main.ts', `--output=${output}`, schemas];
  execFileSync(process.execPath, args, { cwd: repository, stdio: 'pipe' });
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

function filesBelow(top: string): readonly string[] {
  return readdirSync(top, { recursive: true, encoding: 'utf8' })
    .map((path) => join(top, path))
    .filter((path) => statSync(path).isFile())
    .map((path) => relative(top, path))
    .sort();
}

const ofWidget = (path: string): boolean => path.includes('widget');
const written = (path: string): string => readFileSync(join(output, path), 'utf8');

test('the generated files of this repository are up to date, and there are no others (npm run generate)', () => {
  const fresh = filesBelow(output).filter((path) => !ofWidget(path));
  const isGenerated = (path: string): boolean =>
    /(^|\/)generated\//.test(path) || /^crds\/(?!kustomization)[^/]*$/.test(path);
  const inRepository = ['hooks', 'crds']
    .flatMap((top) => filesBelow(join(repository, top)).map((path) => `${top}/${path}`))
    .filter(isGenerated)
    .sort();

  expect(fresh).toEqual(inRepository);
  expect(fresh.filter((path) => written(path) !== readFileSync(join(repository, path), 'utf8'))).toEqual([]);
});

test('each generated file names the script that wrote it, and its source', () => {
  for (const path of filesBelow(output)) {
    expect(written(path)).toMatch(/^(#|\/\/) Written by codegen\/main\.ts from \S+\.yaml.*; do not edit\.\n/);
  }
});

test('another kind needs a folder of schemas: it gets a CRD, types and validators', () => {
  expect(filesBelow(output).filter(ofWidget)).toEqual([
    'crds/widget.yaml',
    'hooks/widget/generated/validators.ts',
    'hooks/widget/generated/widget.ts',
  ]);
});

test('its CRD is the source without titles, with the references written out', () => {
  const crd = parse(written('crds/widget.yaml')) as { spec: { versions: { schema: object }[] } };

  expect(crd).toMatchObject({ metadata: { name: 'widgets.example.org' } });
  expect(crd.spec.versions[1]?.schema).toMatchObject({
    openAPIV3Schema: {
      properties: {
        spec: {
          required: ['size'],
          properties: {
            size: { minimum: 1, default: 3 },
            part: { properties: { containers: { items: { required: ['name'], type: 'object' } } } },
            conditions: { items: { properties: { status: { enum: ['True', 'False', 'Unknown'] } } } },
          },
        },
      },
    },
  });
  expect(written('crds/widget.yaml')).not.toMatch(/\$ref|title:/);
});

test('its types import what has a type elsewhere', () => {
  const text = written('hooks/widget/generated/widget.ts');

  expect(text).toContain("import type { Condition } from '../../api/generated/condition.js';");
  expect(text).toContain("import type { Affinity, Container } from '../../api/pods.js';");
  expect(text).toContain(
    "import type { TrainingRuntimeSpec } from '../../trainjob/api/generated/trainingruntime.js';",
  );
  expect(text).toContain('export interface WidgetSpec {');
  expect(text).toContain('containers?: Container[];');
});

async function issues(check: string, value: unknown): Promise<readonly string[]> {
  const path = join(output, 'hooks/widget/generated/validators.ts');
  const validators = (await import(path)) as Readonly<Record<string, unknown>>;
  return formIssues(validators[check], value).map(({ field, problem }) => `${field} ${problem}`);
}

const sync = { controller: {}, parent: widget, children: {}, related: {}, finalizing: false };
const withSpec = (spec: object): object => ({ ...widget, spec });

test.each([
  { check: 'widget', value: widget, want: [] },
  { check: 'widget', value: { ...widget, kind: 'ClusterWidget' }, want: [] },
  { check: 'widgetSync', value: sync, want: [] },
  { check: 'widget', value: { ...widget, kind: 'Gadget' }, want: ['kind is not Widget or ClusterWidget'] },
  // The version that is stored, which is not the first.
  {
    check: 'widget',
    value: { ...widget, apiVersion: 'example.org/v1' },
    want: ['apiVersion is not example.org/v2'],
  },
  { check: 'widget', value: { ...widget, spec: undefined }, want: ['spec is missing'] },
  { check: 'widget', value: { ...widget, metadata: {} }, want: ['metadata.name is missing'] },
  // Limits are for the API server to enforce.
  { check: 'widget', value: withSpec({ size: -1 }), want: [] },
  { check: 'widget', value: withSpec({ size: '1' }), want: ['spec.size is a string, not a whole number'] },
  { check: 'widget', value: withSpec({ size: 1, part: {} }), want: ['spec.part.name is missing'] },
  { check: 'part', value: {}, want: ['name is missing'] },
  {
    check: 'widgetSync',
    value: {
      ...sync,
      parent: withSpec({ size: 1, part: { name: 'a', containers: [{ name: 'main', env: [{}] }] } }),
    },
    want: ['parent.spec.part.containers[0].env[0].name is missing'],
  },
  {
    check: 'widgetSync',
    value: { ...sync, children: { 'Pod.v1': { 'ml/a': { apiVersion: 'v1', kind: 'Pod' } } } },
    want: ['children["Pod.v1"]["ml/a"].metadata is missing'],
  },
])('its validator $check finds $want', async ({ check, value, want }) => {
  expect(await issues(check, value)).toEqual(want);
});

test('a validator that another folder has is imported, not compiled again', () => {
  const text = written('hooks/widget/generated/validators.ts');

  expect(text).toContain("import * as sharedValidators from '../../api/generated/validators.js';");
  expect(text).toContain('sharedValidators.container;');
  expect(text).not.toContain('"Container"');
});

test.each([
  {
    name: 'a member that generate.yaml does not have',
    file: 'generate.yaml',
    text: 'target: hooks/widget/generated\nvalidator: {}\n',
    want: 'widget/generate.yaml must NOT have additional properties',
  },
  {
    name: 'a reference to a file that does not exist',
    file: 'requests.yaml',
    text: 'WidgetSync: { $ref: widget/missing.yaml# }\n',
    want: 'widget/missing.yaml is not in codegen/schemas or ',
  },
  {
    name: 'a reference to a place that does not exist',
    file: 'requests.yaml',
    text: 'Sync: {}\n',
    want: 'widget/requests.yaml#/WidgetSync is not a schema',
  },
  {
    name: 'checks next to a reference to a schema with a validator, which would be lost',
    file: 'requests.yaml',
    text: 'WidgetSync: { properties: { parent: { $ref: widget/widget.yaml#, required: [status] } } }\n',
    want: '{"required":["status"]} next to a $ref',
  },
])('$name is an error', ({ file, text, want }) => {
  const broken = join(folder, 'broken');
  mkdirSync(join(broken, 'widget'), { recursive: true });
  for (const [name, source] of Object.entries({ ...widgetSources, [file]: text })) {
    writeFileSync(join(broken, 'widget', name), source);
  }

  expect(() => {
    const sources = schemaSources([broken]);
    validatorFiles(sources, declarations(sources));
  }).toThrow(want);
});
