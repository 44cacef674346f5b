import { gunzipSync } from 'node:zlib';
import { describe, expect, test, vi } from 'vitest';
import { verify } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { parseArchive } from '#protocol/archive.ts';
import type { FromServer } from '#protocol/from-server.ts';
import { LastFrames } from '#protocol/last-frames.ts';
import { unpackFrames } from '#protocol/packed-frames.ts';
import { BotPool } from '../bot-pool.ts';
import { Guest, newPlayer } from './guests.ts';
import { BOT, oneHouse, PERSON, wish } from './one-house.ts';

const here = oneHouse();

describe('playing', () => {
  test('against bots goes to its end by itself, and is kept for ever', async () => {
    const id = await here.begun(wish({ seats: [PERSON, BOT] }), here.ann);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    await guest.playOn(id);
    const info = await guest.until(() => guest.of('info').find(one => one.info.status === 'over')?.info);
    expect(info.outcome?.ranks).toHaveLength(2);
    const file = await here.house.matchFile(id);
    if (!file.ok) throw new Error(file.why);
    const read = parseLog(file.file);
    if (!read.ok) throw new Error(read.field);
    const { proof, seed } = read.log;
    expect(proof?.entropies).toEqual(['Ann', '']);
    expect(proof && verify(proof, info.commitment, seed)).toBe(true);
    expect(file.file['players']).toEqual(['Ann', '']);
    const archived = await archiveOf(id);
    const archive = parseArchive(JSON.parse(gunzipSync(archived).toString()));
    expect([...(archive?.keys() ?? [])].sort()).toEqual(['0', '1', 'spectator']);
    const kept = archive?.get('0');
    expect(kept).toHaveLength((guest.envelope(id)?.step ?? 0) + 1);
    expect(kept?.at(-1)?.envelope).toEqual(guest.envelope(id));
  });

  test('what a house did not come to keep before it closed, the next one keeps', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    await here.house.follow(guest, { t: 'resign', id: 'enough', table: id });
    await here.reopen();
    expect(parseArchive(JSON.parse(gunzipSync(await archiveOf(id)).toString()))?.size).toBe(3);
    expect(await here.store.tables.unarchived()).toEqual([]);
  });

  test('a move is told once to everybody, and answered to who made it', async () => {
    const id = await here.begun(wish(), here.ann, here.ben);
    const guests = [new Guest(here, here.ann), new Guest(here, here.ben), new Guest(here, here.ann)];
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
    const id = await here.begun(wish(), here.ann, here.ben);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    const stranger = new Guest(here, await newPlayer(here.store, 'Cleo'));
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
    const id = await here.begun(wish(), here.ann, here.ben);
    expect(await here.house.matchFile(id)).toEqual({ ok: false, why: 'not-finished' });
    expect(await here.store.tables.archived(id)).toBe(null);
  });

  test.each(['mathable', 'matryoshka', 'gamate'])(
    '%s: changes put together are the frames that others are sent whole',
    async game => {
      const seats = [PERSON, ...Array.from({ length: game === 'gamate' ? 3 : 1 }, () => BOT)];
      const config = game === 'gamate' ? { length: 'deals-1' } : {};
      const id = await here.begun(wish({ game, config, seats }), here.ann);
      const whole = new Guest(here, here.ann);
      const inParts = new Guest(here, here.ann, { takesChanges: true });
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
        await here.house.follow(guest, {
          t: 'history',
          id: 'h',
          table: id,
          before: 1e6,
          ...(guest.takesChanges ? { changes: true } : {}),
        });
      const pastOf = (guest: Guest) => unpackFrames(guest.of('history')[0] ?? { frames: [] });
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
    const id = await here.begun(wish({ seats: [PERSON, BOT] }), here.ann);
    const guest = new Guest(here, here.ann);
    await guest.watch(id);
    await guest.playOn(id);
    const last = guest.envelope(id)?.step ?? 0;
    const back = new Guest(here, here.ann);
    await back.watch(id, last - 5);
    expect(stepsOf(back.of('frames'))).toEqual([4, 3, 2, 1, 0].map(before => last - before));
    const fresh = new Guest(here, here.ann);
    await fresh.watch(id);
    expect(stepsOf(fresh.of('frames'))).toEqual([last]);
    let steps = [last];
    while ((steps[0] ?? 0) > 0) {
      await here.house.follow(fresh, { t: 'history', id: 'h', table: id, before: steps[0] ?? 0 });
      steps = stepsOf([fresh.of('history').at(-1) ?? { frames: [] }]).concat(steps);
    }
    expect(steps).toEqual([...Array(last + 1).keys()]);
    expect(fresh.of('history').at(-1)?.more).toBe(false);
  });
});

function stepsOf(
  messages: readonly { readonly frames: readonly { readonly envelope: unknown }[] }[],
): number[] {
  return messages.flatMap(({ frames }) => frames.map(({ envelope }) => (envelope as { step: number }).step));
}

/** Once it is written. */
test('archives are written one after the other, however many matches end together', async () => {
  const writing = { now: 0, most: 0, done: 0 };
  const spy = vi.spyOn(BotPool.prototype, 'archive').mockImplementation(async () => {
    writing.now += 1;
    writing.most = Math.max(writing.most, writing.now);
    // Longer than from one look of the house to the next.
    await new Promise(resolve => setTimeout(resolve, 400));
    writing.now -= 1;
    writing.done += 1;
    return null;
  });
  const ids = await Promise.all([1, 2, 3].map(() => here.begun(wish(), here.ann, here.ben)));
  for (const id of ids)
    await here.house.follow(new Guest(here, here.ann), { t: 'resign', id: 'enough', table: id });
  await vi.waitFor(() => expect(writing).toEqual({ now: 0, most: 1, done: 3 }), 10_000);
  spy.mockRestore();
});

async function archiveOf(id: string): Promise<Uint8Array> {
  for (;;) {
    const archived = await here.store.tables.archived(id);
    if (archived !== null) return archived;
    await new Promise(resolve => setTimeout(resolve, 10));
  }
}
