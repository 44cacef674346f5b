import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ClockInfo } from '#protocol/table-info.ts';
import type { Store } from '../../store/store.ts';
import { HouseClock } from '../house-clock.ts';
import { Guest, type Opened, openHouseOn } from './guests.ts';
import { oneHouse, wish } from './one-house.ts';

const HOURS = 2 * 3_600_000;
const SECONDS = 3;

const here = oneHouse();
beforeEach(() => here.shut());
afterEach(() => {
  vi.restoreAllMocks();
});

describe('somebody moves the clock on the wall', () => {
  test.each([
    ['forward', HOURS],
    ['back', -HOURS],
  ])('%s: a player has as much time as before, and no more', async (_, by) => {
    const { guest, id, begun, close } = await playing(here.store);
    const asked = performance.now();
    const before = await guest.until(() => clocksOf(guest, id));
    move(by);
    // Somebody who comes in now is shown the same.
    await pause(300);
    const other = new Guest(guest.at, here.ben);
    await other.watch(id);
    const shown = clocksOf(other, id) as ClockInfo;
    const seat = shown.running[0] ?? 0;
    const passed = performance.now() - asked;
    const left = (shown.left[seat] ?? 0) - (before.left[seat] ?? 0);
    expect(Math.abs(left + passed)).toBeLessThan(250);
    expect(guest.envelope(id)?.step).toBe(0);
    // And then it runs out.
    await guest.until(() => (guest.envelope(id)?.step ?? 0) > 0);
    const took = performance.now() - begun;
    expect(took).toBeGreaterThan(SECONDS * 1000 - 50);
    expect(took).toBeLessThan(SECONDS * 1000 + 1500);
    await close();
  });

  test('what was written down never lies ahead of the clock of a house that opens later', async () => {
    const clock = new HouseClock(here.store.service);
    await clock.beat();
    move(HOURS);
    await clock.beat();
    const late = clock.now();
    expect((clock.outages.at(-1)?.to ?? 0) - (clock.outages.at(-1)?.from ?? 0)).toBeGreaterThan(HOURS - 1000);
    move(0);
    const next = new HouseClock(here.store.service);
    await next.beat();
    expect(next.now()).toBeGreaterThanOrEqual(late);
    expect(next.now() - late).toBeLessThan(1000);
  });

  test('a little is caught up with by and by', async () => {
    const clock = new HouseClock(here.store.service);
    await clock.beat();
    const { length } = clock.outages;
    const before = clock.now() - Date.now();
    move(500);
    await pause(100);
    await clock.beat();
    expect(clock.outages).toHaveLength(length);
    const gained = clock.now() - (Date.now() - 500) - before;
    expect(gained).toBeLessThan(5);
  });
});

test('the time in which the house was closed is nobody’s, and all the rest is theirs', async () => {
  const first = await playing(here.store);
  await pause(1000);
  await first.close();
  const closed = performance.now();
  await pause(1000);
  const { guest, id, openedAt, close } = await playing(here.store, first.id);
  const away = openedAt - closed;
  const shown = await guest.until(() => clocksOf(guest, id));
  const left = shown.left[shown.running[0] ?? 0] ?? 0;
  const expected = SECONDS * 1000 - (performance.now() - first.begun - away);
  expect(Math.abs(left - expected)).toBeLessThan(250);
  expect(left).toBeLessThan(SECONDS * 1000 - 900);
  await close();
});

/** A match with a clock that Ann watches; the house notes often that it serves. */
async function playing(store: Store, there?: string) {
  const { service } = store;
  const opened: Opened = openHouseOn({ ...store, service: { every: 50, beat: now => service.beat(now) } });
  const openedAt = performance.now();
  const id = there ?? (await begin(opened));
  const begun = performance.now();
  const guest = new Guest(opened, here.ann);
  // Once it has looked at what is on record.
  await pause(300);
  await guest.watch(id);
  return { guest, id, openedAt, begun, close: opened.close };
}

async function begin({ house }: Opened): Promise<string> {
  const made = await house.create(here.ann, wish({ clock: { kind: 'move', seconds: SECONDS } }));
  const id = made.ok ? made.id : '';
  for (const one of [here.ann, here.ben]) await house.at(id, table => table.sit(one, { entropy: 'e' }));
  await house.at(id, table => table.begin(here.ann));
  return id;
}

function clocksOf(guest: Guest, id: string): ClockInfo | undefined {
  return guest.of('frames').findLast(({ table }) => table === id)?.clocks;
}

function move(by: number): void {
  vi.restoreAllMocks();
  const { now } = Date;
  vi.spyOn(Date, 'now').mockImplementation(() => now() + by);
}

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}
