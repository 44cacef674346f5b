/** `npm run build`: fetches what is missing, then builds the client into dist/web if a source changed. */
import { ensureClient } from './setup/client.mjs';
import { getReady } from './setup/ready.mjs';
import { runMain } from './setup/say.mjs';

await runMain(async () => {
  await ensureClient(await getReady());
  return 0;
});
