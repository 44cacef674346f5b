import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { refuse } from './guard.ts';

/** The name of a file under assets/ changes with its content, so it never grows old. */
const FOREVER = 'public, max-age=31536000, immutable';

/** Kept, but asked about each time: an answer of a few bytes if nothing changed. */
const ASK_AGAIN = 'no-cache';

export function isBuilt(folder: string): boolean {
  return existsSync(join(folder, 'index.html'));
}

/** The built client: its files, and its one page for every address that a page may have. */
export async function servePages(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    // The build leaves a .br and a .gz beside every text.
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders(reply, path) {
      const isAsset = path.startsWith(join(folder, 'assets'));
      void reply.header('cache-control', isAsset ? FOREVER : ASK_AGAIN);
    },
  });
  app.setNotFoundHandler((request, reply) => {
    const [path = '/'] = request.url.split('?');
    const asksForPage = request.method === 'GET' || request.method === 'HEAD';
    if (isApiAddress(path)) return refuse(reply, 'nothing-here');
    if (asksForPage && isPageAddress(path)) return reply.sendFile('index.html');
    return reply
      .code(404)
      .header('cache-control', 'no-store')
      .type('text/plain; charset=utf-8')
      .send('Nothing here.\n');
  });
}

/** `/mathable/rules` is a page, `/assets/gone.js` and `/favicon.ico` are files. The same rule is in web/offline/sw.ts. */
export function isPageAddress(path: string): boolean {
  if (path.startsWith('/assets/') || isApiAddress(path)) return false;
  return !path.slice(path.lastIndexOf('/')).includes('.');
}

function isApiAddress(path: string): boolean {
  return path === '/api' || path.startsWith('/api/');
}
