import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Counter } from 'prom-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openStore } from '../../store/open-store.ts';
import type { Store } from '../../store/store.ts';
import { addMatch, eventsFrom } from '../../store/test/people.ts';
import { Figures } from '../figures.ts';

function newMeter() {
  const one = (name: string) => new Counter({ name, help: name, registers: [] });
  return { acknowledged: one('acknowledged'), kept: one('kept') };
}

let folder = '';
let store: Store;
let now = 0;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'etagere-figures-'));
  store = await openStore({ folder });
  now = 1_000;
});
afterEach(async () => {
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

function open(): {
  readonly figures: Figures;
  readonly meter: ReturnType<typeof newMeter>;
  readonly troubles: unknown[];
} {
  const troubles: unknown[] = [];
  const meter = newMeter();
  // As if another house had been open in this process before.
  meter.kept.inc(1000);
  const figures = new Figures({
    store: store.figures,
    meter,
    now: () => now,
    version: 'v',
    report: (_, error) => troubles.push(error),
  });
  return { figures, meter, troubles };
}

/** What somebody did, acknowledged as a house would. */
async function play({ figures, meter }: ReturnType<typeof open>, events: number): Promise<void> {
  const { id: match } = await addMatch(store);
  await store.events.append({ match, events: eventsFrom(1, events), due: null });
  meter.kept.inc(events);
  meter.acknowledged.inc();
  figures.waits.latest.record(4000);
}

test('moves are counted on, whatever ends and starts again in between', async () => {
  const first = open();
  await first.figures.start();
  await play(first, 3);
  await first.figures.close();
  now = 9_000;
  const second = open();
  await second.figures.start();
  await play(second, 2);
  await second.figures.close();
  expect(await second.figures.about()).toMatchObject({
    version: 'v',
    startedAt: 9_000,
    since: 1_000,
    moves: 2,
    kept: 5,
    lost: 0,
    kills: 0,
    playing: 2,
    waits: { moves: 1, p50: expect.any(Number) },
  });
});

test('one that ended without a word was killed, and nothing is counted that was not acknowledged', async () => {
  const killed = open();
  await killed.figures.start();
  await play(killed, 3);
  const next = open();
  await next.figures.start();
  // What it did not come to note is in the logs.
  expect(await next.figures.about()).toMatchObject({ kills: 1, moves: 0, kept: 3, lost: 0 });
});

test('what was told and is in no log is lost', async () => {
  const house = open();
  await house.figures.start();
  await play(house, 3);
  // Told, and a disk that had said yes forgot it.
  house.meter.kept.inc(2);
  await house.figures.close();
  expect(await house.figures.about()).toMatchObject({ kept: 3, lost: 2 });
});

test('a store that does not answer is told of, and counting goes on', async () => {
  const house = open();
  await house.figures.start();
  await play(house, 1);
  const note = vi.spyOn(store.figures, 'note').mockRejectedValue(new Error('full'));
  await house.figures.close();
  expect(house.troubles.map(String)).toEqual(['Error: full']);
  note.mockRestore();
  await house.figures.close();
  expect(await house.figures.about()).toMatchObject({ moves: 1, lost: 0 });
});
