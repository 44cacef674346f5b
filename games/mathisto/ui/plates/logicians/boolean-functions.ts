import { range } from '../points.ts';

/** A function of two classes: one bit for each of the four cells xy, x not y, y not x, neither. */
export type Table = number;

export const TABLES: readonly Table[] = range(16, table => table);

/** In how many of the four cells it holds: its place in the lattice, from nothing to everything. */
export function levelOf(table: Table): number {
  return range(4, cell => (table >> cell) & 1).reduce((sum, bit) => sum + bit, 0);
}

/** Pairs of neighbours: the second holds wherever the first does, and in one cell more. */
export const COVERS: readonly (readonly [Table, Table])[] = TABLES.flatMap(low =>
  TABLES.filter(high => (low & high) === low && levelOf(high) === levelOf(low) + 1).map(
    high => [low, high] as const,
  ),
);

/** From nothing to everything through xy, x, and x or y. */
export const CHAIN: readonly Table[] = [0b0000, 0b0001, 0b0011, 0b0111, 0b1111];
