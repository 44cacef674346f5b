/** `npm run watch -- mathable`: that game's tests and laws, at once and again after every save. */
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () =>
  handOver(await getReady(), [inRoot('tools', 'watch', 'main.ts'), ...process.argv.slice(2)]),
);
