import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { registry } from '#games/registry.ts';
import { reviewRegistry } from '#games/registry-review.ts';
import { parseLog } from '#kernel/log.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { passagesOf, viewsAt } from '#table/passages.ts';
import { chanceOfAny, countedOdds, evenOdds } from '../odds.ts';

/** Every way to give the pieces, each told apart from its like, to places of these sizes. */
function deals(pieces: readonly string[], sizes: readonly number[]): string[][][] {
  const [piece, ...rest] = pieces;
  if (piece === undefined) return [sizes.map(() => [])];
  return sizes.flatMap((size, place) =>
    size === 0
      ? []
      : deals(rest, sizes.with(place, size - 1)).map(one => one.with(place, [piece, ...must(one[place])])),
  );
}

describe('where every deal is as likely', () => {
  test.each([
    [
      ['a', 'b', 'c', 'd', 'd'],
      [2, 1, 2],
    ],
    [
      ['7', '7', '7', '9'],
      [1, 3],
    ],
    [
      ['1', '2', '3', '4', '5', '5', '6'],
      [3, 0, 2, 2],
    ],
  ])('%j in places of %j: as counted in all deals', (pieces, sizes) => {
    const all = deals(pieces, sizes);
    for (const { piece, count, chances } of evenOdds(pieces, sizes)) {
      expect(count).toBe(pieces.filter(one => one === piece).length);
      for (const [place, chance] of chances.entries()) {
        const there = all.filter(one => one[place]?.includes(piece)).length;
        expect(chance).toBeCloseTo(there / all.length, 10);
      }
    }
  });

  test('as in the box: the 70 among 23 tiles, of which two others hold seven each', () => {
    expect(chanceOfAny(23, 1, 7)).toBeCloseTo(7 / 23);
    expect(chanceOfAny(23, 1, 14)).toBeCloseTo(14 / 23);
  });
});

test('counted odds are shares of the worlds', () => {
  const worlds = [
    [['a'], ['b']],
    [['b'], ['a']],
    [['a'], ['b']],
    [['a'], ['b']],
  ];
  let at = 0;
  expect(countedOdds(['a', 'b'], 4, () => must(worlds[at++]))).toEqual([
    { piece: 'a', count: 1, chances: [0.75, 0.25] },
    { piece: 'b', count: 1, chances: [0.25, 0.75] },
  ]);
});

const REPLAYS = {
  calculator: 'penalty-with-lost-turns-three-players',
  gamate: 'made-exactly',
  mathable: 'challenge-and-claimed-four-players',
  mathisto: 'discoveries-together-three-players',
  matryoshka: 'clear-win-three-players',
} as const;

const GAMES = Object.keys(REPLAYS) as (keyof typeof REPLAYS)[];

async function load(id: keyof typeof REPLAYS) {
  const path = new URL(`../../games/${id}/test/replays/${REPLAYS[id]}.json`, import.meta.url);
  const read = parseLog(JSON.parse(readFileSync(path, 'utf8')));
  if (!read.ok) throw new Error(read.field);
  const { game } = await must(must(registry[id]).rules)();
  const { review } = await must(must(reviewRegistry[id]).review)();
  const story = passagesOf(game, read.log);
  if (!story.ok) throw new Error(story.reason);
  return { game, maker: must(review.odds), log: read.log, passages: story.passages };
}

/** One of what a state tells: as many moments as a test has time for. */
const MOMENTS = [0, 0.2, 0.5, 0.7, 0.9];

test.each(GAMES)('%s: everything hidden is somewhere, and where it really is, it may be', async id => {
  const { game, maker, log, passages } = await load(id);
  let looked = 0;
  for (const part of MOMENTS) {
    const step = Math.floor(part * passages.length);
    const views = viewsAt(passages, step);
    for (const [seat, view] of views.entries()) {
      const { pieces, worlds } = maker.of(view, 200, rngFor(log.seed, step));
      const sums = pieces.map(({ chances }) => chances.reduce((total, chance) => total + chance, 0));
      // Of several alike, two places may each hold some.
      const most = pieces.map(({ count }) => count + 1e-9);
      expect(sums.filter((sum, at) => sum < 1 - 1e-9 || sum > must(most[at]))).toEqual([]);
      const places = pieces.flatMap(({ piece, chances }) =>
        chances.slice(0, views.length).map((chance, other) => ({
          chance,
          isThere: other !== seat && maker.held(views[other]).includes(piece),
        })),
      );
      looked += places.filter(({ isThere }) => isThere).length;
      // Counted exactly, what is there may be there, and what is certain is true.
      const wrong = places.filter(({ chance, isThere }) => (isThere ? chance === 0 : chance === 1));
      expect(worlds === 0 ? wrong : []).toEqual([]);
      // Another world that this seat cannot tell from the real one has the same odds.
      const world = game.imagine(view, rngFor(log.seed, 1));
      expect(maker.of(game.view(world, seat), 200, rngFor(log.seed, step)).pieces).toEqual(pieces);
    }
  }
  expect(looked).toBeGreaterThan(20);
});

test('matryoshka: counted as the worlds that the rules imagine', async () => {
  const { game, maker, log, passages } = await load('matryoshka');
  const step = 18;
  const view = must(viewsAt(passages, step)[0]);
  const { pieces } = maker.of(view, 3000, rngFor(log.seed, 1));
  const worlds = 800;
  const rng = rngFor(log.seed, 2);
  const states = Array.from({ length: worlds }, () => game.imagine(view, rng));
  for (const { piece, chances } of pieces) {
    for (const seat of [1, 2]) {
      const share = states.filter(state => state.hands[seat].includes(piece)).length / worlds;
      expect(Math.abs(share - must(chances[seat]))).toBeLessThan(0.2);
    }
  }
});
