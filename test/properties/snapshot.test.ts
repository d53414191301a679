// A snapshot contains the runtime that it was taken of, for the hooks and for a reader of YAML 1.1 (Kubeflow Trainer's),
// with the same hash.
import { dequal as equal } from 'dequal/lite';
import fc from 'fast-check';
import { parse } from 'yaml';
import type { AnyObject } from '../../hooks/api/hook.js';
import { readSnapshot } from '../../hooks/trainjob/runtime/readsnapshot.js';
import { referenceOf } from '../../hooks/trainjob/runtime/reference.js';
import {
  SNAPSHOT_KEY,
  contentOf,
  snapshotHashOf,
  snapshotOf,
} from '../../hooks/trainjob/runtime/snapshot.js';
import { aTrainJob, observed } from '../support/objects.js';
import { runtimes } from './arbitrary/runtime.js';
import { ensure } from './invariants.js';
import { runs } from './runs.js';

const trainJob = aTrainJob();
const reference = referenceOf(trainJob)!;

// Values that need quotes in YAML.
const texts = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(' ', '\n', '\t', ':', '#', '-', '"', "'", '\\', 'a', '|', '>', '%'),
    maxLength: 20,
  }),
  fc.constantFrom(
    'yes',
    'NO',
    'null',
    '~',
    '1e3',
    '0x1F',
    '0o7',
    '12:30:45',
    '2030-01-01',
    '.5',
    '.inf',
    '=',
    '<<',
    '---',
  ),
  fc.string({ minLength: 90, maxLength: 200, unit: fc.constantFrom('a', ' ', 'b') }),
);
const annotations = fc.dictionary(texts, texts, { maxKeys: 3, noNullPrototype: true });

test('the recorded runtime equals the original', () => {
  fc.assert(
    fc.property(runtimes, annotations, (runtime, words) => {
      const live = { ...runtime, metadata: { ...runtime.metadata, annotations: words } };
      const content = contentOf(live);
      const snapshot = snapshotOf(trainJob, content);
      const read = readSnapshot(trainJob, observed(snapshot), reference);
      ensure(read.state === 'snapshot', JSON.stringify(read));
      ensure(equal(read.runtime, JSON.parse(JSON.stringify(content))), 'it is read as another runtime');
      ensure(read.hash === snapshotHashOf(content), 'it has another hash');
      const text = snapshot.data?.[SNAPSHOT_KEY] ?? '';
      const readByOthers = parse(text, { version: '1.1', merge: false }) as AnyObject;
      ensure(equal(readByOthers, read.runtime), 'a reader of YAML 1.1 finds another runtime');
    }),
    runs(),
  );
});
