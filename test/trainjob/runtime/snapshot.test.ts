import fc from 'fast-check';
import { parse } from 'yaml';
import type { AnyObject } from '../../../hooks/api/hook.js';
import type { TrainingRuntime } from '../../../hooks/trainjob/api/types.js';
import { readSnapshot } from '../../../hooks/trainjob/runtime/readsnapshot.js';
import { referenceOf } from '../../../hooks/trainjob/runtime/reference.js';
import { contentOf, snapshotHashOf, snapshotOf } from '../../../hooks/trainjob/runtime/snapshot.js';
import { aRuntime, aTrainJob, observed } from '../../support/objects.js';

const named = (metadata: object): AnyObject => ({ ...aRuntime(), metadata: { name: 'torch', ...metadata } });
const textOf = (content: TrainingRuntime): string => snapshotOf(aTrainJob(), content).data!['runtime']!;

test.each<{ name: string; metadata: object; want: object }>([
  { name: 'name and namespace', metadata: { namespace: 'ml' }, want: { name: 'torch', namespace: 'ml' } },
  {
    name: 'labels and annotations of the user',
    metadata: { labels: { a: 'b' }, annotations: { c: 'd' } },
    want: { name: 'torch', labels: { a: 'b' }, annotations: { c: 'd' } },
  },
  {
    name: 'nothing that the API server or kubectl keeps (D19)',
    metadata: {
      uid: 'u',
      resourceVersion: '9',
      generation: 3,
      creationTimestamp: '2030-01-01T00:00:00Z',
      managedFields: [],
      finalizers: ['trainer.kubeflow.org/resource-in-use'],
      annotations: { 'kubectl.kubernetes.io/last-applied-configuration': '{}' },
      labels: {},
    },
    want: { name: 'torch' },
  },
])('a snapshot has $name', ({ metadata, want }) => {
  expect(contentOf(named(metadata)).metadata).toEqual(want);
});

test('two snapshots of one runtime have the same hash, whatever the API server has done to it in between', () => {
  const later = named({ resourceVersion: '99', generation: 2, uid: 'u' });
  expect(snapshotHashOf(contentOf(later))).toBe(snapshotHashOf(contentOf(aRuntime())));
  expect(snapshotHashOf(contentOf(aRuntime({ image: 'other' })))).not.toBe(
    snapshotHashOf(contentOf(aRuntime())),
  );
});

test.each<{ name: string; live: object; recorded: object; same: boolean }>([
  {
    name: 'empty objects that Go writes',
    live: { containers: [{ name: 'node' }] },
    recorded: { containers: [{ name: 'node', resources: {} }] },
    same: true,
  },
  {
    name: 'another spelling of a quantity',
    live: { containers: [{ name: 'node', resources: { requests: { cpu: 2, memory: '1024Mi' } } }] },
    recorded: { containers: [{ name: 'node', resources: { requests: { cpu: '2', memory: '1Gi' } } }] },
    same: true,
  },
  {
    name: 'a zero that Go leaves out',
    live: { containers: [{ name: 'node' }], hostNetwork: false },
    recorded: { containers: [{ name: 'node' }] },
    same: true,
  },
  {
    name: 'another image',
    live: { containers: [{ name: 'node', image: 'a' }] },
    recorded: { containers: [{ name: 'node', image: 'b' }] },
    same: false,
  },
  {
    name: 'a volume of another kind, though both are empty objects',
    live: { containers: [], volumes: [{ name: 'v', emptyDir: {} }] },
    recorded: { containers: [], volumes: [{ name: 'v' }] },
    same: false,
  },
])(
  "a live runtime and Trainer's snapshot of it that differ by $name have the same hash: $same",
  ({ live, recorded, same }) => {
    const hash = (pod: object, template: object): string =>
      snapshotHashOf(contentOf(ofPod({ ...template, spec: pod })));
    expect(hash(live, {}) === hash(recorded, { metadata: {} })).toBe(same);
  },
);

function ofPod(template: object): AnyObject {
  const step = { name: 'node', template: { spec: { template } } };
  return aRuntime({ template: { spec: { replicatedJobs: [step] } } });
}

test.each([
  'yes',
  'No',
  'on',
  'y',
  '~',
  'null',
  '',
  '012',
  '0o14',
  '0x1f',
  '1e3',
  '.5',
  '1_000',
  '12:30:45',
  '2030-01-01',
  '.inf',
  ' \n',
  '\n  \n',
])('the text %j stays a text for readers of YAML 1.1 and of 1.2', (value) => {
  const runtime = contentOf(named({ annotations: { value } }));
  for (const version of ['1.1', '1.2'] as const) {
    expect(parse(textOf(runtime), { version })).toEqual(runtime);
  }
});

// The library reads these as YAML 1.2, whatever version is set, but go-yaml does not: the text itself is compared.
test.each([
  {
    name: 'a tab that begins a block',
    value: '\tmake\n\tmake install\n',
    written: String.raw`"\tmake\n\tmake install\n"`,
  },
  { name: 'a tab after empty lines', value: '\n\tmake', written: String.raw`"\n\tmake"` },
  { name: 'a line end of YAML 1.1', value: 'a\u2028b', written: String.raw`"a\u2028b"` },
  { name: 'the other', value: 'a\u2029', written: String.raw`"a\u2029"` },
  { name: 'NEL, in a text of several lines', value: 'a\n\u0085', written: String.raw`"a\n\u0085"` },
  {
    name: 'what cannot be printed',
    value: 'a\u007f\u009f\ufeff',
    written: String.raw`"a\u007f\u009f\ufeff"`,
  },
])('for readers of YAML 1.1 $name is escaped', ({ value, written }) => {
  const runtime = contentOf(named({ annotations: { value, [value]: 'key' } }));
  const text = textOf(runtime);
  expect(text).toContain(`value: ${written}`);
  expect(text).toContain(`${written}: key`);
  expect(parse(text)).toEqual(runtime);
});

test('what is read back is what was written, for any text in a runtime', () => {
  const reference = referenceOf(aTrainJob())!;
  fc.assert(
    fc.property(fc.dictionary(fc.string({ minLength: 1 }), fc.string({ unit: 'binary' })), (annotations) => {
      const runtime = contentOf(named({ annotations: { ...annotations, set: '1' } }));
      const read = readSnapshot(aTrainJob(), observed(snapshotOf(aTrainJob(), runtime)), reference);
      expect(read).toEqual({ state: 'snapshot', runtime, hash: snapshotHashOf(runtime) });
    }),
    { numRuns: 300 },
  );
});

test('the same runtime gives the same bytes, in whatever order its members come', () => {
  const { spec, metadata, ...rest } = aRuntime();
  expect(textOf(contentOf({ spec, metadata, ...rest }))).toBe(textOf(contentOf(aRuntime())));
});
