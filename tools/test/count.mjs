/**
 * The numbers of a Vitest run. A run that crashed, loaded a broken file or found no test counts as one
 * failure: silence must never look like success.
 *
 * @param {number} exitCode
 * @param {string} report Vitest's JSON report, or '' if it wrote none
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(exitCode, report) {
  let passed = 0;
  let failed = 0;
  try {
    const { numPassedTests, numFailedTests } = JSON.parse(report);
    passed = Number(numPassedTests);
    failed = Number(numFailedTests);
  } catch {
    failed = 1;
  }
  const quietFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: quietFailure ? 1 : failed };
}
