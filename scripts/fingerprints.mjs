// For each source file a hash of all that its types and its lint depend on: itself, what it imports, directly or not, and
// what all files share.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';

const common = ['package-lock.json', 'tsconfig.json', 'eslint.config.js', 'scripts/types-and-lint.mjs'];

const hashOf = (...texts) =>
  texts.reduce((hash, text) => hash.update(text).update('\0'), createHash('sha256')).digest('hex');

/** By file; `fileNames` and `options` are those of tsconfig.json. */
export function fingerprints(fileNames, options) {
  const cache = ts.createModuleResolutionCache(process.cwd(), (name) => name, options);
  const files = new Map();
  const read = (name) => {
    if (files.has(name)) return files.get(name);
    const text = readFileSync(name, 'utf8');
    const file = {
      hash: hashOf(name, text),
      imports: [],
      isGlobal: /\.d\.ts$/.test(name) || /^\s*declare (global|module)\b/m.test(text),
    };
    files.set(name, file);
    for (const { fileName } of ts.preProcessFile(text, true, true).importedFiles) {
      const { resolvedModule } = ts.resolveModuleName(fileName, name, options, ts.sys, cache);
      // The content of packages is in the lock file.
      if (resolvedModule !== undefined && !resolvedModule.isExternalLibraryImport) {
        read(resolvedModule.resolvedFileName);
        file.imports.push(resolvedModule.resolvedFileName);
      }
    }
    return file;
  };
  for (const name of fileNames) read(name);

  const globals = [...files.values()].filter(({ isGlobal }) => isGlobal).map(({ hash }) => hash);
  const shared = [process.version, ...common.map((name) => readFileSync(name, 'utf8')), ...globals];
  const base = hashOf(...shared);
  const reached = (name, seen = new Set()) => {
    if (!seen.has(name)) {
      seen.add(name);
      for (const imported of files.get(name).imports) reached(imported, seen);
    }
    return seen;
  };
  const fingerprint = (name) =>
    hashOf(base, ...[...reached(name)].map((each) => files.get(each).hash).sort());
  return new Map(fileNames.map((name) => [name, fingerprint(name)]));
}
