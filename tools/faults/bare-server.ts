/**
 * `server/main.ts` without pages, which need a build: for tests of what happens at tables. `node bare-server.ts PAGES`,
 * with a folder that holds an `index.html`.
 */
import { serve } from '#server/serve.ts';
import { parseSettings } from '#server/settings.ts';

const settings = parseSettings(process.env);
if (!settings.ok) throw new Error(settings.why.id);
const trouble = await serve(settings, {
  pages: process.argv[2] ?? '',
  opened: port => process.stdout.write(`http://localhost:${port}\n`),
});
if (trouble !== null) throw new Error(trouble.id);
