/** The board in characters: every kind of hole has a sign of its own, colour only helps. */
import { paint } from '#text/ansi.ts';
import { SIZE } from '../data/board.ts';
import { cellAt } from '../rules/cells.ts';
import { isSign, type Token } from '../rules/tokens.ts';
import type { View } from '../rules/types.ts';
import { type HoleKind, holeAt } from '../ui/board/holes.ts';
import { markedCells } from '../ui/board/shown.ts';
import { type Division, printToken } from '../ui/signs.ts';

/** Columns per hole; `>18<` just fits. */
const WIDTH = 4;
export const BOARD_WIDTH = 3 + SIZE * WIDTH;

/** Ink on paper, both given, so that it reads the same on a dark and on a light terminal. */
const PAPER = {
  label: '2',
  plain: '38;5;144;48;5;230',
  red: '1;38;5;231;48;5;160',
  star: '1;38;5;88;48;5;230',
  number: '1;38;5;16;48;5;180',
  sign: '1;38;5;231;48;5;236',
  redEquals: '1;38;5;231;48;5;124',
} as const;

export function drawBoard(view: View, colour: boolean, division: Division): string[] {
  const fresh = new Set(markedCells(view));
  const numbers = Array.from({ length: SIZE }, (_, i) => ` ${String(i + 1).padStart(2)} `);
  const header = paint(`   ${numbers.join('')}`, PAPER.label, colour);
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_column, column) => {
      const cell = cellAt(row, column);
      const hole = holeAt(cell, view.config.grid);
      const token = view.board[cell] ?? null;
      if (token === null) return drawHole(hole, colour);
      return drawToken(token, { fresh: fresh.has(cell), red: hole === 'red', colour, division });
    });
    return paint(` ${String.fromCharCode(97 + row)} `, PAPER.label, colour) + cells.join('');
  });
  return [header, ...rows];
}

interface TokenStyle {
  readonly fresh?: boolean;
  readonly red?: boolean;
  readonly colour: boolean;
  readonly division: Division;
}

/** ` 18 `, as on the board; `>18<` if it was just laid. An `=` that counted double wears brackets: `(= )`. */
export function drawToken(
  token: Token,
  { fresh = false, red = false, colour, division }: TokenStyle,
): string {
  const isDouble = red && token === '=';
  const [left, right] = fresh ? ['>', '<'] : isDouble ? ['(', ')'] : [' ', ' '];
  const paper = isDouble ? PAPER.redEquals : isSign(token) ? PAPER.sign : PAPER.number;
  return paint(`${left}${printToken(token, division).padStart(2)}${right}`, paper, colour);
}

export const HOLES = { plain: '  · ', red: ' () ', star: '  * ', blocked: '    ' } as const;

function drawHole(hole: HoleKind, colour: boolean): string {
  switch (hole) {
    case 'red':
      return paint(HOLES.red, PAPER.red, colour);
    case 'star':
      return paint(HOLES.star, PAPER.star, colour);
    case 'blocked':
      return HOLES.blocked;
    case 'number':
    case 'sign':
    case 'plain':
      return paint(HOLES.plain, PAPER.plain, colour);
  }
}
