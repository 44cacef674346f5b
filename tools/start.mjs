/**
 * `npm start`, or `npm start -- --room` for a big screen and phones: fetches what is missing, builds the pages if a source changed, then serves them; and serves them again if
 * the server was killed, by its own watchdog or by a system without memory.
 */
import { ensureClient } from './setup/client.mjs';
import { getReady } from './setup/ready.mjs';
import { inRoot } from './setup/root.mjs';
import { handOver } from './setup/run.mjs';
import { runMain, say } from './setup/say.mjs';

/** As a shell counts a process that was ended by SIGKILL. */
const KILLED = 137;
/** Milliseconds before the next try. */
const PAUSE = 1000;

await runMain(async () => {
  const node = await getReady();
  await ensureClient(node);
  for (;;) {
    const code = await handOver(node, [inRoot('server', 'main.ts'), ...process.argv.slice(2)]);
    if (code !== KILLED) return code;
    say({ fr: 'le serveur a été arrêté net : il redémarre.', en: 'the server was killed: it starts again.' });
    await new Promise(resolve => setTimeout(resolve, PAUSE));
  }
});
