// What `tsc --noEmit` and `eslint .` say, from one program: parsing and checking the sources is most of the work of either,
// and typescript-eslint takes the types from here.
import { ESLint } from 'eslint';
import ts from 'typescript';

const host = {
  ...ts.sys,
  onUnRecoverableConfigFileDiagnostic(diagnostic) {
    throw new Error(ts.flattenDiagnosticMessageText(diagnostic.messageText, '\n'));
  },
};
const { options, fileNames, errors } = ts.getParsedCommandLineOfConfigFile('tsconfig.json', {}, host);
const program = ts.createProgram({ rootNames: fileNames, options, configFileParsingDiagnostics: errors });
const diagnostics = ts.getPreEmitDiagnostics(program);
process.stdout.write(
  ts.formatDiagnostics(diagnostics, {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: ts.sys.getCurrentDirectory,
    getNewLine: () => '\n',
  }),
);

const eslint = new ESLint({
  overrideConfig: {
    files: ['**/*.ts'],
    languageOptions: { parserOptions: { projectService: false, programs: [program] } },
  },
});
const results = await eslint.lintFiles('.');
const formatter = await eslint.loadFormatter();
process.stdout.write(await formatter.format(results));

const isFaulty = ({ errorCount, fatalErrorCount }) => errorCount + fatalErrorCount > 0;
process.exitCode = diagnostics.length > 0 || results.some(isFaulty) ? 1 : 0;
