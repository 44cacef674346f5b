import { positionOf } from '../bot/compact/position.ts';
import { rackOf } from '../bot/compact/rack.ts';
import { placeMove } from '../bot/moves.ts';
import { bestTurn } from '../bot/turn/best-turn.ts';
import { RACK, sum } from '../rules/tiles.ts';
import { SUPER_BONUS } from '../rules/turn.ts';
import type { Move, View } from '../rules/types.ts';

export interface BestFrom {
  /** Points of the turn if it is ended in the best way, those already scored included. */
  readonly points: number;
  /** What is still to be laid, in order. */
  readonly moves: readonly Extract<Move, { kind: 'place' }>[];
  /** Whether that lays the whole rack. */
  readonly empties: boolean;
}

/** The best end of a turn that draws nothing: exact, every way of going on has been looked at. */
export function bestFrom(view: View, toEmpty = SUPER_BONUS): BestFrom {
  const { board, rack, turn } = view;
  const emptied = turn.began === RACK ? toEmpty : 0;
  const found = bestTurn({ position: positionOf(board), rack: rackOf(rack), emptied });
  const moves = found.placements
    .map(code => placeMove(view, code))
    .filter((move): move is Extract<Move, { kind: 'place' }> => move.kind === 'place');
  const empties = moves.length === rack.length;
  const before = sum(turn.placements.map(({ points }) => points));
  const bonus = empties && turn.began === RACK ? SUPER_BONUS - toEmpty : 0;
  return { points: before + found.points + bonus, moves, empties };
}
