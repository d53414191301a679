// `npm run bench`: measures every figure (or those named) and writes bench/results.json.
import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './figure.js';
import { p1 } from './p1-sync.js';
import { p2 } from './p2-mpi.js';
import { p4 } from './p4-scale.js';
import { p5 } from './p5-memory.js';
import { p6 } from './p6-throughput.js';
import { p7 } from './p7-start.js';

const figures: readonly Figure[] = [p1, p2, p4, p5, p6, p7];
const FILE = 'bench/results.json';

const wanted = process.argv.slice(2);
const unknown = wanted.filter((id) => !figures.some((figure) => figure.id === id));
if (unknown.length > 0)
  throw new Error(
    `no such figure: ${unknown.join(', ')}; there are ${figures.map(({ id }) => id).join(', ')}`,
  );

const results: Record<string, object> = wanted.length === 0 ? {} : known();
for (const { id, what, bar, holds = 'at most', unit, measure } of figures) {
  if (wanted.length > 0 && !wanted.includes(id)) continue;
  const { value, parts } = await measure();
  const rounded = Object.fromEntries(Object.entries(parts).map(([name, part]) => [name, round(part)]));
  results[id] = { value: round(value), bar, holds, unit, what, parts: rounded };
  const good = holds === 'at most' ? value <= bar : value >= bar;
  const verdict = good ? 'ok' : 'MISSED';
  if (!good) process.exitCode = 1;
  console.log(`${id}  ${round(value)} (${holds} ${bar})  ${verdict}  ${what}  ${JSON.stringify(rounded)}`);
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
