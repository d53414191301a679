// `npm run golden`: writes every answer again. Review the diff before you commit it.
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answerOf, goldenCases } from './cases.js';

for (const golden of goldenCases(dirname(fileURLToPath(import.meta.url)))) {
  writeFileSync(join(golden.folder, 'answer.yaml'), answerOf(golden));
}
