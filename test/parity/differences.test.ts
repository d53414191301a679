// docs/differences.md: each row has a unique number and names existing tests.
import { existsSync, readFileSync } from 'node:fs';
import { tableBelow } from '../support/markdown.js';

const page = 'docs/differences.md';
const headings = readFileSync(page, 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('## '))
  .map((line) => line.slice(3));
const rows = headings.flatMap((heading) => tableBelow(page, heading));

test.each(rows)('$# ($Topic) is shown by a test', ({ 'Shown by': files = '' }) => {
  expect(files).not.toBe('');
  for (const file of files.split(', ')) expect([file, existsSync(file)]).toEqual([file, true]);
});

test('numbers are unique', () => {
  const numbers = rows.map((row) => row['#']);
  expect(new Set(numbers).size).toBe(numbers.length);
});
