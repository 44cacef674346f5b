/**
 * Learns what each tile is worth in a rack, for `games/mathable/bot/worths.ts`, by self-play.
 *
 * Each round plays games with the average of what the rounds before it found, and fits what the players got
 * in the next four turns, worth of the racks then included, to the racks they had. The average matters: a
 * tile thought good is held back, comes out as bad, is thrown away, comes out as good …
 *
 * Usage: node games/mathable/bench/learn-worths.ts [rounds] [games per round]
 */

import { addSample, emptySums, type Sums, solveSums } from '#bench/lib/least-squares.ts';
import { quickRandom } from '#bots/quick-random.ts';
import { must } from '#kernel/must.ts';
import { rngFor } from '#kernel/rng.ts';
import { FACE_COUNT } from '../bot/compact/faces.ts';
import { finalScore, gameOf, type QuickGame, rackAt } from '../bot/compact/quick-game.ts';
import { playTurn } from '../bot/worlds/policy.ts';
import { aimsOf, STAGES, stageOf } from '../bot/worth.ts';
import { setup } from '../rules/setup.ts';

const ROUNDS = Number(process.argv[2] ?? 16);
const GAMES = Number(process.argv[3] ?? 4000);
const AHEAD = 4;
const RIDGE = 200;

type Worths = readonly (readonly number[])[];

/** One turn as it begins: who moves, how far ahead, and the tiles of the mover less those of the other. */
type Moment = {
  readonly seat: number;
  readonly stage: number;
  readonly lead: number;
  readonly tiles: Float64Array;
};

let worths: Worths = Array.from({ length: STAGES }, () => [...new Float64Array(FACE_COUNT)]);
for (let round = 1; round <= ROUNDS; round++) {
  const sums = Array.from({ length: STAGES }, () => emptySums(FACE_COUNT + 1));
  for (let game = 0; game < GAMES; game++) learn(worths, round * GAMES + game, sums);
  const fitted = sums.map(one => solveSums(one, RIDGE).slice(0, FACE_COUNT));
  worths = worths.map((row, s) => row.map((old, face) => old + ((fitted[s]?.[face] ?? 0) - old) / round));
}
const rounded = worths.map(row => row.map(Math.round));
console.log(JSON.stringify({ bench: 'mathable-worths', rounds: ROUNDS, games: GAMES, worths: rounded }));

function learn(now: Worths, seed: number, sums: readonly Sums[]): void {
  const rng = rngFor([seed, 1987, 0, 0, 0, 0, 0, 0], 0);
  const random = quickRandom(rng);
  const game = gameOf(setup({ checking: 'referee', lines: 'automatic' }, 2, rng), 0);
  const study = { random, stages: aimsOf(now), nodes: 0 };
  const moments: Moment[] = [];
  while (game.phase !== 'over') {
    moments.push(momentOf(game));
    playTurn(game, study);
  }
  for (const [index, { seat, stage, lead, tiles }] of moments.entries()) {
    const later = stage === STAGES - 1 ? undefined : moments[index + AHEAD];
    const then =
      later === undefined
        ? finalScore(game, seat) - finalScore(game, 1 - seat)
        : (later.lead + worthOf(now, later)) * (later.seat === seat ? 1 : -1);
    addSample(must(sums[stage]), Float64Array.of(...tiles, 1), then - lead);
  }
}

function momentOf(game: QuickGame): Moment {
  const { seat, scores, reserveSize } = game;
  const theirs = rackAt(game, 1 - seat).counts;
  const tiles = Float64Array.from(rackAt(game, seat).counts, (count, face) => count - (theirs[face] ?? 0));
  const lead = (scores[seat] ?? 0) - (scores[1 - seat] ?? 0);
  return { seat, stage: stageOf(reserveSize), lead, tiles };
}

function worthOf(now: Worths, { stage, tiles }: Moment): number {
  return tiles.reduce((sum, count, face) => sum + count * (now[stage]?.[face] ?? 0), 0);
}
