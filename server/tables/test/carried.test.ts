import { describe, expect, test, vi } from 'vitest';
import type { Level } from '#contract/bot.ts';
import type { Json } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { isAsked } from '#kernel/asked.ts';
import { verify } from '#kernel/fair.ts';
import { type Log, makeLog, parseLog, type RawLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { must } from '#kernel/must.ts';
import { makeSeed, rngFor, seedFrom } from '#kernel/rng.ts';
import type { CarryOrder } from '#protocol/http.ts';
import { isSound, verifyMatch } from '#table/verify.ts';
import type { PlayerRecord } from '../../store/records.ts';
import { Guest, newPlayer } from './guests.ts';
import { oneHouse } from './one-house.ts';

const here = oneHouse();

/** Seat 0 of a device, against bots, after so many choices. */
async function alone(game = 'mathable', seats = 2, choices = 8, seed = 5): Promise<AnyMatch> {
  const rules = (await must(registry[game]?.rules)()).game;
  const { bot } = await must(registry[game]?.bot)();
  const rng = rngFor(seedFrom([seed]), 0);
  const match = new Match(rules, { config: rules.parseConfig({}), seats, seed: seedFrom([seed]) });
  while (match.log.entries.length < choices && !match.over) {
    const { outline, step } = match;
    const seat = must(outline.turn?.seats.find(one => isAsked(outline, one)));
    const move = bot.choose(match.envelope(seat).view, 1, rng, 0);
    match.submit({ seat, move, step, elapsedMs: 5, by: seat === 0 ? 'player' : 'bot' });
  }
  return match;
}

function fileOf({ log }: Pick<AnyMatch, 'log'>): Json {
  return JSON.parse(JSON.stringify(makeLog(log as Log<never>, makeSeed(log.seed)))) as Json;
}

const PERSON = { kind: 'person', level: 1 as Level } as const;
const BOT = { kind: 'bot', level: 2 as Level } as const;

function order(match: AnyMatch, change: Partial<CarryOrder> = {}): CarryOrder {
  const seats = Array.from({ length: match.log.seats }, () => PERSON);
  return { log: fileOf(match), seat: 0, isAnew: true, seats, ...change };
}

async function carried(by: PlayerRecord, wish: CarryOrder): Promise<string> {
  const made = await here.house.carry(by, wish);
  if (!made.ok) throw new Error(made.why);
  await sits(by, made.id);
  return made.id;
}

async function sits(player: PlayerRecord, id: string, seat?: number): Promise<string | number> {
  const wish = { entropy: `of ${player.name}`, ...(seat === undefined ? {} : { seat }) };
  const sat = await here.house.at(id, table => table.sit(player, wish));
  return sat.ok ? sat.seat : sat.why;
}

async function begins(player: PlayerRecord, id: string): Promise<void> {
  const began = await here.house.at(id, table => table.begin(player));
  if (!began.ok) throw new Error(began.why);
}

async function logOf(id: string): Promise<RawLog> {
  const file = await here.house.matchFile(id);
  if (!file.ok) throw new Error(file.why);
  const read = parseLog(JSON.parse(JSON.stringify(file.file)));
  if (!read.ok) throw new Error(read.field);
  return read.log;
}

describe('a match that began alone', () => {
  test.each(['mathable', 'calculator', 'gamate', 'mathisto', 'matryoshka'])(
    '%s: goes on online, a friend takes a bot’s seat, and its log is one',
    async game => {
      const rules = (await must(registry[game]?.rules)()).game;
      const device = await alone(game, Math.max(2, must(registry[game]).meta.players.min));
      const seats = order(device).seats.map((one, seat) => (seat < 2 ? one : BOT));
      const id = await carried(here.ann, order(device, { seats }));
      const before = device.envelope(0).view;
      expect(await sits(here.ben, id)).toBe(1);
      await begins(here.ann, id);
      const [ann, ben] = [new Guest(here, here.ann), new Guest(here, here.ben)];
      await Promise.all([ann.watch(id), ben.watch(id)]);
      expect(ann.of('frames')[0]?.frames[0]?.envelope).toMatchObject({ step: device.step, view: before });
      expect(ben.of('frames')[0]?.viewer).toBe(1);
      const info = must(await here.info(id, here.ben));
      expect(info.carried).toEqual({
        by: { id: here.ann.id, name: 'Ann', face: 1 },
        seat: 0,
        step: device.step,
        isAnew: true,
      });
      for (const seat of [0, 1]) expect(info.seats[seat]).toMatchObject({ kind: 'person', handedOver: null });
      await Promise.all([ann.playOn(id), ben.playOn(id)]);
      const log = await logOf(id);
      expect(log.entries.slice(0, device.log.entries.length - waiting(device))).toEqual(
        parsed(fileOf(device)).entries.slice(0, device.log.entries.length - waiting(device)),
      );
      const found = verifyMatch(rules, log, { commitment: info.commitment, entropy: 'of Ben' });
      expect(found).toMatchObject({
        play: { tag: 'whole', over: true },
        deal: { tag: 'proved', checks: { published: true, added: true, mixed: true, anew: true } },
        carried: { step: device.step, seat: 0, isAnew: true },
      });
      expect(isSound(found)).toBe(true);
    },
    60_000,
  );

  test('is as it was where nothing is dealt anew, but for the chance that follows', async () => {
    const device = await alone();
    const id = await carried(here.ann, order(device, { isAnew: false }));
    await sits(here.ben, id);
    await begins(here.ann, id);
    const ben = new Guest(here, here.ben);
    await ben.watch(id);
    expect(ben.envelope(id)?.view).toEqual(device.envelope(1).view);
    const secret = must(await here.store.tables.secret(id));
    expect(secret.seed).not.toBe(makeSeed(device.log.seed));
    const { carried: notes } = parsed(secret.opening);
    const proof = must(notes?.[0]?.proof);
    const { commitment } = must(await here.info(id, here.ann));
    expect(verify(proof, commitment, must(notes?.[0]).seed)).toBe(true);
  });

  test('what its device knew is worth nothing: the same hand, the same shares, and all else depends on neither', async () => {
    // Two devices on which seat 0 saw the same, and all that it did not see was another.
    const rules = (await must(registry['mathable']?.rules)()).game;
    const devices = [await alone('mathable', 3, 0, 1), await alone('mathable', 3, 0, 2)];
    const racks = await Promise.all(
      devices.map(async device => {
        const id = await carried(here.ann, order(device));
        await sits(here.ben, id);
        await begins(here.ann, id);
        const opened = parsed(must(await here.store.tables.secret(id)).opening);
        const again = Match.replay(rules, opened);
        if (!again.ok) throw new Error(again.reason);
        return {
          mine: again.match.envelope(0).view,
          was: device.envelope(0).view,
          other: JSON.stringify(again.match.envelope(1).view),
          otherWas: JSON.stringify(device.envelope(1).view),
        };
      }),
    );
    for (const { mine, was, other, otherWas } of racks) {
      expect(mine).toEqual(was);
      expect(other).not.toBe(otherWas);
    }
  });

  test('goes on after the house was closed, from what it had kept', async () => {
    const device = await alone();
    const id = await carried(here.ann, order(device));
    await sits(here.ben, id);
    await begins(here.ann, id);
    const before = new Guest(here, here.ann);
    await before.watch(id);
    await here.reopen();
    const after = new Guest(here, here.ann);
    await after.watch(id);
    expect(after.envelope(id)).toEqual(before.envelope(id));
    await here.house.follow(after, { t: 'history', id: 'h', table: id, before: device.step });
    const past = await after.until(() => after.of('history')[0]);
    expect(past.frames).toHaveLength(device.step);
  });

  test('a rematch of it is a game like any other', async () => {
    const id = await carried(here.ann, order(await alone()));
    await begins(here.ann, id);
    const ann = new Guest(here, here.ann);
    await ann.watch(id);
    await here.house.follow(ann, { t: 'resign', id: 'r', table: id });
    const next = await here.house.rematch(id, here.ann);
    if (!next.ok) throw new Error(next.why);
    const info = must(await here.info(next.id, here.ann));
    expect(info.carried).toBeUndefined();
    expect(info.seats.map(({ kind }) => kind)).toEqual(['bot', 'person']);
  });
});

describe('who is awaited', () => {
  test('is played for by a bot, and takes over in mid-game; nobody else can then', async () => {
    const device = await alone('mathable', 3, 4);
    const id = await carried(here.ann, order(device, { seats: [PERSON, PERSON, BOT] }));
    await begins(here.ann, id);
    const ann = new Guest(here, here.ann);
    await ann.watch(id);
    expect(must(await here.info(id, here.ann)).seats).toMatchObject([
      { kind: 'person' },
      { kind: 'empty', level: 1 },
      { kind: 'bot', level: 2 },
    ]);
    const ben = new Guest(here, here.ben);
    await ben.watch(id);
    expect(ben.of('frames').at(-1)?.viewer).toBe('spectator');
    expect(await sits(here.ben, id)).toBe(1);
    await ben.until(() => ben.of('frames').at(-1)?.viewer === 1);
    const info = await ben.until(
      () => ben.of('info').findLast(({ info: { seats } }) => seats[1]?.kind === 'person')?.info,
    );
    expect(info.seats[1]).toMatchObject({ kind: 'person', player: { name: 'Ben' } });
    expect(await sits(await newPlayer(here.store, 'Cleo'), id)).toBe('not-open');
    expect(await sits(here.ben, id)).toBe(1);
    await Promise.all([ann.playOn(id), ben.playOn(id)]);
    expect(verifyMatch((await must(registry['mathable']?.rules)()).game, await logOf(id)).play.tag).toBe(
      'whole',
    );
  });

  test('may come while the house restarts: what the bot did meanwhile stays', async () => {
    const id = await carried(here.ann, order(await alone()));
    await begins(here.ann, id);
    const ann = new Guest(here, here.ann);
    await ann.watch(id);
    await vi.waitFor(() => expect(ann.isAsked(id)).toBe(true), { timeout: 10_000 });
    await sits(here.ben, id);
    const { step } = must(await here.info(id, here.ann));
    await here.reopen();
    const ben = new Guest(here, here.ben);
    await ben.watch(id);
    expect(ben.envelope(id)).toMatchObject({ viewer: 1, step });
    expect(must(await here.info(id, here.ben)).seats[1]).toMatchObject({ kind: 'person', handedOver: null });
  });

  test('two come to one chair at once: one of them sits', async () => {
    const id = await carried(here.ann, order(await alone()));
    await begins(here.ann, id);
    const cleo = await newPlayer(here.store, 'Cleo');
    const both = await Promise.all([sits(here.ben, id), sits(cleo, id)]);
    expect(new Set(both)).toEqual(new Set([1, 'not-open']));
  });

  test('never gets the chair of whoever brought it, whose hand they know', async () => {
    const id = await carried(here.ann, order(await alone('mathable', 3)));
    expect(await sits(here.ann, id, 1)).toBe('seat-taken');
    await here.house.at(id, table => table.stand(here.ann));
    expect(await sits(here.ben, id, 0)).toBe('seat-taken');
    expect(await sits(here.ben, id)).toBe(1);
    expect(await sits(here.ann, id)).toBe(0);
  });
});

describe('whoever would break it', () => {
  test.each<[string, (file: Json) => unknown, string]>([
    ['no match', () => ({ hello: 'world' }), 'no-such-match'],
    ['a game that is not here', file => ({ ...(file as object), game: 'chess' }), 'no-such-game'],
    ['other rules', file => ({ ...(file as object), version: 999 }), 'other-rules'],
    ['another deal than was played', file => ({ ...(file as object), seed: '0'.repeat(64) }), 'match-broken'],
    [
      'fingerprints that were made up',
      file => spoilt(file, entry => ({ ...entry, print: 'ffffffffffffffff' })),
      'match-broken',
    ],
    [
      'moves of somebody else',
      file => spoilt(file, entry => ({ ...entry, seat: 1 - (entry['seat'] as number) })),
      'match-broken',
    ],
    [
      'a position that nobody played to',
      file => ({
        ...(file as object),
        format: 'etagere-match/2',
        origin: { seat: 0, state: { racks: [] }, puzzle: 3 },
      }),
      'match-broken',
    ],
    [
      'more choices than any match has',
      file => ({
        ...(file as object),
        entries: Array.from({ length: 3001 }, () => must(entriesIn(file)[0])),
      }),
      'match-too-long',
    ],
  ])('%s is refused in so many words', async (_, spoil, why) => {
    const wish = { ...order(await alone()), log: spoil(fileOf(await alone())) as Json };
    expect(await here.house.carry(here.ann, wish)).toEqual({ ok: false, why });
    expect(await here.house.carry(here.ann, order(await alone()))).toMatchObject({ ok: true });
  });

  test('a match that is over, or another’s table that is, does not go on', async () => {
    const over = await alone('mathable', 2, 1000);
    expect(await here.house.carry(here.ann, order(over))).toEqual({ ok: false, why: 'match-over' });
    const id = await carried(here.ben, order(await alone()));
    await begins(here.ben, id);
    // While it is played nobody gets its log, and afterwards it was carried already.
    expect(await here.house.matchFile(id)).toEqual({ ok: false, why: 'not-finished' });
    const ben = new Guest(here, here.ben);
    await ben.watch(id);
    await here.house.follow(ben, { t: 'resign', id: 'r', table: id });
    const file = await here.house.matchFile(id);
    const stolen = { ...order(await alone()), log: file.ok ? (file.file as Json) : null };
    expect(await here.house.carry(here.ann, stolen)).toEqual({ ok: false, why: 'match-broken' });
  });

  test('seats that are not there, and nobody on one’s own', async () => {
    const device = await alone();
    const wishes = [{ seat: 5 }, { seats: [BOT, PERSON] }, { seats: [PERSON] }];
    for (const wish of wishes)
      expect(await here.house.carry(here.ann, order(device, wish))).toEqual({
        ok: false,
        why: 'no-such-seats',
      });
  });
});

function parsed(file: unknown): RawLog {
  const read = parseLog(file);
  if (!read.ok) throw new Error(read.field);
  return read.log;
}

/** Choices at the end that waited for others: they are asked for again. */
function waiting({ log }: AnyMatch): number {
  return log.entries.length - 1 - log.entries.findLastIndex(({ print }) => print !== undefined);
}

function entriesIn(file: Json): readonly Record<string, Json>[] {
  return (file as unknown as { readonly entries: readonly Record<string, Json>[] }).entries;
}

function spoilt(file: Json, change: (entry: Record<string, Json>) => object): object {
  const entries = entriesIn(file);
  return { ...(file as object), entries: entries.with(2, change(must(entries[2])) as Record<string, Json>) };
}
