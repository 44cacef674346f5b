import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { openHouse } from '#server/open-house.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import type { Games } from '#server/tables/house.ts';
import { LIMITS, type Limits } from '#server/ws/connection.ts';
import type { Reading } from '#server/ws/reading.ts';

export interface RealHouseOptions {
  /** Where it keeps what it keeps; a folder of its own otherwise, gone when it closes. */
  readonly folder?: string;
  readonly port?: number;
  readonly games?: Games;
  /** On messages, such as `LIMITS`, which hold everywhere else; otherwise programs play as fast as they can. */
  readonly limits?: Limits;
  /** On lists and stories. */
  readonly reading?: Reading;
  /** Told every line of the log, down to the least; otherwise only trouble is looked at. */
  readonly onLine?: (line: string) => void;
}

export interface RealHouse {
  readonly base: string;
  readonly store: Store;
  /** Throws if the house had anything to complain about. */
  close(): Promise<void>;
}

/** The whole server in this process, store, HTTP and sockets, on a port of its own. */
export async function openRealHouse(options: RealHouseOptions = {}): Promise<RealHouse> {
  const { port = 0, games, reading, onLine } = options;
  const { limits = { ...LIMITS, burst: 1e6, perSecond: 1e6 } } = options;
  const own = mkdtempSync(join(tmpdir(), 'etagere-house-'));
  const pages = join(own, 'pages');
  mkdirSync(pages);
  writeFileSync(join(pages, 'index.html'), '');
  const complaints: string[] = [];
  const log = new Writable({
    write(line, _encoding, done) {
      onLine?.(String(line));
      if (/"level":[456]0/.test(String(line))) complaints.push(String(line));
      done();
    },
  });
  const store = await openStore({ folder: options.folder ?? join(own, 'data') });
  const { app, close } = await openHouse({
    store,
    pages,
    log,
    ...(onLine === undefined ? {} : { level: 'trace' as const }),
    generosity: 1000,
    ...(games === undefined ? {} : { games }),
    ...(reading === undefined ? {} : { reading }),
    limits,
  });
  await app.listen({ host: '127.0.0.1', port });
  return {
    store,
    base: `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`,
    async close() {
      await close();
      await store.close();
      rmSync(own, { recursive: true, force: true });
      if (complaints.length > 0) throw new Error(`the house complained: ${complaints.join('')}`);
    },
  };
}
