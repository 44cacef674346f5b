import { describe, expect, test } from 'vitest';
import type { Meta } from '#contract/meta.ts';
import { registry } from '#games/registry.ts';
import { Guest } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

describe('what goes wrong', () => {
  test('a bot that stood in, went, and stands in again in the same step is asked again', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    const wait = guest.envelope(id)?.turn?.seats[0] === 0 ? guest : new Guest(here, here.ben);
    const say = (t: 'hand-over' | 'take-back'): Promise<void> =>
      here.house.follow(wait, { t, id: t, table: id });
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

  const choice = { kind: 'choice', seat: 0, by: 'player', elapsedMs: 1, step: 0 } as const;
  test.each([
    ['a move that the rules do not know', { ...choice, move: { kind: 'nonsense' } }],
    ['an event that is none', { kind: 'dance', seat: 0 } as never],
  ])('a match that cannot be read any more concerns nobody else: %s', async (_, event) => {
    const id = await here.begun(wish(), here.ann, here.ben);
    // No house is open meanwhile: it would look at what is due, and put it off.
    await here.shut();
    await here.store.events.append({ match: id, events: [{ seq: 1, at: 1, event }], due: 1 });
    await here.reopen();
    expect(await here.news.mine(here.ann)).toMatchObject([{ id, isAsked: false }]);
    expect(await here.info(id, here.ann)).toMatchObject({ id, status: 'playing' });
    const isDue = async (): Promise<boolean> => (await here.store.tables.due(Date.now(), 10)).includes(id);
    while (here.troubles.length === 0 || (await isDue()))
      await new Promise(resolve => setTimeout(resolve, 20));
    // Told once, and without the name of the table: that is an invitation.
    expect(here.troubles.map(String)).toEqual([expect.stringMatching(/^clock,Error: \w+$/)]);
    here.troubles.length = 0;
    await here.house.quit(here.ann);
    const other = await here.begun(wish({ seats: [PERSON, BOT] }), here.ann);
    const guest = new Guest(here, here.ann);
    await guest.watch(other);
    await guest.playOn(other);
  });

  test.each([
    ['damaged clock', "UPDATE match SET clock = '{}' WHERE id = ?"],
    ['damaged level', "UPDATE match_seat SET level = 9 WHERE match = ? AND kind = 'bot'"],
  ])('a table whose row is damaged (%s) is told of once, and concerns no other table', async (what, sql) => {
    const order = wish({ seats: [PERSON, PERSON, BOT], visibility: 'public' });
    const damaged = await here.begun(order, here.ann, here.ben);
    const other = await here.begun(wish({ visibility: 'public' }), here.ann, here.ben);
    await here.shut();
    for (const [due, match] of [damaged, other].entries())
      await here.store.events.append({ match, events: [], due });
    here.damage(sql, damaged);
    await here.reopen();
    const isAnyDue = async (): Promise<boolean> => (await here.store.tables.due(Date.now(), 10)).length > 0;
    while (await isAnyDue()) await new Promise(resolve => setTimeout(resolve, 20));
    expect(here.troubles.splice(0).map(String)).toEqual([`clock,Error: ${what}`]);
    for (const list of [await here.news.lobby.tables(), await here.news.mine(here.ann)])
      expect(list.map(({ id }) => id)).toContain(other);
  });

  test('a table whose game is no longer on the shelf is not looked at again and again', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    await here.shut();
    await here.store.events.append({ match: id, events: [], due: 1 });
    await here.reopen({ games: {} });
    const due = (): Promise<readonly string[]> => here.store.tables.due(Date.now(), 10);
    await expect.poll(due, { timeout: 20_000 }).toEqual([]);
    expect(here.troubles).toEqual([]);
  });

  test('rules that break down once leave the match as it was', async () => {
    const { game } = await (registry['mathable']?.rules?.() ?? Promise.reject());
    let breaks = false;
    const apply: typeof game.apply = (...given) => {
      if (breaks) throw new Error('broken rules');
      return game.apply(...given);
    };
    const meta = registry['mathable']?.meta as Meta;
    await here.reopen({
      games: { mathable: { meta, rules: async () => ({ game: { ...game, apply } }) } },
    });
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    const seat = guest.envelope(id)?.turn?.seats[0] ?? 0;
    const mover = seat === 0 ? guest : new Guest(here, here.ben);
    breaks = true;
    await mover.play(id, 0, { kind: 'pass' });
    expect(mover.of('error')).toMatchObject([{ why: 'busy' }]);
    breaks = false;
    await mover.play(id, 0, { kind: 'pass' });
    await guest.until(() => guest.envelope(id)?.step === 1);
    expect(here.troubles.splice(0)).toHaveLength(1);
    await here.reopen();
    expect((await here.info(id, here.ann))?.step).toBe(1);
  });

  test('who is gone before they are let in is not here', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    const watching = guest.watch(id);
    guest.close();
    await watching;
    expect((await here.info(id, here.ben))?.seats[0]).toMatchObject({ isHere: false });
  });
});
