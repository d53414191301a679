// A reporter that tells the teardown whether logs are wanted.
export default class Outcome {
  onRunComplete(_contexts, results) {
    globalThis.suiteFailed = results.numFailedTestSuites > 0;
  }
}
