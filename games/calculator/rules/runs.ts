/** CA-6: the runs of a board, which are its lines of two or more touching tokens. */
import { must } from '#kernel/must.ts';
import { CELLS } from '../data/board.ts';
import { DIRECTIONS, stepFrom } from './cells.ts';
import type { Token } from './tokens.ts';
import type { Cell, Direction } from './types.ts';

export type Board = readonly (Token | null)[];

/** In reading order. */
export type BoardRun = {
  readonly direction: Direction;
  readonly cells: readonly Cell[];
  readonly tokens: readonly Token[];
};

/** The touching tokens around a cell in one direction, itself included; one alone is no run yet. */
export function touching(board: Board, cell: Cell, direction: Direction): BoardRun {
  let from = cell;
  for (let before = stepFrom(from, direction, -1); holds(board, before); ) {
    from = before;
    before = stepFrom(from, direction, -1);
  }
  const cells: Cell[] = [];
  const tokens: Token[] = [];
  for (let next: Cell | null = from; holds(board, next); next = stepFrom(next, direction, 1)) {
    cells.push(next);
    tokens.push(must(board[next]));
  }
  return { direction, cells, tokens };
}

/** None, one or two. */
export function runsThrough(board: Board, cell: Cell): BoardRun[] {
  if (!holds(board, cell)) return [];
  return DIRECTIONS.map(direction => touching(board, cell, direction)).filter(isRun);
}

/** Each run through any of these cells, once. */
export function runsThroughAny(board: Board, cells: readonly Cell[]): BoardRun[] {
  const found: BoardRun[] = [];
  for (const direction of DIRECTIONS) {
    const seen = new Set<Cell>();
    for (const cell of cells) {
      if (seen.has(cell) || !holds(board, cell)) continue;
      const run = touching(board, cell, direction);
      for (const one of run.cells) seen.add(one);
      if (isRun(run)) found.push(run);
    }
  }
  return found;
}

/** All of them: those across first. */
export function* runsOf(board: Board): Iterable<BoardRun> {
  for (const direction of DIRECTIONS) {
    for (let cell = 0; cell < CELLS; cell++) {
      if (!holds(board, cell) || holds(board, stepFrom(cell, direction, -1))) continue;
      const run = touching(board, cell, direction);
      if (isRun(run)) yield run;
    }
  }
}

function isRun({ cells }: BoardRun): boolean {
  return cells.length > 1;
}

function holds(board: Board, cell: Cell | null): cell is Cell {
  return cell !== null && board[cell] !== null && board[cell] !== undefined;
}
