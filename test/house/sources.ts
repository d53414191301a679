// Which files a person reads.
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

const skipped = new Set(['node_modules', '.git', 'dist', '.bench', 'coverage', '.results', 'conformance']);

/** All files below a path whose names end in one of `endings`, sorted. */
export function filesIn(path: string, endings: readonly string[]): readonly string[] {
  if (!statSync(path).isDirectory()) return endings.some((ending) => path.endsWith(ending)) ? [path] : [];
  return readdirSync(path)
    .filter((name) => !skipped.has(name))
    .sort()
    .flatMap((name) => filesIn(join(path, name), endings));
}

/** TypeScript and scripts. */
export function sourcesIn(path: string): readonly string[] {
  return filesIn(path, ['.ts', '.mjs', '.js', '.cjs']);
}
