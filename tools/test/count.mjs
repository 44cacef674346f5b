/**
 * The numbers of a Vitest run.
 *
 * @param {number} exitCode
 * @param {string} report Vitest's JSON report, or '' if it wrote none
 * @returns {{ passed: number, failed: number }}
 */
export function countTests(exitCode, report) {
  return count(exitCode, report, ({ numPassedTests, numFailedTests }) => ({
    passed: Number(numPassedTests),
    failed: Number(numFailedTests),
  }));
}

/**
 * The numbers of a Playwright run.
 *
 * @param {number} exitCode
 * @param {string} report Playwright's JSON report, or '' if it wrote none
 * @returns {{ passed: number, failed: number }}
 */
export function countBrowserTests(exitCode, report) {
  return count(exitCode, report, ({ stats }) => ({
    // Those that passed at their second try, which the list above names.
    passed: Number(stats.expected) + Number(stats.flaky),
    failed: Number(stats.unexpected),
  }));
}

/**
 * The numbers of a look at all screens in all engines.
 *
 * @param {number} exitCode
 * @param {string} report `{"passed":3,"failed":0}`, or '' if there is none
 * @returns {{ passed: number, failed: number }}
 */
export function countScreens(exitCode, report) {
  return count(exitCode, report, ({ passed, failed }) => ({
    passed: Number(passed),
    failed: Number(failed),
  }));
}

/**
 * A run that crashed, loaded a broken file or found no test counts as one failure: silence must never look
 * like success.
 */
function count(exitCode, report, read) {
  let passed = 0;
  let failed = 0;
  try {
    ({ passed, failed } = read(JSON.parse(report)));
  } catch {
    failed = 1;
  }
  const quietFailure = failed === 0 && (exitCode !== 0 || passed === 0);
  return { passed, failed: quietFailure ? 1 : failed };
}
