// Last step of CI: one line that counts the tests of all suites that ran.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { RESULTS, closingLine, countsOf } from './counts.mjs';

const total = { passed: 0, failed: 0, skipped: 0 };
const files = existsSync(RESULTS) ? readdirSync(RESULTS).filter((name) => name.endsWith('.json')) : [];
for (const file of files) {
  const counts = countsOf(readFileSync(`${RESULTS}/${file}`, 'utf8'));
  for (const key of Object.keys(total)) total[key] += counts[key];
}
console.log(closingLine(total));
process.exitCode = total.failed > 0 || total.passed === 0 ? 1 : 0;
