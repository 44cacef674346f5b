/** MB-17, MB-18: when a game is over, and who won. */
import { type Outcome, ranksOf, type Status } from '#contract/game.ts';
import { CELLS } from './cells.ts';
import { linesThatHold } from './placing.ts';
import { sum } from './tiles.ts';
import type { Board, Ending, Past, State, Tile } from './types.ts';

const IDLE_ROUNDS = 3;

export function status(state: State): Status {
  const { phase, turn, open, racks, contested = [] } = state;
  switch (phase.tag) {
    case 'over':
      return { tag: 'over', outcome: outcomeOf(state, phase.ending) };
    case 'verdict':
      return { tag: 'playing', turn: { mode: 'all', seats: others(racks.length, [open?.seat]) } };
    case 'act':
    case 'bonus': {
      const seats = [turn.seat];
      if (open === null) return { tag: 'playing', turn: { mode: 'all', seats } };
      const may = others(racks.length, [turn.seat, open.seat, ...contested]);
      return { tag: 'playing', turn: { mode: 'all', seats, may: { seats: may, kinds: ['contest'] } } };
    }
  }
}

/** Why the game is over after this turn and its refill, or null. */
export function endingOf({ racks, reserve, board, past }: State): Ending | null {
  if (idleTurns(past) >= IDLE_ROUNDS * racks.length) return 'idle';
  if (reserve.length > 0) return null;
  if (racks.some(rack => rack.length === 0)) return 'out';
  return canPlaceAny(board, racks.flat()) ? null : 'blocked';
}

/**
 * Turns in a row that left no tile on the board. One whose tiles were all taken back (MB-15) is among them:
 * else wrong results, contested each time, would keep a game going for ever.
 */
export function idleTurns(past: readonly Past[]): number {
  const last = past.findLastIndex(({ placements }) => placements.length > 0);
  return past.length - 1 - last;
}

/** Public, although racks are hidden: with the reserve empty, all that is not on the board is in them. */
function canPlaceAny(board: Board, tiles: readonly Tile[]): boolean {
  const faces = [...new Set(tiles)];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    if (faces.some(tile => linesThatHold(board, cell, tile).length > 0)) return true;
  }
  return false;
}

function outcomeOf({ scores, racks }: State, ending: Ending): Outcome {
  const totals = scores.map((score, seat) => score - sum(racks[seat] ?? []));
  return { ranks: ranksOf(totals), scores: totals, rule: 'MB-17', case: ending };
}

function others(seats: number, but: readonly (number | undefined)[]): number[] {
  return Array.from({ length: seats }, (_, seat) => seat).filter(seat => !but.includes(seat));
}
