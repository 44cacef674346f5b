import { networkInterfaces } from 'node:os';
import type { FastifyInstance } from 'fastify';
import type { StartTrouble } from './say.ts';
import type { Settings } from './settings.ts';

/** How many ports after the one wanted are tried. */
const TRIES = 20;

type Listening =
  | { readonly ok: true; readonly port: number }
  | { readonly ok: false; readonly why: StartTrouble };

/** Opens the port wanted or, if something else has it, the next free one. */
export async function listen(app: FastifyInstance, { host, port: wanted }: Settings): Promise<Listening> {
  const last = wanted === 0 ? 0 : Math.min(wanted + TRIES, 65_535);
  for (let port = wanted; port <= last; port++) {
    try {
      await app.listen({ host, port });
      const address = app.server.address();
      return { ok: true, port: typeof address === 'object' && address !== null ? address.port : port };
    } catch (error) {
      const code = codeOf(error);
      if (code === 'EADDRINUSE') continue;
      if (code === 'EACCES') return { ok: false, why: { id: 'port-refused', port } };
      if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
        return { ok: false, why: { id: 'no-such-host', host } };
      }
      throw error;
    }
  }
  return { ok: false, why: { id: 'no-port', from: wanted, to: last } };
}

/** Where a browser finds us: from this machine first, then from others. */
export function addressesOf(host: string, port: number, interfaces = networkInterfaces()): string[] {
  if (host === 'localhost' || host === '127.0.0.1' || host === '::1') return [`http://localhost:${port}`];
  if (host !== '0.0.0.0' && host !== '::')
    return [`http://${host.includes(':') ? `[${host}]` : host}:${port}`];
  const elsewhere = Object.values(interfaces)
    .flatMap(one => one ?? [])
    .filter(one => one.family === 'IPv4' && !one.internal);
  return [`http://localhost:${port}`, ...elsewhere.map(one => `http://${one.address}:${port}`)];
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}
