// The example Application matches our kinds: ignored fields exist, waves are in order, and no job has a time to live.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { runtimeIssues, trainJobIssues } from '../../hooks/trainjob/api/form.js';
import type { TrainJob, TrainingRuntime } from '../../hooks/trainjob/api/types.js';

interface Application {
  readonly spec: {
    readonly source: { readonly path: string };
    readonly syncPolicy: { readonly syncOptions: readonly string[] };
    readonly ignoreDifferences: readonly {
      readonly group: string;
      readonly kind: string;
      readonly jsonPointers: readonly string[];
    }[];
  };
}

interface Definition {
  readonly spec: {
    readonly group: string;
    readonly names: { readonly kind: string };
    readonly versions: readonly [{ readonly schema: { readonly openAPIV3Schema: object } }];
  };
}

const read = (file: string): unknown => parse(readFileSync(file, 'utf8'));
const folder = 'manifests/argocd';
const { spec } = read(`${folder}/application.yaml`) as Application;
const trainJobs = read('crds/trainjob.yaml') as Definition;
const kinds = ['trainjob', 'trainingruntime', 'clustertrainingruntime'].map((name) => {
  const { group, names } = (read(`crds/${name}.yaml`) as Definition).spec;
  return `${group}_${names.kind}`;
});

test('each of our kinds has a health script', () => {
  const { data } = read(`${folder}/argocd-cm.yaml`) as { data: Readonly<Record<string, string>> };
  const scripts = Object.keys(data).map((key) => key.replace('resource.customizations.health.', ''));
  expect(scripts).toEqual(expect.arrayContaining(kinds));
});

test('fields that Kueue writes are not reset by a sync', () => {
  const [ignored] = spec.ignoreDifferences;
  const { group, names } = trainJobs.spec;
  expect(ignored).toMatchObject({ group, kind: names.kind });
  expect(ignored?.jsonPointers).toEqual(['/spec/suspend', '/spec/runtimePatches']);
  const { openAPIV3Schema } = trainJobs.spec.versions[0].schema;
  for (const pointer of ignored?.jsonPointers ?? []) {
    const path = pointer.slice(1).split('/');
    const found = path.reduce<object | undefined>(
      (schema, step) => (schema as { properties?: Record<string, object> } | undefined)?.properties?.[step],
      openAPIV3Schema,
    );
    expect(found).toBeDefined();
  }
  expect(spec.syncPolicy.syncOptions).toEqual(
    expect.arrayContaining(['ServerSideApply=true', 'RespectIgnoreDifferences=true']),
  );
});

describe('what it applies', () => {
  expect(spec.source.path).toBe(`${folder}/example`);
  const runtime = read(`${folder}/example/runtime.yaml`) as TrainingRuntime & AnyObject;
  const trainJob = read(`${folder}/example/trainjob.yaml`) as TrainJob & AnyObject;
  const waveOf = ({ metadata }: AnyObject): number =>
    Number(metadata.annotations?.['argocd.argoproj.io/sync-wave']);

  test('is valid', () => {
    expect([...runtimeIssues(runtime), ...trainJobIssues(trainJob)]).toEqual([]);
    expect(trainJob.spec.runtimeRef).toEqual({ kind: runtime.kind, name: runtime.metadata.name });
  });

  test('is applied in order: the runtime, then the job', () => {
    expect(waveOf(runtime)).toBeLessThan(waveOf(trainJob));
  });

  test('has no time to live, which self-heal would turn into an endless loop', () => {
    expect(trainJob.spec.ttlSecondsAfterFinished).toBeUndefined();
    expect(runtime.spec.runPolicy).toBeUndefined();
    expect(readFileSync(`${folder}/application.yaml`, 'utf8')).toContain('NO TIME TO LIVE UNDER SELF-HEAL');
  });
});
