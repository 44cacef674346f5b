/** `node tools/run.mjs path/to/script.ts …` runs a script under the right Node, after set-up. */
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (script === undefined) throw new Error('Which script? node tools/run.mjs path/to/script.ts …');
  const node = await getReady();
  return handOver(node, [inRoot(script), ...args]);
});
