// docs/reference/options.md lists the options of the hook server, in the order of --help.
import { readOptions } from '../../hooks/server/options.js';
import { tableBelow } from '../support/markdown.js';

test('the page has the options of --help', () => {
  const reading = readOptions(['--help'], {});
  const text = reading.state === 'help' ? reading.text : '';
  const row = /^ {2}(--\S+) +(\S+) +(.+) \(([^()]+?)(?:; default: (\S+))?\)$/;
  const wanted = text
    .split('\n')
    .map((line) => row.exec(line)?.slice(1))
    .filter((cells) => cells !== undefined)
    .map(([flag, variable, description, values, initial = '']) => ({
      Flag: flag,
      Variable: variable,
      Description: description,
      Values: values,
      Default: initial,
    }));
  expect(wanted.length).toBeGreaterThan(10);
  expect(tableBelow('docs/reference/options.md', 'Options')).toEqual(wanted);
});
