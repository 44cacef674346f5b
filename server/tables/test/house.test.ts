import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { registry } from '#games/registry.ts';
import { verify } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { parseArchive } from '#protocol/archive.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { LastFrames } from '#protocol/last-frames.ts';
import type { Clock } from '#protocol/limits.ts';
import { framesIn } from '#protocol/past.ts';
import { openStore } from '../../store/open-store.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import type { TableWish } from '../house-api.ts';
import { Guest, newPlayer, type Opened, openHouseOn } from './guests.ts';

let folder: string;
let store: Store;
let open: Opened;
let ann: PlayerRecord;
let ben: PlayerRecord;

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'etagere-tables-'));
  store = await openStore({ folder });
  open = openHouseOn(store);
  ann = await newPlayer(store, 'Ann');
  ben = await newPlayer(store, 'Ben');
});

afterEach(async () => {
  await open.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
  if (open.troubles.length > 0) throw new AggregateError(open.troubles.flat(), 'the house had troubles');
});

const PERSON = { kind: 'person' } as const;
const BOT = { kind: 'bot', level: 1 } as const;

function wish(change: Partial<TableWish> = {}): TableWish {
  return {
    game: 'mathable',
    config: {},
    seats: [PERSON, PERSON],
    visibility: 'link',
    clock: { kind: 'none' },
    ...change,
  };
}

/** A table at which they sit, not begun. */
async function seated(order: TableWish, ...players: readonly PlayerRecord[]): Promise<string> {
  const made = await open.house.create(players[0] as PlayerRecord, order);
  if (!made.ok) throw new Error(made.why);
  for (const player of players) {
    expect(await open.house.sit(made.id, player, { entropy: player.name })).toMatchObject({ ok: true });
  }
  return made.id;
}

async function begun(order: TableWish, ...players: readonly PlayerRecord[]): Promise<string> {
  const id = await seated(order, ...players);
  expect(await open.house.begin(id, players[0] as PlayerRecord)).toEqual({ ok: true });
  return id;
}

