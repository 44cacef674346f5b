import { text } from './columns.ts';
import type { Database } from './database.ts';
import type { KeyStore } from './store.ts';

export function makeKeys(db: Database): KeyStore {
  async function find(name: string): Promise<string | undefined> {
    const [row] = await db.read('SELECT value FROM key WHERE name = ?', name);
    return row === undefined ? undefined : text(row, 'value');
  }
  return {
    async get(name, make) {
      const there = await find(name);
      if (there !== undefined) return there;
      const made = make();
      await db.write(['INSERT INTO key (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING', name, made]);
      // Somebody else may have been quicker.
      return (await find(name)) ?? made;
    },
  };
}
