/**
 * Browsers come from the network, which keeps nobody busy: they are fetched from the first moment on, beside packages
 * and the stages that need none. A stage waits for its own.
 */
import { findOrInstallBrowser } from '../setup/browser.mjs';
import { installEngines } from '../setup/engines.mjs';

/** Any Node will do to fetch it. */
export const chromiumAhead = once(() => findOrInstallBrowser(process.execPath));

/** After Chromium: apt-get lets in one at a time. */
export const enginesAhead = once(async () => {
  await chromiumAhead().catch(() => undefined);
  await installEngines();
});

/**
 * Begins what these stages will ask for. What goes wrong is the stage's to tell.
 *
 * @param {readonly string[]} stages
 */
export function fetchAhead(stages) {
  if (stages.includes('browser')) chromiumAhead().catch(() => undefined);
  if (stages.includes('engines')) enginesAhead().catch(() => undefined);
}

/**
 * @template T
 * @param {() => Promise<T>} work
 * @returns {() => Promise<T>}
 */
function once(work) {
  let begun;
  return () => {
    begun ??= work();
    return begun;
  };
}
