import { posix } from 'node:path';

/** How a file imports a module; both are paths from the top of the repository. */
export function importPath(file: string, module: string): string {
  const path = posix.relative(posix.dirname(file), module);
  return path.startsWith('.') ? path : `./${path}`;
}
