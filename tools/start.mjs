/** `npm start`: fetches what is missing, builds the pages if a source changed, then serves them. */
import { ensureClient } from './setup/client.mjs';
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  const node = await getReady();
  await ensureClient(node);
  return handOver(node, [inRoot('server', 'main.ts')]);
});
