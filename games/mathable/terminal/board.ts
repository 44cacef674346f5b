/** The board in characters: every kind of square has a sign of its own, colour only helps. */
import { paint } from '#text/ansi.ts';
import { type Cell, SIZE, squareAt } from '../rules/cells.ts';
import type { Tile, View } from '../rules/types.ts';
import { SIGNS } from '../ui/placement-facts.ts';

/** Columns per square; `[12]` just fits. */
const WIDTH = 4;
export const BOARD_WIDTH = 3 + SIZE * WIDTH;

/** Ink on paper, both given, so that it reads the same on a dark and on a light terminal. */
const PAPER = {
  plain: '38;5;144;48;5;230',
  label: '2',
  '+': '38;5;17;48;5;153',
  '-': '38;5;54;48;5;183',
  x: '38;5;22;48;5;157',
  '/': '38;5;88;48;5;217',
  2: '38;5;16;48;5;222',
  3: '38;5;16;48;5;215',
  printed: '1;38;5;231;48;5;240',
  tile: '1;38;5;16;48;5;180',
  fresh: '1;38;5;231;48;5;130',
} as const;

export function drawBoard(view: View, colour: boolean): string[] {
  const fresh = new Set(lastPlaced(view));
  const letters = Array.from({ length: SIZE }, (_, i) => ` ${String.fromCharCode(65 + i).padStart(2)} `);
  const header = paint(`   ${letters.join('')}`, PAPER.label, colour);
  const rows = Array.from({ length: SIZE }, (_, row) => {
    const cells = Array.from({ length: SIZE }, (_, column) => {
      const cell = row * SIZE + column;
      return drawCell(cell, view.board[cell] ?? null, fresh.has(cell), colour);
    });
    return paint(`${String(row + 1).padStart(2)} `, PAPER.label, colour) + cells.join('');
  });
  return [header, ...rows];
}

/** `[12]`, as on the board; `>12<` if it was just placed. */
export function drawTile(tile: Tile, kind: 'tile' | 'fresh' | 'printed', colour: boolean): string {
  const { left, right, paper } = FRAMES[kind];
  const number = paint(String(tile).padStart(2), PAPER[kind], colour);
  return paint(left, paper, colour) + number + paint(right, paper, colour);
}

/** Brackets are paler than the number, so that the number is what one sees. */
const FRAMES = {
  tile: { left: '[', right: ']', paper: '38;5;137;48;5;180' },
  fresh: { left: '>', right: '<', paper: '38;5;222;48;5;130' },
  printed: { left: '(', right: ')', paper: '38;5;250;48;5;240' },
} as const;

function drawCell(cell: Cell, tile: Tile | null, fresh: boolean, colour: boolean): string {
  const square = squareAt(cell);
  if (tile !== null) {
    const kind = square.tag === 'printed' ? 'printed' : fresh ? 'fresh' : 'tile';
    return drawTile(tile, kind, colour);
  }
  switch (square.tag) {
    case 'restriction':
      return paint(`  ${SIGNS[square.operator]} `, PAPER[square.operator], colour);
    case 'prize':
      return paint(` ${square.factor}× `, PAPER[square.factor], colour);
    case 'printed':
    case 'plain':
      return paint('  · ', PAPER.plain, colour);
  }
}

/** The cells taken in this turn, or in the one before if this one has hardly begun. */
function lastPlaced({ turn, past }: View): Cell[] {
  const placements = turn.placements.length > 0 ? turn.placements : (past.at(-1)?.placements ?? []);
  return placements.map(({ cell }) => cell);
}
