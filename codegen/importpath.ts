import { posix } from 'node:path';

/** The path by which a file imports a module; both are relative to the repository. */
export function importPath(file: string, module: string): string {
  const path = posix.relative(posix.dirname(file), module);
  return path.startsWith('.') ? path : `./${path}`;
}
