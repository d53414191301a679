// npm run generate: writes CRDs, types and validators from codegen/schemas/ and crds/external/.
import { mkdirSync, writeFileSync } from 'node:fs';
import { generated } from './generate.js';

for (const [path, text] of await generated()) {
  const file = new URL(`../${path}`, import.meta.url);
  mkdirSync(new URL('.', file), { recursive: true });
  writeFileSync(file, text);
}
