// All generated files, by path from the top of the repository. Reads codegen/schemas/ and crds/external/ only.
import { crdFiles } from './crds.js';
import { mergeKeyFiles } from './mergekeys.js';
import { typeFiles } from './types.js';
import { validatorFiles } from './validators.js';

export async function generated(): Promise<ReadonlyMap<string, string>> {
  return new Map([...crdFiles(), ...(await typeFiles()), ...validatorFiles(), ...mergeKeyFiles()]);
}
