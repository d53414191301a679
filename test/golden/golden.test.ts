import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { answerOf, goldenCases } from './cases.js';

const cases = goldenCases(__dirname);

test.each(cases)('the answer to $name has not changed (npm run golden rewrites it)', (golden) => {
  expect(answerOf(golden)).toBe(readFileSync(join(golden.folder, 'answer.yaml'), 'utf8'));
});

test('there are cases for each hook of a TrainJob', () => {
  const hooks = new Set(cases.map(({ hook }) => hook));
  expect([...hooks]).toEqual(
    expect.arrayContaining(['trainjobs/sync', 'trainjobs/finalize', 'trainjobs/customize']),
  );
});
