// `npm run golden`: writes every answer anew. What has changed is to be looked at before it is committed.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOf, goldenCases } from './cases.js';

for (const golden of goldenCases(dirname(fileURLToPath(import.meta.url)))) {
  writeFileSync(join(golden.folder, 'answer.yaml'), answerOf(golden));
}
