/** Positions of the drawings. Each could be reached in a game, tile by tile, in the order written here. */
import { must } from '#kernel/must.ts';
import { type Cell, parseCell } from '../../rules/cells.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { lay } from '../../rules/turn.ts';
import type { Board, Config, State, Tile, View } from '../../rules/types.ts';
import { view } from '../../rules/view.ts';

export interface Position {
  readonly board: Board;
  /** The part of the board that is drawn. */
  readonly from: Cell;
  readonly to: Cell;
}

/** 7I is 1 + 2, 8I is 3 × 4. Below them, 9I is a plain square. */
export const CORNER: Position = makePosition('7G', '9I', [
  ['7I', 3],
  ['8I', 12],
]);

/** The same tiles: 8J, after 4 and 12, asks for a sum. */
export const SIGNED: Position = { ...CORNER, to: cellNamed('8J') };

/** Around 5J, which doubles: 10 and 1 before it, 5 and 6 below it. */
export const CROSSING: Position = makePosition('5G', '8K', [
  ['7I', 3],
  ['8I', 7],
  ['7J', 6],
  ['8J', 11],
  ['6J', 5],
  ['6H', 8],
  ['5H', 10],
  ['6I', 4],
  ['5I', 1],
]);

const REFEREE: Config = { checking: 'referee', lines: 'automatic' };

/** A whole state around a position, so that the real rules can answer: two players, seat 0 on turn. */
export function stateAt(board: Board, rack: readonly Tile[], config: Config = REFEREE): State {
  return {
    config,
    board,
    racks: [rack, [1, 2, 3, 4, 5, 6, 7]],
    reserve: [2, 9, 5],
    scores: [0, 0],
    opening: [],
    shown: [[], []],
    putBack: [[], []],
    past: [],
    turn: { seat: 0, began: rack.length, placements: [], extras: [] },
    open: null,
    phase: { tag: 'act' },
  };
}

export function viewAt(board: Board, rack: readonly Tile[], config: Config = REFEREE): View {
  return view(stateAt(board, rack, config), 0);
}

/** `9I`: written in a drawing, so it is a cell. */
export function cellNamed(name: string): Cell {
  return must(parseCell(name));
}

function makePosition(from: string, to: string, tiles: readonly (readonly [string, Tile])[]): Position {
  const laid = tiles.map(([name, tile]) => ({ cell: cellNamed(name), tile }));
  return { board: lay(EMPTY_BOARD, laid), from: cellNamed(from), to: cellNamed(to) };
}
