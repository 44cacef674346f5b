import { readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';

/** What the server says of each kind of file, for the worker says it in its place. */
const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.woff2': 'font/woff2',
};

/** Where web/offline/sw.ts asks for it. */
export function packOf(version: string): string {
  return `assets/client-${version}.pack`;
}

/**
 * The whole client in one file: four hundred requests would take a phone longer than what they bring. A line says the
 * path, the type and the length of each file, and all follow in that order.
 */
export function writePack(folder: string, version: string, files: readonly string[]): void {
  const contents = files.map(path => readFileSync(join(folder, path === '/' ? 'index.html' : path)));
  const list = files.map((path, i) => [path, typeOf(path), contents[i]?.length]);
  writeFileSync(
    join(folder, packOf(version)),
    Buffer.concat([Buffer.from(`${JSON.stringify(list)}\n`), ...contents]),
  );
}

function typeOf(path: string): string {
  const type = TYPES[path === '/' ? '.html' : extname(path)];
  if (type === undefined) throw new Error(`${path}: nobody has said what type this is`);
  return type;
}
