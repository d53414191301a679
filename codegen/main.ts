// `npm run generate` writes CRDs, types and validators from codegen/schemas and crds/external.
//   node --import tsx codegen/main.ts [--output=<folder>] [<schemas>...]
// writes them below <folder> instead of this repository, and also generates from the folders in <schemas>.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { generated } from './generate.js';

const { values, positionals } = parseArgs({
  options: { output: { type: 'string', default: fileURLToPath(new URL('..', import.meta.url)) } },
  allowPositionals: true,
});

for (const [path, text] of await generated(positionals)) {
  const file = resolve(values.output, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text);
}
