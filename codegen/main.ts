// npm run generate: writes CRDs, types and validators from codegen/schemas/.
import { writeFileSync } from 'node:fs';
import { generated } from './generate.js';

for (const [path, text] of await generated()) {
  writeFileSync(new URL(`../${path}`, import.meta.url), text);
}
