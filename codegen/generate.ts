// All generated files, by path from the top of the repository.
import { crdFiles } from './crds.js';
import { declarations } from './declarations.js';
import { mergeKeyFiles } from './mergekeys.js';
import { schemaSources } from './sources.js';
import { typeFiles } from './types.js';
import { validatorFiles } from './validators.js';

/** Generates from the folders below codegen/schemas, and from those below each of `more`. */
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
