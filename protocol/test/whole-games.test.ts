import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Rng } from '#contract/rng.ts';
import type { AnyTrial } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import { seedFromText } from '#kernel/fair.ts';
import { parseLog } from '#kernel/log.ts';
import { rngFor } from '#kernel/rng.ts';
import { findTrials } from '#kernel/test/find-trials.ts';
import { framesOf } from '#table/history.ts';
import type { WireFrame } from '../from-server.ts';
import { chooser, type Move } from './choose.ts';
import { type Player, type Seen, valueOf } from './player.ts';
import { openRealHouse, type RealHouse } from './real-house.ts';
import { setUpTable } from './set-up.ts';

let house: RealHouse;
beforeAll(async () => {
  house = await openRealHouse();
});
afterAll(() => house.close());

const games = (await findTrials()).map(({ id, trials }) => ({
  id,
  trial: [...trials].sort((a, b) => a.seats - b.seats)[0] as (typeof trials)[number],
}));

test.each(games)('$id: a whole match over sockets that break', async ({ id, trial }) => {
  const { game, config, seats } = trial;
  const table = await setUpTable(house.base, { game: id, config, seats });
  const { players, spectator, everybody } = table;
  const rng = rngFor(seedFromText(`whole game of ${id}`), 0);
  const choose = await player(id, trial, rng);

  let moves = 0;
  while (players.every(({ info }) => info?.status === 'playing')) {
    const asked = players.filter(player => player.isAsked);
    await Promise.all(
      asked.map(async player => {
        const { last } = player;
        if (last === undefined) return;
        const played = player.client.play(table.id, last.step, choose(last.view));
        moves += 1;
        // Now and then somebody's network goes: before the answer, as like as not.
        if (moves % 13 === 0) everybody[rng.int(everybody.length)]?.lose();
        expect(await played).toEqual({ ok: true });
      }),
    );
    await settled(everybody);
  }

  const file = valueOf(await spectator.api.match(table.id));
  const read = parseLog(file);
  if (!read.ok) throw new Error(`no match file: ${read.field}`);
  expect(read.log.entries).toHaveLength(moves);
  for (const one of everybody) {
    const story = framesOf(game, read.log as never, one.viewer ?? 'spectator');
    if (!story.ok) throw new Error(`the match does not rebuild: ${story.reason}`);
    expect(await pastOf(one, table.id)).toEqual(JSON.parse(JSON.stringify(story.frames)));
    const told = [...one.frames].sort(([a], [b]) => a - b).map(([, frame]) => asStepBegan(frame));
    expect(told).toEqual(JSON.parse(JSON.stringify(story.frames.map(asStepBegan))));
    expect(one.info?.status).toBe('over');
    one.close();
  }
  expect(spectator.viewer).toBe('spectator');
});

/**
 * A beginner who does something odd now and then. Chance alone can take a thousand steps to the end of a game
 * that people finish in a hundred and fifty.
 */
async function player(id: string, trial: AnyTrial, rng: Rng): Promise<(view: unknown) => Move> {
  const byChance = chooser(trial, rng);
  const loaded = await registry[id]?.bot?.();
  return view =>
    loaded === undefined || rng.int(8) === 0 ? byChance(view) : loaded.bot.choose(view, 1, rng);
}

/** All frames, piece by piece, as somebody is told them who comes when all is over. */
async function pastOf({ client }: Player, table: string): Promise<readonly WireFrame[]> {
  const piecesBefore = async (step: number): Promise<readonly WireFrame[]> => {
    const pieces = await client.history(table, step);
    if (pieces === null) throw new Error('no such table');
    const [first = 0] = pieces.frames.map(({ envelope }) => (envelope as Seen).step);
    return pieces.more ? [...(await piecesBefore(first)), ...pieces.frames] : pieces.frames;
  };
  return piecesBefore(1e6);
}

/** Before anybody had chosen: who had by then when a frame was last told depends on the network. */
function asStepBegan({ envelope, by }: { readonly envelope: Seen; readonly by: number | null }) {
  return { envelope: { ...envelope, chosen: [], mine: null }, by };
}

/** Everybody is back and knows the same step, with the same choices waiting. */
async function settled(everybody: readonly Player[]): Promise<void> {
  const known = (): string[] =>
    everybody.map(({ last, info, client }) =>
      JSON.stringify([client.state, last?.step, last?.chosen, info?.status, last?.outcome === null]),
    );
  const agree = (): boolean => new Set(known()).size === 1 && everybody.every(isSteady);
  await Promise.race(everybody.map(one => one.until(agree)));
}

/** A match that is over is so in both ways of telling it. */
function isSteady({ last, info, client }: Player): boolean {
  return client.state === 'open' && (last?.outcome === null) === (info?.status === 'playing');
}
