import { expect, test, vi } from 'vitest';
import { meta } from '#games/mathable/meta.ts';
import { game } from '#games/mathable/rules/index.ts';
import type { PlayerRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { Guest } from './guests.ts';
import { severalHouses } from './several-houses.ts';

const here = severalHouses();

/** Moves that do not end a match. */
const PASSES = 5;

test('two processes serve one table: each move is taken once, and both tell the same', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun();
  const guests = [new Guest(first, ann), new Guest(second, ben)] as const;
  for (const guest of guests) await guest.watch(id);
  await Promise.all(guests.map(guest => guest.playOn(id)));
  expect(guests[0].envelope(id)?.outcome).toEqual(guests[1].envelope(id)?.outcome);
  expect(await second.house.matchFile(id)).toEqual(await first.house.matchFile(id));
});

test('people sit down and begin at different processes', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.seated({ seats: [{ kind: 'person' }, { kind: 'person' }] });
  await first.house.at(id, table => table.stand(ben));
  const guest = new Guest(first, ann);
  await guest.watch(id);
  expect(await second.house.at(id, table => table.sit(ben, { entropy: 'b' }))).toMatchObject({ ok: true });
  await guest.until(() => guest.of('info').at(-1)?.info.seats[1]?.kind === 'person');
  expect(await second.house.at(id, table => table.begin(ann))).toEqual({ ok: true });
  await guest.until(() => guest.envelope(id)?.step === 0);
  expect(guest.of('info').at(-1)?.info.status).toBe('playing');
});

test('what begins elsewhere is shown by a process that was just started and still fetches the rules', async () => {
  const { first, ann, ben } = here;
  let [isFetching, hears] = [false, 0];
  const fetched = gate();
  const rules = async () => {
    isFetching = true;
    await fetched.passed;
    return { game };
  };
  const late = await here.open(store => store, { games: { mathable: { meta, rules } } });
  late.store.onChange(({ kind }) => {
    hears += Number(kind === 'record');
  });
  const id = await here.seated();
  const guest = new Guest(late, ben);
  const watching = guest.watch(id);
  await expect.poll(() => isFetching).toBe(true);
  const before = hears;
  expect(await first.house.at(id, table => table.begin(ann))).toEqual({ ok: true });
  await expect.poll(() => hears).toBeGreaterThan(before);
  fetched.open();
  await watching;
  await guest.until(() => guest.envelope(id)?.step === 0);
  expect(guest.of('info').at(-1)?.info.status).toBe('playing');
});

test('what is played at one process is seen at the other, which reads nothing for it', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun();
  const guests = [new Guest(first, ann), new Guest(second, ben)] as const;
  for (const guest of guests) await guest.watch(id);
  // Lists are told how the table was set up, for which they read it.
  await new Promise(resolve => setTimeout(resolve, 500));
  const { events, tables } = second.store;
  const read = [vi.spyOn(events, 'after'), vi.spyOn(tables, 'find'), vi.spyOn(tables, 'secret')];
  for (let step = 0; step < PASSES; step++) {
    await Promise.all(guests.map(guest => guest.until(() => guest.envelope(id)?.step === step)));
    const mover = guests.find(guest => guest.isAsked(id)) as Guest;
    await mover.play(id, step, { kind: 'pass' });
  }
  await guests[1].until(() => guests[1].envelope(id)?.step === PASSES);
  for (const { mock } of read) expect(mock.calls).toEqual([]);
});

test('whoever answers what another process has long answered is shown what it wrote', async () => {
  const { first } = here;
  const deaf = await here.open(store => ({ ...store, onChange() {} }));
  const id = await here.begun();
  const onlooker = new Guest(first, here.ann);
  await onlooker.watch(id);
  const { step, turn } = await onlooker.until(() => onlooker.envelope(id));
  const asked = [here.ann, here.ben][turn?.seats[0] ?? 0] as PlayerRecord;
  // Two pages of whoever is asked.
  const [one, other] = [new Guest(first, asked), new Guest(deaf, asked)];
  // The second asks once more than the first, so that its move has an id of its own.
  for (const guest of [one, other, other]) await guest.watch(id);
  await one.play(id, step, { kind: 'pass' });
  await one.until(() => (one.envelope(id)?.step ?? 0) > step);
  expect(other.envelope(id)?.step).toBe(step);
  await other.play(id, step, { kind: 'pass' });
  expect(other.of('refused').at(-1)).toMatchObject({ rule: 'table.stale', step: step + 1 });
  await other.until(() => other.envelope(id)?.step === step + 1);
});

test('whoever is erased at one process is shown out of the other, and a new name is known there', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.seated();
  const [mine, theirs] = [new Guest(second, ann), new Guest(second, ben)];
  for (const guest of [mine, theirs]) {
    await second.news.arrive(guest);
    await guest.watch(id);
  }
  const named = (name: string) => (): boolean => {
    const seat = theirs.of('info').at(-1)?.info.seats[0];
    return seat?.kind === 'person' && seat.player.name === name;
  };
  await theirs.until(named('Ann'));
  await first.store.players.change(ann.id, { name: 'Anna', face: 2 });
  first.house.playerChanged(ann.id);
  await theirs.until(named('Anna'));
  expect([mine.isGone, theirs.isGone]).toEqual([false, false]);
  first.news.playerLeft(ann.id, await first.store.players.erase(ann.id));
  await theirs.until(() => mine.isGone);
  expect([mine.isGone, theirs.isGone]).toEqual([true, false]);
});

