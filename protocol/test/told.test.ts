import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { backUp } from '#server/store/sqlite/backup.ts';
import { valueOf } from './player.ts';
import { RawSocket } from './raw-socket.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable, type Table } from './set-up.ts';

const SAID = 'I hold the fifty-four';
const NAME = 'Rosalinde';

const folder = mkdtempSync(join(tmpdir(), 'etagere-told-'));
const lines: string[] = [];
let house: RealHouse;
let table: Table;
let secret: { readonly hostBits: string; readonly seed: string | null };

/** An hour of a table, with whatever may go wrong there. */
beforeAll(async () => {
  house = await openRealHouse({ folder: join(folder, 'data'), onLine: line => lines.push(line) });
  table = await setUpTable(house.base, { game: 'mathable', config: {}, seats: 2 });
  const { id, players, spectator } = table;
  const [one, other] = players;
  if (one === undefined || other === undefined) throw new Error('nobody plays');
  await one.api.rename({ name: NAME, face: 3 });
  await one.client.send({ t: 'say', table: id, say: { tag: 'text', text: SAID } });
  const asked = one.isAsked ? one : other;
  await asked.client.play(id, 0, { kind: 'pass' }, 'a-command-of-mine');
  await asked.client.play(id, 0, { kind: 'place', cell: 0, tile: 54 });
  await spectator.client.play(id, 0, { kind: 'pass' });
  await one.client.send({ t: 'hand-over', table: id });
  await one.client.send({ t: 'take-back', table: id });
  const socket = await RawSocket.enter(house.base, one.token);
  socket.say(`{"t":"play","token":"${one.token}"`);
  await socket.next('error');
  socket.close();
  await fetch(`${house.base}/api/tables/${id}`, { headers: { authorization: `Bearer ${one.token}` } });
  await fetch(`${house.base}/api/tables/${id}/match`);
  const kept = await house.store.tables.secret(id);
  if (kept === null) throw new Error('no secret is kept');
  secret = kept;
});
afterAll(async () => {
  for (const one of table.everybody) one.close();
  await house.close();
  rmSync(folder, { recursive: true });
});

/** Whose words, tokens and cards these are. */
function secrets(): string[] {
  const { id, everybody } = table;
  const people = everybody.flatMap(({ id: player, token }) => [player, token]);
  return [id, SAID, NAME, secret.hostBits, secret.seed ?? '', 'entropy of 0', 'a-command-of-mine', ...people];
}

function toldIn(text: string): string[] {
  return secrets().filter(one => one === '' || text.includes(one));
}

describe('while a match is played', () => {
  test('metrics are numbers by rule, reason, route and thread, and name no person, table, word or card', async () => {
    const text = await (await fetch(`${house.base}/metrics`)).text();
    expect(text).toMatch(/^etagere_refused_total\{reason="[\w.-]+"\} [1-9]/m);
    expect(toldIn(text)).toEqual([]);
  });

  test('the log, down to its least line, has no person, table, word or card', () => {
    expect(lines.length).toBeGreaterThan(10);
    expect(toldIn(lines.join(''))).toEqual([]);
  });

  test('what the house says of itself has none either', async () => {
    for (const path of ['/api/about', '/healthz', '/readyz', '/openapi.json', '/api/tables/nowhere'])
      expect(toldIn(await (await fetch(house.base + path)).text())).toEqual([]);
  });

  test('nothing that anybody may ask for has what the deal was made of', async () => {
    const { id, players } = table;
    const token = players[0]?.token ?? '';
    for (const path of [
      `/api/tables/${id}`,
      `/api/tables/${id}/match`,
      '/api/lobby',
      '/api/mine',
      '/api/me/export',
    ]) {
      const answer = await fetch(house.base + path, { headers: { authorization: `Bearer ${token}` } });
      const text = await answer.text();
      for (const one of [secret.hostBits, secret.seed ?? '', '"print"', token])
        expect(text).not.toContain(one);
    }
  });

  test('a backup opens no session: of tokens it holds hashes', () => {
    const file = join(folder, 'backup.db');
    backUp(join(folder, 'data'), file);
    const bytes = readFileSync(file, 'latin1');
    // It is a backup of this house: it has the seed of the match, and is for the host alone.
    expect(bytes).toContain(secret.seed);
    for (const { token } of table.everybody) expect(bytes).not.toContain(token);
  });
});

test('once it is over, the match is for everybody to check, without what was said or who is who', async () => {
  const { id, players } = table;
  for (const { client } of players) await client.send({ t: 'resign', table: id });
  const text = JSON.stringify(valueOf(await (players[0] as (typeof players)[0]).api.match(id)));
  expect(text).toContain(secret.seed);
  for (const one of [
    SAID,
    'a-command-of-mine',
    ...table.everybody.flatMap(({ id: player, token }) => [player, token]),
  ])
    expect(text).not.toContain(one);
});
