// The Node.js environment of the tests. jest-circus makes an AsyncLocalStorage for each test file and never disables it;
// up to Node.js 22 every promise carries all of them along, so that each file made the following ones of its process slower.
const { AsyncLocalStorage } = require('node:async_hooks');
const { TestEnvironment } = require('jest-environment-node');

const entered = new Set();
const { run } = AsyncLocalStorage.prototype;
AsyncLocalStorage.prototype.run = function (...args) {
  entered.add(this);
  return run.apply(this, args);
};

// For yaml.cjs: texts, and the JSON of their documents.
const jsonOfYaml = new Map();

module.exports = class extends TestEnvironment {
  async setup() {
    await super.setup();
    this.global.jsonOfYaml = jsonOfYaml;
  }

  async teardown() {
    for (const storage of entered) storage.disable();
    entered.clear();
    await super.teardown();
  }
};
