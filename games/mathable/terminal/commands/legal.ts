import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { CELLS, type Cell, makeCell } from '../../rules/cells.ts';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import { FACES } from '../../rules/tiles.ts';
import type { Board, Tile } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { layOut } from './lay-out.ts';
import { noted, refuse, supplyNote } from './result.ts';
import { formatOf, parseSheet } from './sheet.ts';

/** `etagere legal mathable FILE`: everything that could be placed next, by a rack or by whoever holds the tiles. */
export const legal: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('legal.about'),
  file: formatOf('rack'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseSheet(file);
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const { sheet } = parsed;
    const laid = layOut(sheet);
    if (!laid.ok) return refuse(laid, words);
    const found = placementsOn(laid.board, sheet.rack ?? FACES);
    return {
      tag: 'done',
      json: { legal: found.map(({ cell, tile, points }) => `${makeCell(cell)}=${tile}:${points}`) },
      text: tell(found, words),
      ...noted(supplyNote(sheet, words)),
    };
  },
};

interface Found {
  readonly cell: Cell;
  readonly tile: Tile;
  readonly points: number;
}

/** By row, column and number. */
function placementsOn(board: Board, tiles: readonly Tile[]): Found[] {
  const faces = FACES.filter(face => tiles.includes(face));
  const found: Found[] = [];
  for (let cell = 0; cell < CELLS; cell++) {
    if (board[cell] !== null) continue;
    for (const tile of faces) {
      const lines = linesThatHold(board, cell, tile).length;
      if (lines > 0) found.push({ cell, tile, points: pointsOf(cell, tile, lines) });
    }
  }
  return found;
}

function tell(found: readonly Found[], words: Words<TerminalLabel>): string {
  const cells = [...new Set(found.map(({ cell }) => cell))];
  const lines = cells.map(cell => {
    const tiles = found.filter(one => one.cell === cell).map(({ tile, points }) => ({ tile, points }));
    return words.label('legal.cell', { cell: makeCell(cell), tiles });
  });
  return [words.label('legal.count', { count: found.length }), ...lines].join('\n');
}
