/**
 * What a match leaves behind in PostgreSQL: bots of level 2 play some of each game, every choice is appended by itself as
 * in a house, and the rows are weighed as they lie on the disk. `log`: what is written before the disk, per choice; the
 * first write to a page after a checkpoint is the whole page, so it is more than the rows.
 */

import { storedOf } from '#cli/match-file.ts';
import { registry } from '#games/registry.ts';
import { makeLog, parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { makeSeed, rngFor, type Seed } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { openStore } from '#server/store/open-store.ts';
import type { Store } from '#server/store/store.ts';
import { addPlayer } from '#server/store/test/people.ts';
import { startPostgres } from '#server/store/test/postgres-server.ts';
import { BotPool } from '#server/tables/bot-pool.ts';
import { print } from './lib/measure.ts';

const MATCHES = 10;
const LEVEL = 2;
/** Of a match at rest, in bytes. */
const WEIGHED = `
  SELECT (SELECT sum(pg_column_size(m.*)) FROM match m) AS match, (SELECT sum(pg_column_size(p.*)) FROM match_part p) AS parts,
    (SELECT sum(pg_column_size(s.*)) FROM match_seat s) + (SELECT sum(pg_column_size(s.*)) FROM match_secret s) AS seats,
    (SELECT sum(pg_column_size(a.*)) FROM archive a) AS archive`;
const LOG = "SELECT pg_current_wal_lsn() - '0/0' AS bytes";

const postgres = await startPostgres({ isDurable: true });
const bots = new BotPool();
for (const { id, trials } of await findTrials()) {
  const trial = trials.find(({ seats }) => seats <= 4);
  const bot = (await registry[id]?.bot?.())?.bot;
  if (trial === undefined || bot === undefined) continue;
  const url = await postgres.database();
  const store = await openStore({ url });
  const { game, config, seats } = trial;
  const [before] = await postgres.run(url, LOG);
  let choices = 0;
  for (let index = 0; index < MATCHES; index++) {
    const seed: Seed = [index, 23, 0, 0, 0, 0, 0, 0];
    const match = new Match(game, { config, seats, seed });
    const rng = rngFor(seed, 1_000_000);
    while (!match.over) {
      const { turn, chosen } = match.envelope('spectator');
      const seat = turn?.seats.find(one => !chosen.includes(one)) ?? 0;
      const { view, step } = match.envelope(seat);
      match.submit({ seat, move: bot.choose(view, LEVEL, rng), step, elapsedMs: 5_000, by: 'player' });
    }
    choices += await keep(store, JSON.parse(JSON.stringify(makeLog(match.log, makeSeed(seed)))), game);
  }
  const [after] = await postgres.run(url, LOG);
  const [weighed = {}] = await postgres.run(url, WEIGHED);
  const each = (bytes: unknown, of: number): number => Math.round(Number(bytes) / of);
  const bytes = Object.fromEntries(Object.entries(weighed).map(([what, sum]) => [what, each(sum, MATCHES)]));
  const log = each(Number(after?.['bytes']) - Number(before?.['bytes']), choices);
  print({ bench: id, seats, choices: each(choices, MATCHES), bytes, log });
  await store.close();
}
await bots.close();
await postgres.stop();

/** As it would have been lived through; how many choices there were. */
async function keep(store: Store, raw: unknown, game: Parameters<typeof storedOf>[1]): Promise<number> {
  const read = parseLog(raw);
  if (!read.ok) throw new Error(read.field);
  const { id: player } = await addPlayer(store);
  const { table, secret, events } = storedOf(read.log, game, { player, now: Date.now() });
  const { status, outcome, endedAt } = table;
  await store.tables.create({ ...table, status: 'open', outcome: null, endedAt: null, revision: 1 }, secret);
  const begun = { ...table, status: 'playing', outcome: null, endedAt: null, revision: 2 } as const;
  await store.tables.start(begun, { seed: secret.seed ?? '', due: null });
  for (const [index, event] of events.entries()) {
    const isLast = index === events.length - 1;
    const end = isLast ? { end: { status, outcome, endedAt: endedAt ?? 0 } } : {};
    await store.events.append({ match: table.id, events: [event], due: Date.now(), ...end });
  }
  const archive = await bots.archive(read.log);
  if (archive !== null) await store.tables.archive(table.id, archive);
  return events.length;
}
