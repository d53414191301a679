import { execFileSync } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

// In place of npm: notes that it was called, and leaves the record that npm leaves.
const npm = `#!/bin/sh
echo "$@" >> calls
mkdir -p node_modules
cp package-lock.json node_modules/.package-lock.json
`;

const express = { version: '5.3.0', integrity: 'sha512-A' };
const prettier = { version: '3.10.1', integrity: 'sha512-B', dev: true };
const fsevents = { version: '2.3.3', integrity: 'sha512-C', optional: true };
const all = {
  'node_modules/express': express,
  'node_modules/prettier': prettier,
  'node_modules/fsevents': fsevents,
};

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'metatrain-setup-'));
  writeFileSync(join(folder, 'npm'), npm);
  chmodSync(join(folder, 'npm'), 0o755);
  writeLock('package-lock.json', { '': { name: 'metatrain' }, ...all });
});

afterEach(() => {
  rmSync(folder, { recursive: true });
});

function writeLock(path: string, packages: object): void {
  writeFileSync(join(folder, path), JSON.stringify({ lockfileVersion: 3, packages }));
}

function installedAre(packages: object): void {
  mkdirSync(join(folder, 'node_modules'));
  writeLock('node_modules/.package-lock.json', packages);
}

/** Runs the script, as `npm run demo` and `npm test` do first; the calls of npm so far. */
function setup(): readonly string[] {
  const path = [folder, process.env['PATH']].join(delimiter);
  const script = join(__dirname, '../../scripts/setup.mjs');
  execFileSync(process.execPath, [script], { cwd: folder, env: { ...process.env, PATH: path } });
  const calls = join(folder, 'calls');
  return existsSync(calls) ? readFileSync(calls, 'utf8').trim().split('\n') : [];
}

test('two commands on a fresh clone install once', () => {
  setup();
  expect(setup()).toEqual(['ci --no-audit --no-fund --loglevel=error']);
});

test('after `npm ci` nothing is installed again', () => {
  installedAre(all);
  expect(setup()).toEqual([]);
});

test('an optional package for another platform need not be there', () => {
  installedAre({ 'node_modules/express': express, 'node_modules/prettier': prettier });
  expect(setup()).toEqual([]);
});

test.each([
  ['is missing', { 'node_modules/express': express }],
  ['has another version', { ...all, 'node_modules/express': { ...express, version: '5.2.0' } }],
  ['has other content', { ...all, 'node_modules/express': { ...express, integrity: 'sha512-D' } }],
])('installs when a package %s', (_case, packages) => {
  installedAre(packages);
  expect(setup()).toHaveLength(1);
});
