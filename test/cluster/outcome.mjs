// A reporter that records for the teardown whether a test failed.
export default class Outcome {
  onRunComplete(_contexts, results) {
    globalThis.suiteFailed = results.numFailedTestSuites > 0;
  }
}
