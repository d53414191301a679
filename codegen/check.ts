// `node --import tsx codegen/check.ts` reports each generated file that does not match its sources.
import { existsSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { generated } from './generate.js';

/** Paths of generated files that are missing or differ from a fresh run. */
export async function stale(): Promise<readonly string[]> {
  const isStale = ([path, text]: readonly [string, string]): boolean => {
    const file = new URL(`../${path}`, import.meta.url);
    return !existsSync(file) || readFileSync(file, 'utf8') !== text;
  };
  return [...(await generated())].filter(isStale).map(([path]) => path);
}

const [, script] = process.argv;
if (script !== undefined && import.meta.url === pathToFileURL(script).href) {
  const paths = await stale();
  for (const path of paths) console.error(`${path} is out of date; run npm run generate`);
  process.exitCode = paths.length === 0 ? 0 : 1;
}
