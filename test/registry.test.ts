// Every hook of the table, asked with the golden requests.
import { join } from 'node:path';
import { defaultSettings } from '../hooks/api/settings.js';
import { registry } from '../hooks/registry.js';
import { hookCases } from './cases/hook.case.js';
import { askedOf, goldenCases } from './golden/cases.js';

const cases = goldenCases(join(__dirname, 'golden'));

test.each(registry(defaultSettings))('there is a golden request for $hook', ({ hook }) => {
  expect(cases.map((golden) => golden.hook)).toContain(hook);
});

describe.each(cases)('$name', (golden) => {
  hookCases(askedOf(golden));
});
