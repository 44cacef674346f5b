/** `node tools/build/main.ts FOLDER` builds the client into a folder: `npm run build` and `npm start` call it. */
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build } from 'vite';
import { finish } from './finish.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const [folder = join(ROOT, 'dist', 'web')] = process.argv.slice(2);
const outDir = resolve(folder);

try {
  await build({
    configFile: join(ROOT, 'vite.config.ts'),
    root: join(ROOT, 'web'),
    logLevel: 'warn',
    build: { outDir, emptyOutDir: true },
  });
  const { version, files } = await finish(outDir);
  console.log(JSON.stringify({ version, files: files.length }));
} catch (error) {
  // The bundler's own stack says nothing about our code; its message does.
  console.error(stripVTControlCharacters(error instanceof Error ? error.message : String(error)));
  process.exitCode = 1;
}
