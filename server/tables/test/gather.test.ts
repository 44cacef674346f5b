import { describe, expect, test } from 'vitest';
import { must } from '#kernel/must.ts';
import type { AboutTable } from '#protocol/from-client.ts';
import { parseFromClient } from '#protocol/from-client.ts';
import type { PlayerRecord } from '../../store/records.ts';
import { Guest, newPlayer } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

/** As it comes over a socket. */
async function say(guest: Guest, message: Record<string, unknown>): Promise<void> {
  const read = parseFromClient(JSON.stringify(message));
  await here.house.follow(guest, must(read) as AboutTable);
}

async function watching(player: PlayerRecord, table: string, seat?: number | 'spectator'): Promise<Guest> {
  const guest = new Guest(here, player, { takesChanges: true });
  await say(guest, { t: 'watch', id: 'w', table, ...(seat === undefined ? {} : { seat }) });
  return guest;
}

function viewer(guest: Guest): unknown {
  return guest.of('frames').at(-1)?.viewer;
}

async function heldBy(table: string): Promise<unknown[]> {
  const { seats } = must(await here.info(table, here.ann));
  return seats.map(there => (there.kind === 'person' ? (there.heldBy ?? null) : null));
}

/** Ann's device holds both seats. */
async function gathered(): Promise<{ readonly id: string; readonly ann: Guest; readonly ben: Guest }> {
  const id = await here.begun(wish(), here.ann, here.ben);
  const [ann, ben] = [await watching(here.ann, id), await watching(here.ben, id)];
  await say(ann, { t: 'offer-gather', id: 'g', table: id });
  expect(must(await here.info(id, here.ben)).gather).toEqual({ by: 0, agreed: [0] });
  await say(ben, { t: 'answer-gather', id: 'a', table: id, agrees: true });
  return { id, ann, ben };
}

describe('around one device', () => {
  test('once all agree it sees and plays for every seat, and nobody else does', async () => {
    const { id } = await gathered();
    expect(await heldBy(id)).toEqual([null, 0]);
    const second = await watching(here.ann, id, 1);
    expect(viewer(second)).toBe(1);
    expect(viewer(await watching(here.ben, id, 0))).toBe(1);
    expect(viewer(await watching(await newPlayer(here.store, 'Cleo'), id, 1))).toBe('spectator');
    expect(viewer(await watching(here.ann, id, 'spectator'))).toBe('spectator');
    const own = await watching(here.ann, id);
    for (let step = 0; step < 2; step++) {
      const asked = must(await here.house.find(id));
      const isAnn = await asked.isAsked(here.ann.id);
      await (isAnn ? own : second).play(id, step, { kind: 'pass' });
    }
    expect(must(await here.info(id, here.ann)).step).toBe(2);
    expect(second.of('refused')).toEqual([]);
  });

  test('nothing is seen before the last yes, and nothing after a no', async () => {
    const id = await here.begun(wish({ seats: [PERSON, PERSON, BOT] }), here.ann, here.ben);
    const [ann, ben] = [await watching(here.ann, id), await watching(here.ben, id)];
    await say(ann, { t: 'offer-gather', id: 'g', table: id });
    expect(viewer(await watching(here.ann, id, 1))).toBe(0);
    await say(ben, { t: 'answer-gather', id: 'a', table: id, agrees: false });
    expect(must(await here.info(id, here.ann)).gather).toBeUndefined();
    expect(viewer(await watching(here.ann, id, 1))).toBe(0);
    // Once a step is enough.
    await say(ann, { t: 'offer-gather', id: 'again', table: id });
    expect(ann.of('error').at(-1)).toMatchObject({ id: 'again', why: 'not-now' });
    expect(await heldBy(id)).toEqual([null, null, null]);
  });

  test('a seat that is taken back is shown to its owner alone, from the next word on', async () => {
    const { id, ben } = await gathered();
    const second = await watching(here.ann, id, 1);
    await say(ben, { t: 'take-back', id: 't', table: id });
    expect(await heldBy(id)).toEqual([null, null]);
    // Told whole, as what one's own seat sees.
    expect(viewer(second)).toBe(0);
    const told = second.told.length;
    await ben.play(id, 0, { kind: 'pass' });
    const after = JSON.stringify(second.told.slice(told));
    expect(after).not.toContain('"viewer":1');
  });

  test('it holds after a restart, until whoever holds the others gives up', async () => {
    const { id } = await gathered();
    await here.reopen();
    expect(await heldBy(id)).toEqual([null, 0]);
    const ann = await watching(here.ann, id);
    expect(viewer(await watching(here.ann, id, 1))).toBe(1);
    await say(ann, { t: 'resign', id: 'r', table: id });
    expect(must(await here.info(id, here.ann)).status).toBe('over');
    expect(await heldBy(id)).toEqual([null, null]);
  });

  test('whoever left needs not agree, and a bot goes on for them', async () => {
    const id = await here.begun(wish({ seats: [PERSON, PERSON] }), here.ann, here.ben);
    const [ann, ben] = [await watching(here.ann, id), await watching(here.ben, id)];
    await say(ben, { t: 'hand-over', id: 'h', table: id });
    await say(ann, { t: 'offer-gather', id: 'g', table: id });
    expect(await heldBy(id)).toEqual([null, null]);
    expect(must(await here.info(id, here.ann)).gather).toBeUndefined();
    expect(viewer(await watching(here.ann, id, 1))).toBe(0);
  });
});
