import type { AnyObject } from '../../../hooks/api/hook.js';
import type { OpaqueRuntime } from '../../../hooks/api/opaque.js';
import type { TrainJobSpec } from '../../../hooks/trainjob/api/types.js';
import { buildOpaque } from '../../../hooks/trainjob/build/opaque.js';
import { aTrainJob, deepFrozen } from '../../support/objects.js';
import { taskFarm } from '../../support/taskfarm.js';

const kind: OpaqueRuntime = { ...taskFarm, suspendPath: 'spec.run.paused' };

const runtime = (spec: object): AnyObject =>
  deepFrozen({ apiVersion: kind.apiVersion, kind: kind.kind, metadata: { name: 'sweep' }, spec });
const sweep = runtime({
  template: { metadata: { labels: { team: 'ml' } }, spec: { workers: 4, tags: ['a'], run: { retries: 1 } } },
});

function built(spec: Partial<TrainJobSpec>, from: AnyObject = sweep) {
  const { trainer: _trainer, ...rest } = aTrainJob().spec;
  return buildOpaque(deepFrozen({ ...aTrainJob(), spec: { ...rest, ...spec } }), from, kind);
}

const patch = (opaqueRuntimeSpec: object) => ({
  manager: 'example.org/a',
  opaqueRuntimeSpec: opaqueRuntimeSpec as Record<string, unknown>,
});

test("the child has the TrainJob's name and suspension, and the template's labels", () => {
  expect(built({ suspend: true })).toEqual({
    state: 'built',
    child: {
      apiVersion: 'batch.example.org/v1',
      kind: 'TaskFarm',
      metadata: { name: 'llama', namespace: 'ml', labels: { team: 'ml' } },
      spec: { workers: 4, tags: ['a'], run: { retries: 1, paused: true } },
    },
  });
});

test('patches are applied in order as JSON merge patches; null removes a member', () => {
  const runtimePatches = [patch({ workers: 8, tags: ['b'] }), patch({ workers: 16, run: { retries: null } })];
  expect(built({ runtimePatches })).toMatchObject({
    child: { spec: { workers: 16, tags: ['b'], run: { paused: false } } },
  });
});

test('a patch that a client has removed is read from the annotation', () => {
  const annotations = { 'metatrain.io/opaque-runtime-specs': '{"example.org/a":{"workers":8}}' };
  const job = aTrainJob({
    metadata: { annotations },
    spec: { runtimePatches: [{ manager: 'example.org/a' }] },
  });
  const { trainer: _trainer, ...spec } = job.spec;
  expect(buildOpaque({ ...job, spec }, sweep, kind)).toMatchObject({ child: { spec: { workers: 8 } } });
});

test.each<{ name: string; spec?: Partial<TrainJobSpec>; from?: AnyObject; field: string }>([
  { name: 'a trainer', spec: { trainer: { numNodes: 2 } }, field: 'spec.trainer' },
  { name: 'an initializer', spec: { initializer: { model: {} } }, field: 'spec.initializer' },
  {
    name: 'a patch for TrainingRuntimes',
    spec: { runtimePatches: [{ manager: 'a/b', trainingRuntimeSpec: {} }] },
    field: 'spec.runtimePatches[0].trainingRuntimeSpec',
  },
  { name: 'a runtime without a template', from: runtime({}), field: 'spec.template' },
])('$name is refused', ({ spec = {}, from, field }) => {
  const result = built(spec, from);
  expect(result.state === 'refused' && result.issues.map((issue) => issue.field)).toEqual([field]);
});