describe('setting up', () => {
  test.each([
    ['a game that is not here', { game: 'chess' }, 'no-such-game'],
    ['a game of another kind of name', { game: '__proto__' }, 'no-such-game'],
    ['options that are none', { config: { checking: 'maybe' } }, 'no-such-config'],
    ['too few seats', { seats: [PERSON] }, 'no-such-seats'],
    ['too many seats', { seats: Array.from({ length: 9 }, () => PERSON) }, 'no-such-seats'],
    ['nobody but bots', { seats: [BOT, BOT] }, 'no-such-seats'],
  ])('refuses %s', async (_, change, why) => {
    expect(await open.house.create(ann, wish(change))).toEqual({ ok: false, why });
  });

  test('promises the house’s part of the deal before anybody adds theirs', async () => {
    const made = await open.house.create(ann, wish());
    const info = made.ok ? await open.house.info(made.id, ann) : null;
    expect(info?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(made).toMatchObject({ commitment: info?.commitment });
  });

  test('lets people write among friends and where talk is part of the game, not among strangers', async () => {
    const chat = async (change: Partial<TableWish>): Promise<boolean | undefined> => {
      const made = await open.house.create(ann, wish(change));
      return made.ok ? (await open.house.info(made.id, ann))?.chat : undefined;
    };
    const three = { game: 'matryoshka', seats: [PERSON, PERSON, PERSON] };
    expect(await chat({ visibility: 'link' })).toBe(true);
    expect(await chat({ visibility: 'public' })).toBe(false);
    expect(await chat({ visibility: 'public', chat: true })).toBe(true);
    expect(await chat({ visibility: 'public', ...three })).toBe(true);
    expect(await chat({ visibility: 'public', chat: false, ...three })).toBe(false);
  });

  test('is told to those who watch: who sat down, and that it began', async () => {
    const made = await open.house.create(ann, wish());
    const id = made.ok ? made.id : '';
    const watching = new Guest(open.house, ann);
    await watching.watch(id);
    await open.house.sit(id, ann, { entropy: 'a' });
    await open.house.sit(id, ben, { entropy: 'b' });
    const seats = watching.of('info').at(-1)?.info.seats;
    expect(seats).toMatchObject([
      { kind: 'person', player: { name: 'Ann' }, isHere: true },
      { kind: 'person', player: { name: 'Ben' }, isHere: false },
    ]);
    await open.house.begin(id, ann);
    expect(watching.of('info').at(-1)?.info.status).toBe('playing');
    expect(watching.of('frames')).toHaveLength(1);
    expect(watching.envelope(id)?.viewer).toBe(0);
  });

  test('public tables stand in the lobby while they are open or played, the others never', async () => {
    const lobby = new Guest(open.house, ben);
    open.house.news.followLobby(lobby, true);
    const shown = await seated(wish({ visibility: 'public' }), ann);
    const hidden = await seated(wish(), ann);
    await lobby.until(() => lobby.of('lobby-change').find(({ id }) => id === shown)?.table);
    expect(lobby.told.some(message => JSON.stringify(message).includes(hidden))).toBe(false);
    expect((await open.house.lobby()).map(({ id }) => id)).toEqual([shown]);
  });
});

describe('playing', () => {
  test('against bots goes to its end by itself, and is kept for ever', async () => {
    const id = await begun(wish({ seats: [PERSON, BOT] }), ann);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    await guest.playOn(id);
    const info = await guest.until(() => guest.of('info').find(one => one.info.status === 'over')?.info);
    expect(info.outcome?.ranks).toHaveLength(2);
    const file = await open.house.matchFile(id);
    if (!file.ok) throw new Error(file.why);
    const read = parseLog(file.file);
    if (!read.ok) throw new Error(read.field);
    const { proof, seed } = read.log;
    expect(proof?.entropies).toEqual(['Ann', '']);
    expect(proof && verify(proof, info.commitment, seed)).toBe(true);
    expect(file.file['players']).toEqual(['Ann', '']);
    let archived = await open.house.archived(id);
    while (archived === null) {
      await new Promise(resolve => setTimeout(resolve, 10));
      archived = await open.house.archived(id);
    }
    const archive = parseArchive(JSON.parse(gunzipSync(archived).toString()));
    expect([...(archive?.keys() ?? [])].sort()).toEqual(['0', '1', 'spectator']);
    const kept = archive?.get('0');
    expect(kept).toHaveLength((guest.envelope(id)?.step ?? 0) + 1);
    expect(kept?.at(-1)?.envelope).toEqual(guest.envelope(id));
  });

  test('a move is told once to everybody, and answered to who made it', async () => {
    const id = await begun(wish(), ann, ben);
    const guests = [new Guest(open.house, ann), new Guest(open.house, ben), new Guest(open.house, ann)];
    for (const guest of guests) await guest.watch(id);
    const [first] = guests;
    const asked = guests[0]?.envelope(id)?.turn?.seats[0] === 0 ? guests[0] : guests[1];
    const sent = await asked?.play(id, 0, { kind: 'pass' });
    const answers = guests.map(guest => guest.of('frames').flatMap(one => one.answers ?? []));
    expect(answers.flat()).toEqual([sent]);
    expect(guests.map(guest => guest.envelope(id)?.step)).toEqual([1, 1, 1]);
    expect(first?.of('error')).toEqual([]);
  });

  test('refuses with rule and numbers, in whatever way it is wrong', async () => {
    const id = await begun(wish(), ann, ben);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    const stranger = new Guest(open.house, await newPlayer(store, 'Cleo'));
    await stranger.watch(id);
    await guest.play(id, 5, { kind: 'pass' });
    await guest.play(id, 0, { kind: 'fly' });
    await stranger.play(id, 0, { kind: 'pass' });
    await guest.play('nowhere', 0, { kind: 'pass' });
    expect(guest.of('refused').map(({ rule }) => rule)).toEqual(['table.stale', 'table.malformed']);
    expect(stranger.of('error')).toMatchObject([{ why: 'not-seated' }]);
    expect(guest.of('error')).toMatchObject([{ why: 'no-such-table' }]);
  });

  test('nothing of the match leaves before its end', async () => {
    const id = await begun(wish(), ann, ben);
    expect(await open.house.matchFile(id)).toEqual({ ok: false, why: 'not-finished' });
    expect(await open.house.archived(id)).toBe(null);
  });

  test.each(['mathable', 'matryoshka', 'gamate'])(
    '%s: changes put together are the frames that others are sent whole',
    async game => {
      const seats = [PERSON, ...Array.from({ length: game === 'gamate' ? 3 : 1 }, () => BOT)];
      const config = game === 'gamate' ? { length: 'deals-1' } : {};
      const id = await begun(wish({ game, config, seats }), ann);
      const whole = new Guest(open.house, ann);
      const inParts = new Guest(open.house, ann, { takesChanges: true });
      await whole.watch(id);
      await inParts.watch(id);
      await whole.playOn(id);
      const frames = new LastFrames();
      const told = inParts.told.flatMap(message => frames.whole(message) ?? []);
      const shown = (all: readonly { readonly t: string }[]) =>
        all.flatMap(message => ('frames' in message ? message.frames : []));
      expect(shown(told)).toEqual(shown(whole.of('frames')));
      expect(inParts.of('change').length).toBeGreaterThan(inParts.of('frames').length);
      for (const guest of [whole, inParts])
        await open.house.follow(guest, {
          t: 'history',
          id: 'h',
          table: id,
          before: 1e6,
          ...(guest.takesChanges ? { changes: true } : {}),
        });
      const pastOf = (guest: Guest) => framesIn(guest.of('history')[0] ?? { frames: [] });
      expect(pastOf(inParts)).toEqual(pastOf(whole));
      // Few, where everybody passes.
      expect(pastOf(inParts).length).toBeGreaterThan(3);
      const weightOf = (guest: Guest, ...kinds: readonly FromServer['t'][]): number =>
        JSON.stringify(kinds.flatMap(kind => guest.of(kind))).length;
      for (const kinds of [['frames', 'change'], ['history']] as const)
        expect(weightOf(inParts, ...kinds)).toBeLessThan(weightOf(whole, ...kinds) / 2);
    },
  );

  test('who comes back gets what they missed, and the rest in pieces', async () => {
    const id = await begun(wish({ seats: [PERSON, BOT] }), ann);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    await guest.playOn(id);
    const last = guest.envelope(id)?.step ?? 0;
    const back = new Guest(open.house, ann);
    await back.watch(id, last - 5);
    expect(stepsOf(back.of('frames'))).toEqual([4, 3, 2, 1, 0].map(before => last - before));
    const fresh = new Guest(open.house, ann);
    await fresh.watch(id);
    expect(stepsOf(fresh.of('frames'))).toEqual([last]);
    let steps = [last];
    while ((steps[0] ?? 0) > 0) {
      await open.house.follow(fresh, { t: 'history', id: 'h', table: id, before: steps[0] ?? 0 });
      steps = stepsOf([fresh.of('history').at(-1) ?? { frames: [] }]).concat(steps);
    }
    expect(steps).toEqual([...Array(last + 1).keys()]);
    expect(fresh.of('history').at(-1)?.more).toBe(false);
  });
});

describe('time', () => {
  const quick: Clock = { kind: 'move', seconds: 1 };

  test('runs out: what an absent player would do is done, twice, then a bot plays on', async () => {
    const id = await begun(wish({ clock: quick, seats: [PERSON, BOT] }), ann);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    const info = await guest.until(() =>
      guest.of('info').find(({ info: { seats } }) => seats[0]?.kind === 'person' && seats[0].handedOver),
    );
    expect(info.info.seats[0]).toMatchObject({ handedOver: 'clock', isHere: true });
    await open.house.follow(guest, { t: 'take-back', id: 'back', table: id });
    expect(guest.of('done').at(-1)).toEqual({ t: 'done', id: 'back' });
    expect(guest.of('info').at(-1)?.info.seats[0]).toMatchObject({ handedOver: null });
  });

  test('runs out, and bots move, at tables that nobody has open and after a restart', async () => {
    const id = await begun(wish({ clock: quick, seats: [PERSON, BOT] }), ann);
    await open.close();
    const before = (await store.events.after(id, 0)).length;
    open = openHouseOn(store);
    const since = async (): Promise<unknown[]> =>
      (await store.events.after(id, before)).map(({ event }) => (event.kind === 'choice' ? event.by : ''));
    let movers = await since();
    while (!movers.includes('clock') || !movers.includes('bot')) {
      await new Promise(resolve => setTimeout(resolve, 50));
      movers = await since();
    }
    expect(movers).not.toContain('player');
  });

  test('in a slow game, whose turn it is hears of it if no page is open', async () => {
    const days: Clock = { kind: 'days', days: 3 };
    await begun(wish({ clock: days }), ann, ben);
    expect(open.notified).toHaveLength(1);
    open.notified.length = 0;
    await open.house.arrive(new Guest(open.house, ann));
    await open.house.arrive(new Guest(open.house, ben));
    await begun(wish({ clock: days }), ann, ben);
    expect(open.notified).toEqual([]);
  });
});

describe('what goes wrong', () => {
  test('a bot that stood in, went, and stands in again in the same step is asked again', async () => {
    const id = await begun(wish(), ann, ben);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    const wait = guest.envelope(id)?.turn?.seats[0] === 0 ? guest : new Guest(open.house, ben);
    const say = (t: 'hand-over' | 'take-back'): Promise<void> =>
      open.house.follow(wait, { t, id: t, table: id });
    // The answers to the first questions come when nobody wants them any more.
    for (let i = 0; i < 3; i++) {
      await say('hand-over');
      await say('take-back');
    }
    await new Promise(resolve => setTimeout(resolve, 300));
    await say('hand-over');
    const moved = await guest.until(() => (guest.envelope(id)?.step ?? 0) > 0);
    expect(moved).toBe(true);
  });

  test('a match that cannot be read any more concerns nobody else', async () => {
    const id = await begun(wish(), ann, ben);
    const move = { kind: 'nonsense' };
    const event = { kind: 'choice', seat: 0, move, by: 'player', elapsedMs: 1, step: 0 } as const;
    await store.events.append({ match: id, events: [{ seq: 1, at: 1, event }], due: 1 });
    await open.close();
    open = openHouseOn(store);
    expect(await open.house.mine(ann)).toMatchObject([{ id, isAsked: false }]);
    expect(await open.house.info(id, ann)).toMatchObject({ id, status: 'playing' });
    const isDue = async (): Promise<boolean> => (await store.tables.due(Date.now(), 10)).includes(id);
    while (open.troubles.length === 0 || (await isDue()))
      await new Promise(resolve => setTimeout(resolve, 20));
    // Told once, and without the name of the table: that is an invitation.
    expect(open.troubles.map(String)).toEqual([expect.stringMatching(/^clock,Error: \w+$/)]);
    open.troubles.length = 0;
    await open.house.quit(ann);
    const other = await begun(wish({ seats: [PERSON, BOT] }), ann);
    const guest = new Guest(open.house, ann);
    await guest.watch(other);
    await guest.playOn(other);
  });

  test('rules that break down once leave the match as it was', async () => {
    const { game } = await (registry['mathable']?.rules?.() ?? Promise.reject());
    let breaks = false;
    const apply: typeof game.apply = (...given) => {
      if (breaks) throw new Error('broken rules');
      return game.apply(...given);
    };
    await open.close();
    const meta = registry['mathable']?.meta as Meta;
    open = openHouseOn(store, {
      games: { mathable: { meta, rules: async () => ({ game: { ...game, apply } }) } },
    });
    const id = await begun(wish(), ann, ben);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    const seat = guest.envelope(id)?.turn?.seats[0] ?? 0;
    const mover = seat === 0 ? guest : new Guest(open.house, ben);
    breaks = true;
    await mover.play(id, 0, { kind: 'pass' });
    expect(mover.of('error')).toMatchObject([{ why: 'busy' }]);
    breaks = false;
    await mover.play(id, 0, { kind: 'pass' });
    await guest.until(() => guest.envelope(id)?.step === 1);
    expect(open.troubles.splice(0)).toHaveLength(1);
    await open.close();
    open = openHouseOn(store);
    expect((await open.house.info(id, ann))?.step).toBe(1);
  });

  test('who is gone before they are let in is not here', async () => {
    const id = await begun(wish(), ann, ben);
    const guest = new Guest(open.house, ann);
    const watching = guest.watch(id);
    guest.close();
    await watching;
    expect((await open.house.info(id, ben))?.seats[0]).toMatchObject({ isHere: false });
  });
});

describe('around a match', () => {
  test('a rematch is one table for all who ask, everybody moved on by one', async () => {
    const id = await begun(wish({ seats: [PERSON, PERSON, BOT] }), ann, ben);
    expect(await open.house.rematch(id, ann)).toEqual({ ok: false, why: 'not-finished' });
    for (const player of [ann, ben])
      await open.house.follow(new Guest(open.house, player), { t: 'offer-stop', id: 's', table: id });
    const asked = await Promise.all([open.house.rematch(id, ann), open.house.rematch(id, ben)]);
    expect(asked[0]).toEqual(asked[1]);
    const next = asked[0].ok ? asked[0].id : '';
    expect((await open.house.info(next, ann))?.seats).toMatchObject([
      { kind: 'bot' },
      { kind: 'person', player: { name: 'Ann' }, isReady: false },
      { kind: 'person', player: { name: 'Ben' }, isReady: false },
    ]);
    expect((await open.house.info(id, ann))?.next).toBe(next);
    expect(await open.house.rematch(id, await newPlayer(store, 'Cleo'))).toMatchObject({ id: next });
  });

  test('people talk if they may, and strangers only look on', async () => {
    const id = await seated(wish({ visibility: 'public' }), ann, ben);
    const guest = new Guest(open.house, ann);
    const onlooker = new Guest(open.house, await newPlayer(store, 'Cleo'));
    await guest.watch(id);
    await onlooker.watch(id);
    const say = { tag: 'text', text: '<b>hello</b>' } as const;
    await open.house.follow(guest, { t: 'say', id: '1', table: id, say });
    expect(guest.of('error')).toMatchObject([{ why: 'chat-off' }]);
    await open.house.follow(guest, { t: 'say', id: '2', table: id, say: { tag: 'emote', emote: 'hello' } });
    await open.house.setChat(id, ann, true);
    await open.house.follow(guest, { t: 'say', id: '3', table: id, say });
    await open.house.follow(guest, { t: 'say', id: '3', table: id, say });
    await open.house.follow(onlooker, { t: 'say', id: '4', table: id, say });
    expect(onlooker.of('error')).toMatchObject([{ why: 'not-seated' }]);
    const heard = onlooker.of('talk').flatMap(({ said }) => said.map(one => one.say));
    expect(heard).toEqual([{ tag: 'emote', emote: 'hello' }, say]);
    const late = new Guest(open.house, ben);
    await late.watch(id);
    expect(late.of('talk')[0]?.said.map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('one’s own tables say whose turn it is, also to pages that look elsewhere', async () => {
    const elsewhere = new Guest(open.house, ann);
    await open.house.arrive(elsewhere);
    expect(elsewhere.of('mine')).toEqual([{ t: 'mine', tables: [] }]);
    const id = await begun(wish({ seats: [PERSON, BOT] }), ann);
    await elsewhere.until(() =>
      elsewhere
        .of('mine')
        .at(-1)
        ?.tables.find(one => one.id === id && one.isAsked),
    );
    expect(await open.house.mine(ben)).toEqual([]);
  });

  test('nobody is held hostage: for who is gone for long, the others let a bot play', async () => {
    const id = await begun(wish(), ann, ben);
    const guest = new Guest(open.house, ann);
    await guest.watch(id);
    const relieve = async (house: Opened['house'], who: Guest, seat: number): Promise<string> => {
      await house.follow(who, { t: 'relieve', id: 'r', table: id, seat });
      return JSON.stringify(who.told.findLast(one => one.t === 'done' || one.t === 'error'));
    };
    expect(await relieve(open.house, guest, 1)).toContain('not-now');
    await open.close();
    open = openHouseOn(store, { awayMs: 0 });
    const [again, owner] = [new Guest(open.house, ann), new Guest(open.house, ben)];
    await again.watch(id);
    expect(await relieve(open.house, again, 0)).toContain('not-now');
    expect(await relieve(open.house, again, 1)).toContain('done');
    expect(again.of('info').at(-1)?.info.seats[1]).toMatchObject({ handedOver: 'others', isHere: false });
    await owner.watch(id);
    await open.house.follow(owner, { t: 'take-back', id: 'b', table: id });
    expect(owner.of('info').at(-1)?.info.seats[1]).toMatchObject({ handedOver: null, awaySince: null });
  });

  test('who is erased gives up first, and their pages are shown out', async () => {
    const id = await begun(wish(), ann, ben);
    const [first, second] = [new Guest(open.house, ann), new Guest(open.house, ben)];
    await open.house.arrive(second);
    await first.watch(id);
    await second.watch(id);
    await open.house.quit(ben);
    open.house.playerLeft(ben.id, await store.players.erase(ben.id));
    const info = await first.until(() => {
      const last = first.of('info').at(-1)?.info;
      const seat = last?.seats[1];
      return seat?.kind === 'person' && seat.player.name === '' && !seat.isHere ? last : null;
    });
    expect(info).toMatchObject({ status: 'over', outcome: { ranks: [1, 2], rule: 'table.resigned' } });
  });

  test('among partners, a camp in which nobody plays on has lost', async () => {
    const id = await begun(wish({ game: 'gamate', seats: [PERSON, PERSON, BOT, BOT] }), ann, ben);
    const [first, second] = [new Guest(open.house, ann), new Guest(open.house, ben)];
    await first.watch(id);
    await second.watch(id);
    await open.house.follow(second, { t: 'resign', id: 'r', table: id });
    expect(first.of('info').at(-1)?.info).toMatchObject({
      status: 'over',
      outcome: { ranks: [1, 3, 1, 3], rule: 'table.resigned' },
    });
  });

  test('who leaves is seen to be away', async () => {
    const id = await begun(wish(), ann, ben);
    const [first, second] = [new Guest(open.house, ann), new Guest(open.house, ben)];
    await first.watch(id);
    await second.watch(id);
    expect(first.of('info').at(-1)?.info.seats[1]).toMatchObject({ isHere: true });
    open.house.leave(second);
    await first.until(() => {
      const seat = first.of('info').at(-1)?.info.seats[1];
      return seat?.kind === 'person' && !seat.isHere;
    });
  });
});

function stepsOf(
  messages: readonly { readonly frames: readonly { readonly envelope: unknown }[] }[],
): number[] {
  return messages.flatMap(({ frames }) => frames.map(({ envelope }) => (envelope as { step: number }).step));
}
