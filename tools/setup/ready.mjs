import { ensureDependencies } from './dependencies.mjs';
import { ensureRuntime } from './runtime.mjs';

/**
 * Everything the project needs to run, fetched if missing. A tenth of a second when it is all there.
 *
 * @returns {Promise<string>} the path of the Node to run it with
 */
export async function getReady() {
  const node = await ensureRuntime();
  await ensureDependencies(node);
  return node;
}
