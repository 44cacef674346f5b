/**
 * A whole game with referee and automatic lines, on arrays that are changed in place. It plays by the same
 * paragraphs as `rules/`; a test holds the two together step by step.
 */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { RACK } from '../../rules/tiles.ts';
import { SUPER_BONUS } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { FACE_COUNT, type Face, NUMBER, toFace } from './faces.ts';
import { KIND, type Spot } from './grid.ts';
import { copyPosition, emptyPosition, lay, type Position, pointsFor, positionOf } from './position.ts';
import { copyRack, putFace, type Rack, rackOf, takeFace } from './rack.ts';

const IDLE_ROUNDS = 3;

export interface QuickGame {
  seats: number;
  readonly position: Position;
  readonly racks: readonly Rack[];
  readonly scores: Int32Array;
  /** In the order of drawing, the last one first. */
  readonly reserve: Uint8Array;
  reserveSize: number;
  seat: Seat;
  /** Tiles in the rack when the turn began (MB-10), and tiles laid since. */
  began: number;
  laid: number;
  /** Turns in a row without a tile laid. */
  idle: number;
  phase: 'act' | 'bonus' | 'over';
}

const MOST_SEATS = 4;
const TILES = 106;

export function emptyGame(): QuickGame {
  return {
    seats: 2,
    position: emptyPosition(),
    racks: Array.from({ length: MOST_SEATS }, () => rackOf([])),
    scores: new Int32Array(MOST_SEATS),
    reserve: new Uint8Array(TILES),
    reserveSize: 0,
    seat: 0,
    began: 0,
    laid: 0,
    idle: 0,
    phase: 'act',
  };
}

/** A state without an open turn, as it would be played on with referee and automatic lines. */
export function gameOf(state: State, idle: number): QuickGame {
  const racks = state.racks.map(rackOf);
  const game: QuickGame = {
    ...emptyGame(),
    position: positionOf(state.board),
    seats: racks.length,
    racks,
  };
  game.scores.set(state.scores);
  game.reserve.set(state.reserve.map(toFace));
  game.reserveSize = state.reserve.length;
  game.seat = state.turn.seat;
  game.began = state.turn.began;
  game.laid = state.turn.placements.length;
  game.idle = idle;
  game.phase = state.phase.tag === 'act' || state.phase.tag === 'bonus' ? state.phase.tag : 'over';
  return game;
}

export function copyGame(from: QuickGame, to: QuickGame): void {
  copyPosition(from.position, to.position);
  for (let seat = 0; seat < from.seats; seat++) copyRack(rackAt(from, seat), rackAt(to, seat));
  to.scores.set(from.scores);
  to.reserve.set(from.reserve);
  to.reserveSize = from.reserveSize;
  to.seats = from.seats;
  to.seat = from.seat;
  to.began = from.began;
  to.laid = from.laid;
  to.idle = from.idle;
  to.phase = from.phase;
}

export function place(game: QuickGame, spot: Spot, face: Face): void {
  const { seat, position, scores } = game;
  scores[seat] = (scores[seat] ?? 0) + pointsFor(position, spot, face);
  lay(position, spot, face);
  takeFace(rackAt(game, seat), face);
  game.laid++;
  if (KIND[spot] !== 0 && game.reserveSize > 0) game.phase = 'bonus';
  else goOn(game);
}

/** MB-7. */
export function drawExtra(game: QuickGame): void {
  putFace(rackAt(game, game.seat), game.reserve[--game.reserveSize] ?? 0);
  goOn(game);
}

export function keep(game: QuickGame): void {
  goOn(game);
}

/** Ends a turn: after tiles were laid, or as a pass (MB-13). */
export function endTurn(game: QuickGame): void {
  const { seat, scores } = game;
  if (game.began === RACK && rackAt(game, seat).size === 0) scores[seat] = (scores[seat] ?? 0) + SUPER_BONUS;
  game.idle = game.laid === 0 ? game.idle + 1 : 0;
  refill(game, seat);
  if (isOver(game)) {
    game.phase = 'over';
    return;
  }
  game.seat = seat + 1 === game.seats ? 0 : seat + 1;
  game.began = rackAt(game, game.seat).size;
  game.laid = 0;
  game.phase = 'act';
}

/** MB-12, as far as chance is not needed: set aside, draw as many. The caller mixes the reserve. */
export function exchange(game: QuickGame, faces: readonly Face[]): void {
  const { seat, reserve } = game;
  const rack = rackAt(game, seat);
  for (const face of faces) takeFace(rack, face);
  for (let i = 0; i < faces.length; i++) putFace(rack, reserve[--game.reserveSize] ?? 0);
  for (const face of faces) reserve[game.reserveSize++] = face;
  endTurn(game);
}

/** MB-18. */
export function finalScore(game: QuickGame, seat: Seat): number {
  const { counts } = rackAt(game, seat);
  let score = game.scores[seat] ?? 0;
  for (let face = 0; face < FACE_COUNT; face++) {
    score -= (NUMBER[face] ?? 0) * (counts[face] ?? 0);
  }
  return score;
}

export function rackAt({ racks }: QuickGame, seat: Seat): Rack {
  return must(racks[seat]);
}

/** With an empty rack there is nothing left to decide. */
function goOn(game: QuickGame): void {
  if (rackAt(game, game.seat).size === 0) endTurn(game);
  else game.phase = 'act';
}

/** MB-11. */
function refill(game: QuickGame, seat: Seat): void {
  const { reserve } = game;
  const rack = rackAt(game, seat);
  while (rack.size < RACK && game.reserveSize > 0) {
    putFace(rack, reserve[--game.reserveSize] ?? 0);
  }
}

/** MB-17. */
function isOver(game: QuickGame): boolean {
  if (game.idle >= IDLE_ROUNDS * game.seats) return true;
  if (game.reserveSize > 0) return false;
  let low = 0;
  let high = 0;
  for (let seat = 0; seat < game.seats; seat++) {
    const rack = rackAt(game, seat);
    if (rack.size === 0) return true;
    low |= rack.low;
    high |= rack.high;
  }
  return !canTake(game.position, low, high);
}

/** Is there an open spot for any of these faces? */
function canTake({ open, openCount, anyLow, anyHigh }: Position, low: number, high: number): boolean {
  for (let i = 0; i < openCount; i++) {
    const spot = open[i] ?? 0;
    if ((((anyLow[spot] ?? 0) & low) | ((anyHigh[spot] ?? 0) & high)) !== 0) return true;
  }
  return false;
}
