/** A position in codes, on arrays that a search may change in place. */
import { CELLS, isOffLattice, RED, SIZE } from '../data/board.ts';
import type { Scored, State, Supply } from '../rules/types.ts';
import { CODES, type Code, EMPTY, EQUALS, toCode } from './codes.ts';

export type Position = {
  readonly board: State['board'];
  readonly supply: Supply;
  readonly scored: readonly Scored[];
  readonly grid: State['config']['grid'];
  /** How many `=` may be laid, those in reserve included (CA-15). */
  readonly equals: number;
};

/** 0 across, 1 down: index into `scored`, and into the steps from a cell to the next. */
export type Axis = 0 | 1;
export const AXES = [0, 1] as const;
export const STEPS = [1, SIZE] as const;

export type Field = {
  readonly board: Uint8Array;
  /** By axis: the `=` that have scored. */
  readonly scored: readonly [Uint8Array, Uint8Array];
  readonly isLattice: boolean;
  /** By code: how many may be laid; numbers from the rack, signs from the supply. */
  readonly stock: Uint8Array;
};

export const IS_RED = Uint8Array.from({ length: CELLS }, (_, cell) => Number(RED.has(cell)));
const IS_OFF_LATTICE = Uint8Array.from({ length: CELLS }, (_, cell) => Number(isOffLattice(cell)));

export function fieldOf({ board, supply, scored, grid, equals }: Position, rack: readonly number[]): Field {
  const field: Field = {
    board: Uint8Array.from(board, token => (token === null ? EMPTY : toCode(token))),
    scored: [new Uint8Array(CELLS), new Uint8Array(CELLS)],
    isLattice: grid === 'lattice',
    stock: new Uint8Array(CODES),
  };
  for (const { cell, direction } of scored) field.scored[direction === 'across' ? 0 : 1][cell] = 1;
  for (const number of rack) add(field.stock, number, 1);
  for (const sign of ['+', '-', 'x', ':'] as const) add(field.stock, toCode(sign), supply[sign]);
  add(field.stock, EQUALS, equals);
  return field;
}

export function isBlocked({ isLattice }: Field, cell: number): boolean {
  return isLattice && IS_OFF_LATTICE[cell] === 1;
}

function add(stock: Uint8Array, code: Code, count: number): void {
  stock[code] = (stock[code] ?? 0) + count;
}
