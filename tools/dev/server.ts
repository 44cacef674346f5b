/** The server as `npm run dev` runs it, behind the address of the pages: it tells its parent when it is open. */
import { join } from 'node:path';
import { say } from '#server/say.ts';
import { serve } from '#server/serve.ts';
import { parseSettings } from '#server/settings.ts';

/** The sources: only their version is read from here, which is `development`; Vite serves them. */
const PAGES = join(import.meta.dirname, '..', '..', 'web');

// A parent that is gone cannot stop us.
process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'));
const settings = parseSettings(process.env);
const trouble = settings.ok
  ? await serve(settings, { pages: PAGES, opened: () => process.send?.('open') })
  : settings.why;
if (trouble !== null) {
  say(trouble);
  process.exitCode = 1;
}
if (process.connected) process.disconnect?.();
