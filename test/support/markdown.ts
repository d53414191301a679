// Reads the tables of a page in docs/, so that tests can compare them with the code.
import { readFileSync } from 'node:fs';

export type Row = Readonly<Record<string, string>>;

/**
 * The rows of the first table below a heading, by the column names of the table; backticks are removed.
 * `columns` leaves out the others.
 */
export function tableBelow(page: string, heading: string, columns?: readonly string[]): readonly Row[] {
  const lines = readFileSync(page, 'utf8').split('\n');
  const start = lines.findIndex((line) => line.replace(/^#+ /, '') === heading && line.startsWith('#'));
  if (start === -1) throw new Error(`${page} has no heading "${heading}"`);
  const first = lines.findIndex((line, index) => index > start && line.startsWith('|'));
  const next = lines.findIndex((line, index) => index > start && line.startsWith('#'));
  if (first === -1 || (next !== -1 && next < first))
    throw new Error(`${page} has no table below "${heading}"`);
  const table = lines.slice(first);
  const end = table.findIndex((line) => !line.startsWith('|'));
  const [head = [], , ...rows] = (end === -1 ? table : table.slice(0, end)).map(cellsOf);
  const shown = head.map((word, index) => [word, index] as const);
  const kept = shown.filter(([word]) => columns?.includes(word) ?? true);
  return rows.map((cells) => Object.fromEntries(kept.map(([word, index]) => [word, cells[index] ?? ''])));
}

function cellsOf(line: string): readonly string[] {
  return line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim().replaceAll('`', ''));
}
