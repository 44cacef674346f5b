import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join, sep } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { transformWithOxc } from 'vite';
import { packOf, writePack } from './pack.ts';

export interface Built {
  /** Changes with any byte of the client. */
  readonly version: string;
  /** What works offline: `/` for the page, `/assets/…`. */
  readonly files: readonly string[];
}

const WEB = join(import.meta.dirname, '..', '..', 'web');
const WORKER = join(WEB, 'offline', 'sw.ts');

/** Gives what Vite built its version, its service worker and its compressed twins. */
export async function finish(folder: string): Promise<Built> {
  const { code } = await transformWithOxc(readFileSync(WORKER, 'utf8'), 'sw.ts');
  const worker = `const TEXTS = ${JSON.stringify({ fr: messageIn('fr'), en: messageIn('en') })};\n${code}`;
  const names = filesIn(folder);
  const version = hashOf(folder, names, worker);
  const files = names.map(name => (name === 'index.html' ? '/' : `/${name}`));

  const page = readFileSync(join(folder, 'index.html'), 'utf8');
  const marked = page.replace('name="version" content="development"', `name="version" content="${version}"`);
  if (marked === page) throw new Error('web/index.html has no place for the version');
  writeFileSync(join(folder, 'index.html'), marked);
  writeFileSync(
    join(folder, 'sw.js'),
    `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${worker}`,
  );
  writePack(folder, version, files);
  const texts = [...names, 'sw.js'].filter(name => TEXT.test(name));
  await Promise.all([
    ...texts.map(name => compress(folder, name, constants.BROTLI_MAX_QUALITY)),
    compress(folder, packOf(version), QUICK),
  ]);
  return { version, files };
}

/** What the worker says without a page. It loads nothing, so its few words are written into it. */
function messageIn(language: string): { readonly title: string; readonly body: string } {
  const text: unknown = JSON.parse(readFileSync(join(WEB, 'text', 'online', `${language}.json`), 'utf8'));
  const { labels } = text as { readonly labels: Readonly<Record<string, string>> };
  const { 'push.title': title, 'push.body': body } = labels;
  if (title === undefined || body === undefined) throw new Error(`no message for devices in ${language}`);
  return { title, body };
}

/** Everything that pages use, with `/`: not Vite's own list, nor what vite.config.ts turned into nothing. */
function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter(name => !name.startsWith('.') && statSync(join(folder, name)).size > 0)
    .sort();
}

function hashOf(folder: string, names: readonly string[], worker: string): string {
  const hash = createHash('sha256').update(worker);
  for (const name of names) hash.update(`\0${name}\0`).update(readFileSync(join(folder, name)));
  return hash.digest('hex').slice(0, 12);
}

const TEXT = /\.(js|css|html|svg|json|webmanifest)$/;

/** Of Brotli’s eleven: the best would take longer for the pack than all else, for a twentieth less. */
const QUICK = 9;

/** Writes a `.br` and a `.gz` beside a file, once, so that the server never compresses. */
async function compress(folder: string, name: string, quality: number): Promise<void> {
  const text = await readFile(join(folder, name));
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } }),
    promisify(gzip)(text, { level: 9 }),
  ]);
  await Promise.all([writeFile(join(folder, `${name}.br`), br), writeFile(join(folder, `${name}.gz`), gz)]);
}
