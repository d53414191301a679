// What `tsc --noEmit` and `eslint .` say, from one program: parsing and checking the sources is most of the work of either,
// and typescript-eslint takes the types from here. A file in which nothing was found is left out the next time, until it
// or anything that it imports changes. (ESLint's own cache does not notice that the types of an import have changed.)
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { ESLint } from 'eslint';
import ts from 'typescript';
import { fingerprints } from './fingerprints.mjs';

const cache = 'node_modules/.cache/metatrain/types-and-lint.json';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
const prints = fingerprints(fileNames, options);
const before = cleanBefore();
const clean = new Set(fileNames.filter((name) => before[name] === prints.get(name)));

const program = ts.createProgram({
  // With nothing to check, nothing is parsed.
  rootNames: clean.size === fileNames.length ? [] : fileNames,
  options,
  configFileParsingDiagnostics: errors,
});
const sources = program.getRootFileNames().filter((name) => !clean.has(name));
const diagnostics = ts.sortAndDeduplicateDiagnostics([
  ...program.getConfigFileParsingDiagnostics(),
  ...program.getOptionsDiagnostics(),
  ...program.getGlobalDiagnostics(),
  ...sources
    .map((name) => program.getSourceFile(name))
    .flatMap((source) => [
      ...program.getSyntacticDiagnostics(source),
      ...program.getSemanticDiagnostics(source),
    ]),
]);
process.stdout.write(
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  }),
);

const eslint = new ESLint({
  overrideConfig: [
    { ignores: [(path) => clean.has(path)] },
    {
      files: ['**/*.ts'],
      languageOptions: { parserOptions: { projectService: false, programs: [program] } },
    },
  ],
});
const results = await eslint.lintFiles('.');
const formatter = await eslint.loadFormatter();
process.stdout.write(await formatter.format(results));

const isFaulty = ({ errorCount, fatalErrorCount }) => errorCount + fatalErrorCount > 0;
process.exitCode = diagnostics.length > 0 || results.some(isFaulty) ? 1 : 0;

// What has no file is the fault of all.
const blamed = new Set(diagnostics.map(({ file }) => file?.fileName));
const linted = results.filter(({ messages }) => messages.length === 0).map(({ filePath }) => filePath);
const found = blamed.has(undefined)
  ? []
  : [...clean, ...linted].filter((name) => prints.has(name) && !blamed.has(name));
mkdirSync(dirname(cache), { recursive: true });
writeFileSync(cache, JSON.stringify(Object.fromEntries(found.map((name) => [name, prints.get(name)]))));

function cleanBefore() {
  try {
    return JSON.parse(readFileSync(cache, 'utf8'));
  } catch {
    return {};
  }
}
