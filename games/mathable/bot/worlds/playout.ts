/** Random games, as fast as they go: the measure of the compact form, and fodder for its tests. */
import type { QuickRandom } from '#bots/quick-random.ts';
import { firstFace } from '../compact/faces.ts';
import { drawExtra, endTurn, keep, place, type QuickGame, rackAt } from '../compact/quick-game.ts';

/** A player who could go on stops here one time in so many. */
export const STOPS_ONE_IN = 8;

/** Plays to the end; returns the number of single moves. */
export function playOut(game: QuickGame, random: QuickRandom): number {
  let steps = 0;
  while (game.phase !== 'over') {
    step(game, random);
    steps++;
  }
  return steps;
}

/** Lays a tile if any can be laid, each (cell, number) equally likely; now and then, or else, ends the turn. */
export function step(game: QuickGame, random: QuickRandom): void {
  if (game.phase === 'bonus') {
    if (random.below(2) === 0) drawExtra(game);
    else keep(game);
    return;
  }
  const count = random.below(STOPS_ONE_IN) === 0 ? 0 : countPlacements(game);
  if (count === 0) endTurn(game);
  else placeNth(game, random.below(count));
}

/** Scratch of `countPlacements`: open spots that the rack can take, and how many placements up to each. */
const spots = new Uint16Array(256);
const upTo = new Uint16Array(256);

function countPlacements(game: QuickGame): number {
  const { open, openCount, anyLow, anyHigh } = game.position;
  const rack = rackAt(game, game.seat);
  let found = 0;
  let count = 0;
  for (let i = 0; i < openCount; i++) {
    const spot = open[i] ?? 0;
    const fitLow = (anyLow[spot] ?? 0) & rack.low;
    const fitHigh = (anyHigh[spot] ?? 0) & rack.high;
    if ((fitLow | fitHigh) === 0) continue;
    count += bits(fitLow) + bits(fitHigh);
    spots[found] = spot;
    upTo[found++] = count;
  }
  return count;
}

function placeNth(game: QuickGame, nth: number): void {
  const { position } = game;
  const rack = rackAt(game, game.seat);
  let at = 0;
  while ((upTo[at] ?? 0) <= nth) at++;
  const spot = spots[at] ?? 0;
  let skip = nth - (at === 0 ? 0 : (upTo[at - 1] ?? 0));
  let fitLow = (position.anyLow[spot] ?? 0) & rack.low;
  let fitHigh = (position.anyHigh[spot] ?? 0) & rack.high;
  for (; skip > 0; skip--) {
    if (fitLow !== 0) fitLow &= fitLow - 1;
    else fitHigh &= fitHigh - 1;
  }
  place(game, spot, firstFace(fitLow, fitHigh));
}

function bits(word: number): number {
  let w = word - ((word >>> 1) & 0x55555555);
  w = (w & 0x33333333) + ((w >>> 2) & 0x33333333);
  return Math.imul((w + (w >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
