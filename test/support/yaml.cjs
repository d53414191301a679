// In place of `yaml`, in tests: what a long text means is kept as JSON for all test files of the process. Each test file
// loads its own modules, and so each would parse the CRDs, a megabyte of YAML, with a parser that is not compiled yet.
const yaml = require('../../node_modules/yaml/dist/index.js');

const long = 100_000;

module.exports = {
  ...yaml,
  parseAllDocuments(text, ...options) {
    if (text.length < long || options.length > 0) return yaml.parseAllDocuments(text, ...options);
    const known = globalThis.jsonOfYaml.get(text);
    if (known !== undefined) return known.map((json) => ({ errors: [], toJS: () => JSON.parse(json) }));
    const documents = yaml.parseAllDocuments(text);
    if (documents.every(({ errors }) => errors.length === 0)) {
      globalThis.jsonOfYaml.set(
        text,
        documents.map((document) => JSON.stringify(document.toJS())),
      );
    }
    return documents;
  },
};
