// `npm run bench`: measures every figure (or those named) and writes bench/results.json.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure.js';
import { p1 } from './p1-sync.js';
import { p2 } from './p2-mpi.js';
import { p4 } from './p4-scale.js';
import { p7 } from './p7-start.js';

const figures: readonly Figure[] = [p1, p2, p4, p7];
const FILE = 'bench/results.json';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !figures.some((figure) => figure.id === id));
if (unknown.length > 0)
  throw new Error(
    `no such figure: ${unknown.join(', ')}; there are ${figures.map(({ id }) => id).join(', ')}`,
  );

const results: Record<string, object> = wanted.length === 0 ? {} : known();
for (const { id, what, bar, unit, measure } of figures) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { value, parts } = await measure();
  const rounded = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, round(part)]));
  results[id] = { value: round(value), bar, unit, what, parts: rounded };
  const verdict = value <= bar ? 'ok' : 'MISSED';
  if (value > bar) process.exitCode = 1;
  console.log(`${id}  ${round(value)} (bar ${bar})  ${verdict}  ${what}  ${JSON.stringify(rounded)}`);
}
writeFileSync(FILE, `${JSON.stringify(results, null, 2)}\n`);

function known(): Record<string, object> {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Record<string, object>;
  } catch {
    return {};
  }
}

function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
