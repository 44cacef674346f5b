/** A lattice as files write it: one list per row, `null` for a hole, `#` where nothing can lie. */
import { holdsNumber, isBlocked, type Size } from '../../puzzle/lattice.ts';
import { isSign, printed, type Token, tokenNamed } from '../../rules/tokens.ts';

type Grid = readonly (Token | null)[];

const BLOCKED = '#';

export function gridToJson(size: Size, grid: Grid): (string | null)[][] {
  return rowsOf(size).map(row => row.map(cell => (isBlocked(size, cell) ? BLOCKED : textOf(grid[cell]))));
}

type ReadGrid = { readonly ok: true; readonly grid: Grid } | { readonly ok: false; readonly field: string };

/** `field`: what cannot be read, such as `grid[2][4]`. */
export function parseGrid(size: Size, raw: readonly unknown[]): ReadGrid {
  const grid: (Token | null)[] = [];
  for (const [row, rawRow] of raw.entries()) {
    if (!Array.isArray(rawRow) || rawRow.length !== size) return { ok: false, field: `grid[${row}]` };
    for (const [column, written] of rawRow.entries()) {
      const token = parseCell(written, size, row * size + column);
      if (token === undefined) return { ok: false, field: `grid[${row}][${column}]` };
      grid.push(token);
    }
  }
  return { ok: true, grid };
}

/** For people: signs as they are printed, a dot for a hole. */
export function drawGrid(size: Size, grid: Grid): string {
  return rowsOf(size)
    .map(row => row.map(cell => (isBlocked(size, cell) ? ' ' : shown(grid[cell])).padStart(3)).join(''))
    .map(line => line.trimEnd())
    .join('\n');
}

/** A token of the right kind for the cell, null for a hole, undefined for what cannot be. */
function parseCell(raw: unknown, size: Size, cell: number): Token | null | undefined {
  if (isBlocked(size, cell)) return raw === BLOCKED || isHole(raw) ? null : undefined;
  if (isHole(raw)) return null;
  // A number may be written as one: 9 as well as "9".
  const token = typeof raw === 'string' || typeof raw === 'number' ? tokenNamed(String(raw)) : null;
  return token === null || isSign(token) === holdsNumber(size, cell) ? undefined : token;
}

function isHole(raw: unknown): boolean {
  return raw === null || raw === '' || raw === '.';
}

function textOf(token: Token | null | undefined): string | null {
  return token === null || token === undefined ? null : String(token);
}

function shown(token: Token | null | undefined): string {
  return token === null || token === undefined ? '·' : printed(token);
}

function rowsOf(size: Size): readonly (readonly number[])[] {
  return Array.from({ length: size }, (_, row) => Array.from({ length: size }, (_, i) => row * size + i));
}
