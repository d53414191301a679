import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { readOpaqueRuntimes } from '../../hooks/server/opaqueruntimes.js';
import { taskFarm } from '../support/taskfarm.js';

const good = taskFarm;

function read(content: unknown): unknown {
  const path = join(mkdtempSync(join(tmpdir(), 'opaque-')), 'runtimes.yaml');
  writeFileSync(path, typeof content === 'string' ? content : stringify(content));
  return readOpaqueRuntimes(path);
}

test('a list of kinds is read; without a file there are none', () => {
  expect(read([good])).toEqual([good]);
  expect(readOpaqueRuntimes(undefined)).toEqual([]);
});

test.each([
  { name: 'no YAML', content: '[', says: /cannot be read as YAML/ },
  { name: 'no list', content: { a: 1 }, says: /must hold a list/ },
  {
    name: 'a version without a group',
    content: [{ ...good, apiVersion: 'v1' }],
    says: /\[0\]\.apiVersion must be a group and a version/,
  },
  {
    name: 'a path outside spec',
    content: [{ ...good, templatePath: 'template' }],
    says: /\[0\]\.templatePath must be a path below spec/,
  },
  {
    name: 'a child without a kind',
    content: [{ ...good, child: { apiVersion: 'a.b/v1' } }],
    says: /\[0\]\.child\.kind must be a text/,
  },
  {
    name: 'an end without a type',
    content: [good, { ...good, failed: {} }],
    says: /\[1\]\.failed must name the type/,
  },
  {
    name: 'a member that nobody knows',
    content: [{ ...good, suspend: 'x' }],
    says: /\[0\]\.suspend is not known/,
  },
])('$name is refused, and named', ({ content, says }) => {
  expect(() => read(content)).toThrow(says);
});

test('a file that is not there is refused', () => {
  expect(() => readOpaqueRuntimes('/nowhere/runtimes.yaml')).toThrow(/cannot be read/);
});
