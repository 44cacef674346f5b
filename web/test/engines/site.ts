import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHouse } from '#server/open-house.ts';
import { openStore } from '#server/store/open-store.ts';

const BUILT = join(import.meta.dirname, '..', '..', '..', 'dist', 'web');

/** A page is looked at in a frame of the same size in all engines: windows have sizes of their own. */
const FRAME = `<!doctype html><html lang="fr"><title>Étagère</title><link rel="icon" href="data:,">
<style>body { margin: 0; overflow: hidden } iframe { display: block; border: 0; opacity: 0 }</style>`;

export interface FramedSite {
  /** The page with a place for a frame. */
  readonly url: string;
  /** From now on a device may keep the client (web/offline/sw.ts): to fetch it all takes as long as ten pages. */
  readonly letKeep: () => void;
  /** Until then no bot has a thought: what a page shows stays as it is. */
  readonly letThink: () => void;
  readonly close: () => Promise<void>;
}

/** The whole house over the real build, except that a page of its own may frame the others. */
export async function serveFramed(): Promise<FramedSite> {
  const folder = mkdtempSync(join(tmpdir(), 'etagere-engines-'));
  const store = await openStore({ folder });
  const { app, close } = await openHouse({ store, pages: BUILT, generosity: 100 });
  let mayKeep = false;
  let letThink = (): void => undefined;
  const mayThink = new Promise<void>(resolve => {
    letThink = resolve;
  });
  app.addHook('onRequest', async (request, reply) => {
    const policy = String(reply.getHeader('content-security-policy'));
    reply.header(
      'content-security-policy',
      policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'"),
    );
    if (request.url === '/frame.html') {
      reply.removeHeader('content-security-policy');
      return reply.type('text/html').send(FRAME);
    }
    if (request.url.includes('/bot-worker')) await mayThink;
    if (request.url === '/sw.js' && !mayKeep) return reply.code(404).send();
    return undefined;
  });
  await app.listen({ host: 'localhost', port: 0 });
  const { port } = app.server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}/frame.html`,
    letKeep() {
      mayKeep = true;
    },
    letThink: () => letThink(),
    async close() {
      letThink();
      await close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
