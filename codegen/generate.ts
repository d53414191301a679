// All generated files, by path from the top of the repository.
import { crdFiles } from './crds.js';
import { declarations } from './declarations.js';
import { mergeKeyFiles } from './mergekeys.js';
import { schemaSources } from './sources.js';
import { typeFiles } from './types.js';
import { validatorFiles } from './validators.js';

/** Generates from the folders of schemas in each of `roots`; without any, from metatrain's own. */
export async function generated(roots?: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const sources = schemaSources(roots);
  const declared = declarations(sources);
  return new Map([
    ...crdFiles(sources, declared),
    ...(await typeFiles(sources, declared)),
    ...validatorFiles(sources, declared),
    ...mergeKeyFiles(sources),
  ]);
}
