/** `npm run dev`: fetches what is missing, then serves the sources themselves; pages and server follow every change. */
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => handOver(await getReady(), [inRoot('tools', 'dev', 'main.ts')]));
