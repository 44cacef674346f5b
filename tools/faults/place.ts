import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import pg from 'pg';
import type { StorePlace } from '#server/store/open-store.ts';
import type { Witness } from './guest.ts';

/** Where the house keeps everything, seen from outside. */
export interface Place {
  readonly store: StorePlace;
  readonly witness: Witness;
  readonly close: () => Promise<void>;
}

const COUNT = 'SELECT last_seq FROM match WHERE id = ';

/** A folder; one of its own if none is given. What a reader finds there is committed, and a commit is on the disk. */
export function folderPlace(given?: string): Place & { readonly folder: string } {
  const own = given === undefined ? mkdtempSync(join(tmpdir(), 'etagere-faults-')) : null;
  const folder = given ?? join(own ?? '', 'data');
  const path = join(folder, 'etagere.db');
  let reader: { readonly connection: DatabaseSync; readonly count: StatementSync } | null = null;
  const close = (): void => {
    reader?.connection.close();
    reader = null;
  };
  const look = (table: string): number | null => {
    if (reader === null && existsSync(path)) {
      const connection = new DatabaseSync(path, { readOnly: true, timeout: 0 });
      reader = { connection, count: connection.prepare(`${COUNT}?`) };
    }
    const found = reader?.count.get(table)?.['last_seq'];
    return typeof found === 'number' ? found : null;
  };
  return {
    folder,
    store: { folder },
    async witness(table) {
      try {
        return look(table);
      } catch {
        // It is being recovered, or gone.
        close();
        return null;
      }
    },
    async close() {
      close();
      if (own !== null) rmSync(own, { recursive: true, force: true });
    },
  };
}

/**
 * A database; asked about one frame in so many, for each answer takes a turn of its own. `at`: where it is just now, if
 * that may be somewhere else than the house is told.
 */
export function databasePlace(
  url: string,
  { oneIn = 4, at = () => url }: { readonly oneIn?: number; readonly at?: () => string } = {},
): Place & { readonly query: (sql: string) => Promise<void> } {
  const pools = new Map<string, pg.Pool>();
  const pool = (): pg.Pool => {
    const known = pools.get(at());
    if (known !== undefined) return known;
    const made = new pg.Pool({ connectionString: at(), max: 2, connectionTimeoutMillis: 500 });
    made.on('error', () => {});
    made.on('connect', client => client.on('error', () => {}));
    pools.set(at(), made);
    return made;
  };
  let frames = 0;
  return {
    store: { url },
    query: async sql => void (await pool().query(sql)),
    async witness(table) {
      frames += 1;
      if (frames % oneIn !== 0) return null;
      try {
        const { rows } = await pool().query<{ last_seq: string }>(`${COUNT}$1`, [table]);
        return rows[0] === undefined ? null : Number(rows[0].last_seq);
      } catch {
        return null;
      }
    },
    async close() {
      await Promise.all([...pools.values()].map(one => one.end()));
    },
  };
}
