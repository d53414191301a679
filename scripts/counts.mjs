// How many tests passed and failed, from jest's JSON, and the line that says so.

/** Where a run leaves jest's JSON, one file a suite. */
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
