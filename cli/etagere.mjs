#!/usr/bin/env node
/** The `etagere` command: fetches what is missing, then runs main.ts under a Node that reads TypeScript. */
import { getReady } from '#tools/setup/ready.mjs';
import { inRoot } from '#tools/setup/root.mjs';
import { handOver } from '#tools/setup/run.mjs';
import { runMain } from '#tools/setup/say.mjs';

await runMain(async () => {
  const args = process.argv.slice(2);
  const node = await getReady();
  if (node !== process.execPath) return handOver(node, [inRoot('cli', 'etagere.mjs'), ...args]);
  const { main } = await import('./main.ts');
  return main(args);
});
