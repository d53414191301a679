// The runtimes of the catalogue and the jobs of the examples are admitted.
import { readFileSync, readdirSync } from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { validateObjects } from '../../apiserver/validateobjects.js';
import type { AnyObject } from '../../hooks/api/hook.js';

const crds = ['trainjob', 'trainingruntime', 'clustertrainingruntime', 'external/jobset'].map(
  (name) => parse(readFileSync(`crds/${name}.yaml`, 'utf8')) as object,
);
const yamlBelow = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.yaml'))
    .map((file) => `${folder}/${file}`);
const objectsIn = (file: string): readonly AnyObject[] =>
  parseAllDocuments(readFileSync(file, 'utf8')).map((document) => document.toJS() as AnyObject);
const objectsOf = (folder: string, kinds: RegExp): readonly AnyObject[] =>
  yamlBelow(folder)
    .flatMap(objectsIn)
    .filter(({ kind }) => kinds.test(kind));

// An example may apply a runtime again, with other content. Kinds that are not metatrain's are not checked.
const isOurs = ({ apiVersion, spec }: AnyObject): boolean => {
  const { runtimeRef } = spec as { runtimeRef?: { apiGroup?: string } };
  const group = runtimeRef?.apiGroup ?? apiVersion.split('/')[0];
  return group === 'trainer.kubeflow.org';
};
const shipped = new Map(
  [...objectsOf('manifests/runtimes', /Runtime$/), ...objectsOf('examples', /Runtime$|^TrainJob$/)]
    .filter(isOurs)
    .reverse()
    .map((object) => [`${object.kind} ${object.metadata.name}`, object]),
);

test('every runtime of the catalogue and every job of the examples is admitted without a warning', async () => {
  const results = await validateObjects([...shipped.values()], { crds });
  const unexpected = results.filter(({ state, warnings }) => state !== 'admitted' || warnings.length > 0);
  expect(unexpected).toEqual([]);
  expect(results.length).toBeGreaterThan(30);
});
