// Shared rooms name no kind: a second one moves in without a change there. A kind's own folder, its CRD schemas, manifests,
// docs and tests may, and so may the registry, which lists the kinds.
import { readFileSync } from 'node:fs';
import { kinds } from '../../hooks/registry.js';
import { sourcesIn } from './sources.js';

const shared = [
  'hooks/api',
  'hooks/kube',
  'hooks/facts',
  'hooks/contract',
  'hooks/composite',
  'hooks/jobset',
  'hooks/kueue',
  'hooks/admission',
  'hooks/adapters',
  'hooks/http',
  'hooks/progress',
  'hooks/server',
  'hooks/main.ts',
  'apiserver',
  'simulator',
  'cli',
  'codegen',
];

/** Files about one kind by their nature. */
const exempt: Readonly<Record<string, string>> = {
  'cli/demo.ts': 'plays one example, and says how its TrainJob fares',
  'cli/migrate.ts': 'moves a cluster from Kubeflow Trainer, whose kind is TrainJob',
  'cli/migrate/': 'the same',
};

/** Names of kinds and of their API groups, as prose, identifiers and paths have them. */
const names =
  /train[-_ ]?job|training[-_ ]?runtime|resumable[-_ ]?training|trainer\.kubeflow|checkpoint\.example/i;

const files = shared
  .flatMap(sourcesIn)
  .filter((file) => !Object.keys(exempt).some((start) => file.startsWith(start)));

test('the names include those of the registered kinds', () => {
  const registered = kinds.flatMap((kind) => [
    kind.group,
    ...kind.kinds.flatMap((one) => [one.kind, one.plural]),
  ]);
  expect(registered.filter((name) => !names.test(name))).toEqual([]);
});

test('there is something to look at', () => {
  expect(files.length).toBeGreaterThan(200);
});

test('no shared file names a kind', () => {
  const found = files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .flatMap((line, index) => (names.test(line) ? [`${file}:${index + 1}: ${line.trim()}`] : [])),
  );
  expect(found).toEqual([]);
});

test('no shared file is named after a kind', () => {
  expect(files.filter((file) => names.test(file))).toEqual([]);
});

test('each exemption is needed', () => {
  const all = shared.flatMap(sourcesIn);
  for (const start of Object.keys(exempt)) {
    const texts = all.filter((file) => file.startsWith(start)).map((file) => readFileSync(file, 'utf8'));
    expect({ start, named: texts.some((text) => names.test(text)) }).toEqual({ start, named: true });
  }
});