test('whoever is erased while a process hears nothing of the others is shown out once it does', async () => {
  const { first, ann, ben } = here;
  const missed: (() => void)[] = [];
  const deaf = await here.open(store => ({
    ...store,
    onChange() {},
    onMissed: listener => missed.push(listener),
  }));
  const [hers, his] = [new Guest(deaf, ann), new Guest(deaf, ben)];
  for (const guest of [hers, his]) await deaf.news.arrive(guest);
  first.news.playerLeft(ann.id, await first.store.players.erase(ann.id));
  for (const catchUp of missed) catchUp();
  await expect.poll(() => hers.isGone).toBe(true);
  expect(his.isGone).toBe(false);
});

test('what is said at one process is heard once at the other', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun();
  const guests = [new Guest(first, ann), new Guest(second, ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const said = (guest: Guest): string[] =>
    guest.of('talk').flatMap(({ said }) => said.map(({ say }) => (say.tag === 'emote' ? say.emote : '')));
  await guests[0].say(id, 'hello');
  await guests[1].until(() => said(guests[1]).includes('hello'));
  // At the same moment: each is kept, and both hear both.
  await Promise.all([guests[0].say(id, 'oops'), guests[1].say(id, 'thanks')]);
  for (const guest of guests) await guest.until(() => said(guest).length >= 3);
  for (const guest of guests) expect(said(guest).toSorted()).toEqual(['hello', 'oops', 'thanks']);
});

test('the lobby of one process has the tables of the other, from the first moment to the last', async () => {
  const { first, second, ann, ben } = here;
  const follower = new Guest(second, ben);
  await second.news.lobby.follow(follower, true);
  expect(follower.of('lobby')[0]?.tables).toEqual([]);
  const id = await here.seated({ visibility: 'public' });
  const last = () => follower.of('lobby-change').findLast(change => change.id === id);
  await follower.until(() => last()?.table?.seats[1]?.kind === 'person');
  await first.house.at(id, table => table.begin(ann));
  await follower.until(() => last()?.table?.status === 'playing');
  await first.house.follow(new Guest(first, ann), { t: 'resign', id: 'r', table: id });
  await follower.until(() => last()?.table === null);
  expect(await second.news.lobby.tables()).toEqual([]);
});

test('whose turn it became at one process hears of it at the other, on whatever page', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun();
  const guests = [new Guest(first, ann), new Guest(first, ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const mover = guests.find(guest => guest.isAsked(id)) as Guest;
  const next = new Guest(second, mover.player === ann ? ben : ann);
  await second.news.arrive(next);
  const mine = () =>
    next
      .of('mine')
      .at(-1)
      ?.tables.find(table => table.id === id);
  expect(mine()?.isAsked).toBe(false);
  await mover.play(id, 0, { kind: 'pass' });
  await next.until(() => mine()?.isAsked);
  expect(mine()?.isAsked).toBe(true);
});

test('whoever is too late to say that they are not ready is shown the match that began elsewhere', async () => {
  const { ann, ben } = here;
  const { held, release, store } = holding('save');
  const slow = await here.open(store);
  const id = await here.seated();
  const guest = new Guest(slow, ben);
  await guest.watch(id);
  const saying = slow.house.at(id, table => table.ready(ben, false));
  await held;
  expect(await here.first.house.at(id, table => table.begin(ann))).toEqual({ ok: true });
  release();
  expect(await saying).toEqual({ ok: false, why: 'not-open' });
  await guest.until(() => guest.envelope(id)?.step === 0);
  expect(guest.of('info').at(-1)?.info.status).toBe('playing');
});

test('a move that is written after something else happened elsewhere does not hide that from those who watch', async () => {
  const { first, ann, ben } = here;
  const { held, release, store } = holding('append');
  const slow = await here.open(store);
  const id = await here.begun();
  const guests = [new Guest(slow, ann), new Guest(slow, ben)] as const;
  for (const guest of guests) await guest.watch(id);
  const [mover, other] = guests[0].isAsked(id) ? guests : [guests[1], guests[0]];
  // That somebody came is told a moment later.
  await new Promise(resolve => setTimeout(resolve, 500));
  const playing = mover.play(id, 0, { kind: 'pass' });
  await held;
  const away = new Guest(first, other.player);
  await first.house.follow(away, { t: 'hand-over', id: 'away', table: id });
  expect(away.of('done')).toHaveLength(1);
  release();
  await playing;
  await mover.until(() => mover.envelope(id)?.step === 1);
  const seat = mover.player === ann ? 1 : 0;
  await mover.until(() => {
    const there = mover.of('info').at(-1)?.info.seats[seat];
    return there?.kind === 'person' && there.handedOver === 'owner';
  });
});

/** A store that waits before it first writes something of this kind, until it is told to go on. */
function holding(what: 'save' | 'append'): {
  readonly held: Promise<void>;
  readonly release: () => void;
  readonly store: (store: Store) => Store;
} {
  const [held, released] = [gate(), gate()];
  const wait = (): Promise<void> => {
    held.open();
    return released.passed;
  };
  return {
    held: held.passed,
    release: released.open,
    store: store => ({
      ...store,
      tables: {
        ...store.tables,
        save: async record => {
          if (what === 'save') await wait();
          return store.tables.save(record);
        },
      },
      events: {
        ...store.events,
        append: async append => {
          if (what === 'append' && append.events.length > 0) await wait();
          return store.events.append(append);
        },
      },
    }),
  };
}

function gate(): { readonly passed: Promise<void>; readonly open: () => void } {
  let open = (): void => {};
  const passed = new Promise<void>(resolve => {
    open = resolve;
  });
  return { passed, open };
}
