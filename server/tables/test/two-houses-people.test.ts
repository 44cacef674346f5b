import { expect, test } from 'vitest';
import type { SeatInfo } from '#protocol/table-info.ts';
import { Guest, type Opened } from './guests.ts';
import { severalHouses } from './several-houses.ts';

const here = severalHouses();

/** Milliseconds after which somebody may be relieved. */
const AWAY = 500;

test('who is here is known at all processes, and since when somebody is not', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun();
  const [mine, theirs] = [new Guest(first, ann), new Guest(second, ben)];
  await mine.watch(id);
  await theirs.watch(id);
  await mine.until(() => seatOf(mine, 1)?.isHere);
  await theirs.until(() => seatOf(theirs, 0)?.isHere);
  // One more page, at the other process, and both keep him here until both are closed.
  const again = new Guest(first, ben);
  await again.watch(id);
  second.news.leave(theirs);
  await pause(AWAY);
  expect(seatOf(mine, 1)).toMatchObject({ isHere: true, awaySince: null });
  first.news.leave(again);
  await mine.until(() => seatOf(mine, 1)?.isHere === false);
  const onlooker = new Guest(second, ben);
  const info = await (await second.house.find(id))?.info(onlooker.player.id);
  expect(info?.seats[1]).toEqual(seatOf(mine, 1));
});

test('those who look on are counted once, wherever they are', async () => {
  const { first, second, ann, ben } = here;
  const id = await here.begun({ seats: [{ kind: 'person' }, { kind: 'bot', level: 1 }] });
  const pages = [new Guest(first, ann), new Guest(first, ben), new Guest(second, ben)];
  for (const page of pages) await page.watch(id);
  for (const page of pages) await page.until(() => page.of('info').at(-1)?.info.spectators === 1);
  expect((await (await second.house.find(id))?.info(null))?.spectators).toBe(1);
});

test('nobody is relieved or replaced who is present at another process', async () => {
  const { first, second, ann, ben } = here;
  const third = await here.open(store => store, { awayMs: AWAY });
  const id = await here.begun();
  const open = await here.seated();
  const [mine, theirs] = [new Guest(third, ann), new Guest(second, ben)];
  await mine.watch(id);
  for (const table of [id, open]) await theirs.watch(table);
  // Longer than one who is away is waited for, and less than one who is here.
  await pause(AWAY * 1.2);
  const relieve = async (command: string) => {
    await third.house.follow(mine, { t: 'relieve', id: command, table: id, seat: 1 });
    return [...mine.of('done'), ...mine.of('error')].find(answer => answer.id === command);
  };
  const replace = ({ house }: Opened) =>
    house.at(open, table => table.setSeat(ann, 1, { kind: 'bot', level: 1 }));
  expect(await relieve('early')).toMatchObject({ why: 'not-now' });
  expect(await replace(first)).toEqual({ ok: false, why: 'seat-taken' });
  second.news.leave(theirs);
  await pause(2 * AWAY);
  expect(await relieve('late')).toEqual({ t: 'done', id: 'late' });
  expect(await replace(first)).toEqual({ ok: true });
});

test('in a slow game nobody is written to who has a page open at another process', async () => {
  const { first, second, ann, ben } = here;
  const pages = [new Guest(second, ann), new Guest(second, ben)];
  for (const page of pages) await second.news.arrive(page);
  await pause(100);
  await here.begun({ clock: { kind: 'days', days: 3 } });
  await pause(200);
  expect(first.notified).toEqual([]);
  for (const page of pages) second.news.leave(page);
  await pause(100);
  await here.begun({ clock: { kind: 'days', days: 3 } });
  await pause(200);
  expect(first.notified).toHaveLength(1);
});

function seatOf(guest: Guest, seat: number): Extract<SeatInfo, { kind: 'person' }> | undefined {
  const there = guest.of('info').at(-1)?.info.seats[seat];
  return there?.kind === 'person' ? there : undefined;
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
