// Finds the recorded data, and handles missing data.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';

export interface DataFile<T> {
  readonly name: string;
  readonly data: T;
}

export interface ConformanceData<T> {
  readonly files: readonly DataFile<T>[];
  /** Why there is no recorded data, as text; the suite is then skipped. */
  readonly missing?: string;
}

/**
 * The JSON files of a folder below CONFORMANCE_DIR. The default folder may be absent; a folder
 * that is set must exist and have files.
 */
export function conformanceData<T>(folder: string): ConformanceData<T> {
  const named = process.env['CONFORMANCE_DIR'];
  const base = resolve(__dirname, '../..', named ?? '../shared/conformance');
  const path = join(base, folder);
  if (named === undefined && !existsSync(base)) return { files: [], missing: `there is no folder ${base}` };
  const names = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
  if (names.length === 0) throw new Error(`no recorded data in ${path}`);
  const files = names.sort().map((name) => ({
    name: basename(name, '.json'),
    data: JSON.parse(readFileSync(join(path, name), 'utf8')) as T,
  }));
  return { files };
}
