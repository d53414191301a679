// A snapshot gives back the runtime that it was taken of, to us and to a reader of YAML 1.1 (Kubeflow Trainer's), and
// names it by the same hash.
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
import { promise } from './promises.js';
import { runs } from './runs.js';

const trainJob = aTrainJob();
const reference = referenceOf(trainJob)!;

// What a careless writer of YAML would lose.
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

test('what was recorded is what was there', () => {
  fc.assert(
    fc.property(runtimes, annotations, (runtime, words) => {
      const live = { ...runtime, metadata: { ...runtime.metadata, annotations: words } };
      const content = contentOf(live);
      const snapshot = snapshotOf(trainJob, content);
      const read = readSnapshot(trainJob, observed(snapshot), reference);
      promise(read.state === 'snapshot', JSON.stringify(read));
      promise(equal(read.runtime, JSON.parse(JSON.stringify(content))), 'it is read as another runtime');
      promise(read.hash === snapshotHashOf(content), 'it has another hash');
      const text = snapshot.data?.[SNAPSHOT_KEY] ?? '';
      const readByOthers = parse(text, { version: '1.1', merge: false }) as AnyObject;
      promise(equal(readByOthers, read.runtime), 'a reader of YAML 1.1 finds another runtime');
    }),
    runs(),
  );
});
