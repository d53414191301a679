// All generated files, by path relative to the repository.
import { crdFiles } from './crds.js';
import { declarations } from './declarations.js';
import { mergeKeyFiles } from './mergekeys.js';
import { schemaSources } from './sources.js';
import { typeFiles } from './types.js';
import { validatorFiles } from './validators.js';

/** Generates from the folders in codegen/schemas and in each of `more`. */
export async function generated(more: readonly string[] = []): Promise<ReadonlyMap<string, string>> {
  const sources = schemaSources(more);
  const declared = declarations(sources);
  return new Map([
    ...crdFiles(sources, declared),
    ...(await typeFiles(sources, declared)),
    ...validatorFiles(sources, declared),
    ...mergeKeyFiles(sources),
  ]);
}
