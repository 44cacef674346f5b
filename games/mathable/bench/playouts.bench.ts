/**
 * Random games of Mathable: through the whole Match, every move parsed, checked, logged and fingerprinted;
 * and through the compact form that bots search with; beside boardgame.io's reducer in the same run. Both lay a
 * tile whenever they can, stop one time in eight, and toss a coin for extra tiles.
 */

import { boardgameIo, print } from '#bench/lib/measure.ts';
import { playMatch } from '#bench/lib/self-play.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { copyGame, emptyGame, gameOf } from '../bot/compact/quick-game.ts';
import { playOut, STOPS_ONE_IN } from '../bot/worlds/playout.ts';
import { mix } from '../bot/worlds/policy.ts';
import { game } from '../rules/index.ts';
import type { Move } from '../rules/types.ts';

const SECONDS = Number(process.argv[2] ?? 3);
const config = { checking: 'referee', lines: 'automatic' } as const;

const peer = boardgameIo(SECONDS).reducer;
print({ bench: 'boardgame.io reducer, Five14', movesPerSecond: peer });
report(
  'Mathable through the Match',
  measure(index => playMatch(game, config, index, pick)),
);
report('Mathable in compact form', measure(compactPlayer()), 50);

/** Plays games for some seconds, after one of warming up. */
function measure(play: (index: number) => number): { games: number; moves: number; seconds: number } {
  let index = 0;
  for (const start = performance.now(); performance.now() - start < 1000; ) play(index++);
  const first = index;
  let moves = 0;
  const start = performance.now();
  while (performance.now() - start < 1000 * SECONDS) moves += play(index++);
  return { games: index - first, moves, seconds: (performance.now() - start) / 1000 };
}

function report(
  bench: string,
  { games, moves, seconds }: ReturnType<typeof measure>,
  toReach?: number,
): void {
  const movesPerSecond = Math.round(moves / seconds);
  const timesBoardgameIo = Math.round((movesPerSecond / peer) * 100) / 100;
  print({
    bench,
    movesPerSecond,
    timesBoardgameIo,
    ...(toReach === undefined ? {} : { toReach }),
    moves,
    games,
  });
}

function pick(moves: readonly Move[], rng: Rng): Move {
  const places = rng.int(STOPS_ONE_IN) === 0 ? [] : moves.filter(({ kind }) => kind === 'place');
  const others = moves.filter(({ kind }) => kind !== 'place' && kind !== 'exchange');
  const some = places.length > 0 ? places : others;
  return must(some[rng.int(some.length)]);
}

function compactPlayer(): (index: number) => number {
  const random = quickRandom(rngFor(seedFrom([4]), 0));
  const starts = Array.from({ length: 64 }, (_, index) =>
    gameOf(game.setup(config, 2, rngFor([index, 5, 0, 0, 0, 0, 0, 0], 0)), 0),
  );
  const table = emptyGame();
  return index => {
    copyGame(must(starts[index % starts.length]), table);
    mix(table, random);
    return playOut(table, random);
  };
}
