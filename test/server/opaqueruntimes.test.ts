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
  { name: 'invalid YAML', content: '[', message: /cannot be read as YAML/ },
  { name: 'not a list', content: { a: 1 }, message: /must contain a list/ },
  {
    name: 'a version without a group',
    content: [{ ...good, apiVersion: 'v1' }],
    message: /\[0\]\.apiVersion must be a group and a version/,
  },
  {
    name: 'a path outside spec',
    content: [{ ...good, templatePath: 'template' }],
    message: /\[0\]\.templatePath must be a path below spec/,
  },
  {
    name: 'a child without a kind',
    content: [{ ...good, child: { apiVersion: 'a.b/v1' } }],
    message: /\[0\]\.child\.kind must be a non-empty string/,
  },
  {
    name: 'an end without a type',
    content: [good, { ...good, failed: {} }],
    message: /\[1\]\.failed must name the type/,
  },
  {
    name: 'an unknown field',
    content: [{ ...good, suspend: 'x' }],
    message: /\[0\]\.suspend is not a known field; remove it/,
  },
])('$name is refused with its place', ({ content, message }) => {
  expect(() => read(content)).toThrow(message);
});

test('a file that does not exist is refused', () => {
  expect(() => readOpaqueRuntimes('/nowhere/runtimes.yaml')).toThrow(/cannot be read/);
});
