// What `npm test` runs: each check once, two at a time, its output only when it fails; a line that counts at the end.
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { countsOf, closingLine, RESULTS } from './counts.mjs';

const jest = (name, ...args) => ({
  name,
  command: ['jest', ...args, '--json', `--outputFile=${RESULTS}/${name}.json`],
  counts: () => countsOf(readFileSync(`${RESULTS}/${name}.json`, 'utf8')),
});

const checks = [
  { name: 'types and lint', command: ['node', 'scripts/types-and-lint.mjs'] },
  jest('unit'),
  jest('conformance', '--config', 'jest.conformance.config.js'),
  { name: 'generated files', command: ['tsx', 'codegen/check.ts'] },
  // As many runs as fit a test run, with the same seed each time. CI takes more; `npm run test:properties` a hundred thousand.
  {
    ...jest('properties', '--config', 'jest.properties.config.js'),
    env: { PROPERTY_RUNS: '100', PROPERTY_SEED: '2170' },
  },
  {
    name: 'format',
    command: ['prettier', '--check', '--cache', '--cache-strategy=content', '--log-level=warn', '.'],
  },
  { name: 'import directions', command: ['npm', 'run', '--silent', 'imports'] },
  { name: 'unused files, exports and packages', command: ['knip'] },
];

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS, { recursive: true });

let [passed, failed, skipped] = [0, 0, 0];
// Checks other than Jest's, in the same form, for the last line of CI.
const others = { numPassedTests: 0, numFailedTests: 0, numPendingTests: 0, numRuntimeErrorTestSuites: 0 };
const waiting = [...checks];
await Promise.all(Array.from({ length: Math.min(2, availableParallelism()) }, lane));
writeFileSync(`${RESULTS}/checks.json`, JSON.stringify(others));
console.log(closingLine({ passed, failed, skipped }));
process.exitCode = failed > 0 ? 1 : 0;

async function lane() {
  for (let check = waiting.shift(); check !== undefined; check = waiting.shift()) {
    const started = Date.now();
    const { code, output } = await run(check.command, check.env);
    report(check, code, output, Math.round((Date.now() - started) / 1000));
  }
}

function report({ name, counts }, code, output, seconds) {
  const result = code === 0 || counts !== undefined ? resultOf(counts) : { passed: 0, failed: 1, skipped: 0 };
  if (counts === undefined) {
    others.numPassedTests += result.passed;
    others.numFailedTests += result.failed;
  } else if (code !== 0 && result.failed === 0) {
    // A runner that exits with an error without naming a failed test has failed as well.
    result.failed = 1;
    others.numFailedTests += 1;
  }
  passed += result.passed;
  failed += result.failed;
  skipped += result.skipped;
  const tests = counts === undefined ? '' : `, ${result.passed} of ${result.passed + result.failed} tests`;
  console.log(`${code === 0 ? 'ok    ' : 'FAILED'} ${name} (${seconds} s${tests})`);
  if (code !== 0) console.log(output);
}

function resultOf(counts) {
  if (counts === undefined) return { passed: 1, failed: 0, skipped: 0 };
  try {
    return counts();
  } catch {
    return { passed: 0, failed: 1, skipped: 0 };
  }
}

function run([program, ...args], env = {}) {
  return new Promise((resolve) => {
    const child = spawn(pathOf(program), args, {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: { ...process.env, ...env },
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text));
    child.on('error', (error) => resolve({ code: 1, output: error.message }));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** Packages are run from node_modules; node and npm are those that run this script. */
function pathOf(program) {
  if (program === 'node') return process.execPath;
  return program === 'npm' ? program : `node_modules/.bin/${program}`;
}
