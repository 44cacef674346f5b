import { describe, expect, test } from 'vitest';
import type { TableWish } from '../house.ts';
import { Guest } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

describe('setting up', () => {
  test.each([
    ['a game that is not here', { game: 'chess' }, 'no-such-game'],
    ['a game of another kind of name', { game: '__proto__' }, 'no-such-game'],
    ['options that are none', { config: { checking: 'maybe' } }, 'no-such-config'],
    ['too few seats', { seats: [PERSON] }, 'no-such-seats'],
    ['too many seats', { seats: Array.from({ length: 9 }, () => PERSON) }, 'no-such-seats'],
    ['nobody but bots', { seats: [BOT, BOT] }, 'no-such-seats'],
  ])('refuses %s', async (_, change, why) => {
    expect(await here.house.create(here.ann, wish(change))).toEqual({ ok: false, why });
  });

  test('promises the house’s part of the deal before anybody adds theirs', async () => {
    const made = await here.house.create(here.ann, wish());
    const info = made.ok ? await here.info(made.id, here.ann) : null;
    expect(info?.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(made).toMatchObject({ commitment: info?.commitment });
  });

  test('lets people write among friends and where talk is part of the game, not among strangers', async () => {
    const chat = async (change: Partial<TableWish>): Promise<boolean | undefined> => {
      const made = await here.house.create(here.ann, wish(change));
      return made.ok ? (await here.info(made.id, here.ann))?.chat : undefined;
    };
    const three = { game: 'matryoshka', seats: [PERSON, PERSON, PERSON] };
    expect(await chat({ visibility: 'link' })).toBe(true);
    expect(await chat({ visibility: 'public' })).toBe(false);
    expect(await chat({ visibility: 'public', chat: true })).toBe(true);
    expect(await chat({ visibility: 'public', ...three })).toBe(true);
    expect(await chat({ visibility: 'public', chat: false, ...three })).toBe(false);
  });

  test('is told to those who watch: who sat down, and that it began', async () => {
    const made = await here.house.create(here.ann, wish());
    const id = made.ok ? made.id : '';
    const watching = new Guest(here, here.ann);
    await watching.watch(id);
    await here.house.at(id, table => table.sit(here.ann, { entropy: 'a' }));
    await here.house.at(id, table => table.sit(here.ben, { entropy: 'b' }));
    const seats = watching.of('info').at(-1)?.info.seats;
    expect(seats).toMatchObject([
      { kind: 'person', player: { name: 'Ann' }, isHere: true },
      { kind: 'person', player: { name: 'Ben' }, isHere: false },
    ]);
    await here.house.at(id, table => table.begin(here.ann));
    expect(watching.of('info').at(-1)?.info.status).toBe('playing');
    expect(watching.of('frames')).toHaveLength(1);
    expect(watching.envelope(id)?.viewer).toBe(0);
  });

  test('public tables stand in the lobby while they are open or played, the others never', async () => {
    const lobby = new Guest(here, here.ben);
    await here.news.lobby.follow(lobby, true);
    const shown = await here.seated(wish({ visibility: 'public' }), here.ann);
    const hidden = await here.seated(wish(), here.ann);
    await lobby.until(() => lobby.of('lobby-change').find(({ id }) => id === shown)?.table);
    expect(lobby.told.some(message => JSON.stringify(message).includes(hidden))).toBe(false);
    expect((await here.news.lobby.tables()).map(({ id }) => id)).toEqual([shown]);
  });
});
