import { expect, test, vi } from 'vitest';
import { meta } from '#games/mathable/meta.ts';
import { game } from '#games/mathable/rules/index.ts';
import type { PlayerRecord } from '../../store/records.ts';
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
  let fetched = (): void => {};
  const fetching = new Promise<void>(resolve => {
    fetched = resolve;
  });
  const rules = async () => {
    isFetching = true;
    await fetching;
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
  fetched();
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
