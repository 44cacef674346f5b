import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../open-store.ts';
import { type PostgresServer, startPostgres } from './postgres-server.ts';

const PAGE = readFileSync(join(import.meta.dirname, '..', '..', '..', 'docs', 'scale.md'), 'utf8');

test('docs/scale.md says of everything that PostgreSQL is asked whether it crosses partitions', async () => {
  const server: PostgresServer = await startPostgres();
  const store = await openStore({ url: await server.database() });
  const asked = Object.entries(store).flatMap(([part, does]) =>
    typeof does === 'object' && does !== null ? methodsOf(does).map(method => `${part}.${method}`) : [],
  );
  await store.close();
  await server.stop();
  expect(asked.length).toBeGreaterThan(50);
  expect(asked.filter(one => !PAGE.includes(`\`${one}\``))).toEqual([]);
}, 60_000);

/** Its own, and those of its class. */
function methodsOf(does: object): readonly string[] {
  const prototype: object = Object.getPrototypeOf(does);
  const inherited = prototype === Object.prototype ? [] : Object.getOwnPropertyNames(prototype);
  return [...Object.keys(does), ...inherited].filter(
    name => name !== 'constructor' && typeof Reflect.get(does, name) === 'function',
  );
}
