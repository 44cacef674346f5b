import { describe, expect, test } from 'vitest';
import type { House } from '../house.ts';
import { Guest, newPlayer } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

describe('around a match', () => {
  test('a rematch is one table for all who ask, everybody moved on by one', async () => {
    const id = await here.begun(wish({ seats: [PERSON, PERSON, BOT] }), here.ann, here.ben);
    expect(await here.house.rematch(id, here.ann)).toEqual({ ok: false, why: 'not-finished' });
    for (const player of [here.ann, here.ben])
      await here.house.follow(new Guest(here, player), { t: 'offer-stop', id: 's', table: id });
    const asked = await Promise.all([here.house.rematch(id, here.ann), here.house.rematch(id, here.ben)]);
    expect(asked[0]).toEqual(asked[1]);
    const next = asked[0].ok ? asked[0].id : '';
    expect((await here.info(next, here.ann))?.seats).toMatchObject([
      { kind: 'bot' },
      { kind: 'person', player: { name: 'Ann' }, isReady: false },
      { kind: 'person', player: { name: 'Ben' }, isReady: false },
    ]);
    expect((await here.info(id, here.ann))?.next).toBe(next);
    expect(await here.house.rematch(id, await newPlayer(here.store, 'Cleo'))).toMatchObject({ id: next });
    // With the last yes it begins.
    await here.house.at(next, table => table.sit(here.ann, { entropy: 'a' }));
    expect((await here.info(next, here.ann))?.status).toBe('open');
    await here.house.at(next, table => table.sit(here.ben, { entropy: 'b' }));
    expect((await here.info(next, here.ann))?.status).toBe('playing');
  });

  test('people talk if they may, and strangers only look on', async () => {
    const id = await here.seated(wish({ visibility: 'public' }), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    const onlooker = new Guest(here, await newPlayer(here.store, 'Cleo'));
    await guest.watch(id);
    await onlooker.watch(id);
    const say = { tag: 'text', text: '<b>hello</b>' } as const;
    await here.house.follow(guest, { t: 'say', id: '1', table: id, say });
    expect(guest.of('error')).toMatchObject([{ why: 'chat-off' }]);
    await here.house.follow(guest, { t: 'say', id: '2', table: id, say: { tag: 'emote', emote: 'hello' } });
    await here.house.at(id, table => table.setChat(here.ann, true));
    await here.house.follow(guest, { t: 'say', id: '3', table: id, say });
    await here.house.follow(guest, { t: 'say', id: '3', table: id, say });
    await here.house.follow(onlooker, { t: 'say', id: '4', table: id, say });
    expect(onlooker.of('error')).toMatchObject([{ why: 'not-seated' }]);
    const heard = onlooker.of('talk').flatMap(({ said }) => said.map(one => one.say));
    expect(heard).toEqual([{ tag: 'emote', emote: 'hello' }, say]);
    const late = new Guest(here, here.ben);
    await late.watch(id);
    expect(late.of('talk')[0]?.said.map(({ seq, seat }) => [seq, seat])).toEqual([
      [1, 0],
      [2, 0],
    ]);
  });

  test('one’s own tables say whose turn it is, also to pages that look elsewhere', async () => {
    const elsewhere = new Guest(here, here.ann);
    await here.news.arrive(elsewhere);
    expect(elsewhere.of('mine')).toEqual([{ t: 'mine', tables: [] }]);
    const id = await here.begun(wish({ seats: [PERSON, BOT] }), here.ann);
    await elsewhere.until(() =>
      elsewhere
        .of('mine')
        .at(-1)
        ?.tables.find(one => one.id === id && one.isAsked),
    );
    expect(await here.news.mine(here.ben)).toEqual([]);
    // What is over is in the list that one asks for, and in none that is told by itself.
    const over = await here.begun(wish({ seats: [PERSON, BOT] }), here.ann);
    await here.house.follow(elsewhere, { t: 'resign', id: 'enough', table: over });
    expect((await here.news.mine(here.ann)).map(one => one.id).toSorted()).toEqual([id, over].toSorted());
    await elsewhere.until(() => {
      const last = elsewhere
        .of('mine')
        .at(-1)
        ?.tables.map(one => one.id);
      return last?.length === 1 && last[0] === id;
    });
    // Whoever looks at a table is told about it there; when they look away, the list is told anew.
    elsewhere.told.length = 0;
    here.news.lookAway(elsewhere);
    await elsewhere.until(() =>
      elsewhere
        .of('mine')
        .at(-1)
        ?.tables.find(one => one.id === id),
    );
  });

  test('nobody is held hostage: for who is gone for long, the others let a bot play', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    const relieve = async (house: House, who: Guest, seat: number): Promise<string> => {
      await house.follow(who, { t: 'relieve', id: 'r', table: id, seat });
      return JSON.stringify(who.told.findLast(one => one.t === 'done' || one.t === 'error'));
    };
    expect(await relieve(here.house, guest, 1)).toContain('not-now');
    await here.reopen({ awayMs: 0 });
    const [again, owner] = [new Guest(here, here.ann), new Guest(here, here.ben)];
    await again.watch(id);
    expect(await relieve(here.house, again, 0)).toContain('not-now');
    expect(await relieve(here.house, again, 1)).toContain('done');
    expect(again.of('info').at(-1)?.info.seats[1]).toMatchObject({ handedOver: 'others', isHere: false });
    await owner.watch(id);
    await here.house.follow(owner, { t: 'take-back', id: 'b', table: id });
    expect(owner.of('info').at(-1)?.info.seats[1]).toMatchObject({ handedOver: null, awaySince: null });
  });

  test('who is erased gives up first, and their pages are shown out', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const [first, second] = [new Guest(here, here.ann), new Guest(here, here.ben)];
    await here.news.arrive(second);
    await first.watch(id);
    await second.watch(id);
    await here.house.quit(here.ben);
    here.news.playerLeft(here.ben.id, await here.store.players.erase(here.ben.id));
    const info = await first.until(() => {
      const last = first.of('info').at(-1)?.info;
      const seat = last?.seats[1];
      return seat?.kind === 'person' && seat.player.name === '' && !seat.isHere ? last : null;
    });
    expect(info).toMatchObject({ status: 'over', outcome: { ranks: [1, 2], rule: 'table.resigned' } });
  });

  test('among partners, a camp in which nobody plays on has lost', async () => {
    const id = await here.begun(
      wish({ game: 'gamate', seats: [PERSON, PERSON, BOT, BOT] }),
      here.ann,
      here.ben,
    );
    const [first, second] = [new Guest(here, here.ann), new Guest(here, here.ben)];
    await first.watch(id);
    await second.watch(id);
    await here.house.follow(second, { t: 'resign', id: 'r', table: id });
    expect(first.of('info').at(-1)?.info).toMatchObject({
      status: 'over',
      outcome: { ranks: [1, 3, 1, 3], rule: 'table.resigned' },
    });
  });

  test('who leaves is seen to be away', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const [first, second] = [new Guest(here, here.ann), new Guest(here, here.ben)];
    await first.watch(id);
    await second.watch(id);
    const isHere = (): boolean => {
      const seat = first.of('info').at(-1)?.info.seats[1];
      return seat?.kind === 'person' && seat.isHere;
    };
    await first.until(isHere);
    here.news.leave(second);
    await first.until(() => !isHere());
    expect(isHere()).toBe(false);
  });
});
