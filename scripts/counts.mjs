// How many tests passed and failed, from jest's JSON, and the line that says so.

/** Where a run writes Jest's JSON, one file for each suite. */
export const RESULTS = '.results';

export function countsOf(json) {
  const { numPassedTests, numFailedTests, numPendingTests, numRuntimeErrorTestSuites } = JSON.parse(json);
  return {
    passed: numPassedTests,
    failed: numFailedTests + numRuntimeErrorTestSuites,
    skipped: numPendingTests,
  };
}

/** `12 passed, 0 failed`, alone on its line. */
export function closingLine({ passed, failed, skipped }) {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}
