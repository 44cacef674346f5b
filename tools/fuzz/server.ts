/**
 * The server with hardly any limits, so that it hears a million messages in minutes: `node server.ts PAGES`, with a
 * folder that holds an `index.html`. Whoever sends what is no message is still shown out after a while.
 */
import { listen } from '#server/listen.ts';
import { openHouse } from '#server/open-house.ts';
import { parseSettings } from '#server/settings.ts';
import { stopSignal } from '#server/stop-signal.ts';
import { openStore } from '#server/store/open-store.ts';

const NO_LIMIT = 1e9;

const settings = parseSettings(process.env);
if (!settings.ok) throw new Error(settings.why.id);
const store = await openStore(settings.data);
const house = await openHouse({
  store,
  pages: process.argv[2] ?? '',
  log: process.stderr,
  generosity: 1e6,
  limits: { burst: NO_LIMIT, perSecond: NO_LIMIT, malformed: 200, tables: 60, pasts: NO_LIMIT },
});
const listening = await listen(house.app, settings);
if (!listening.ok) throw new Error(listening.why.id);
process.stdout.write(`http://localhost:${listening.port}\n`);
await stopSignal();
await house.close();
await store.close();
