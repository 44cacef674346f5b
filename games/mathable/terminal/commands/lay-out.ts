import { type Refusal, refused } from '#contract/game.ts';
import { shorten } from '#text/ansi.ts';
import { parseCell } from '../../rules/cells.ts';
import { checkCell, linesAt, linesThatHold, pointsOf, refuseLines } from '../../rules/placing.ts';
import { EMPTY_BOARD } from '../../rules/setup.ts';
import { ALL_TILES, isFace } from '../../rules/tiles.ts';
import type { Board, Rule, Tile } from '../../rules/types.ts';
import type { Sheet } from './sheet.ts';

interface LaidOut {
  readonly ok: true;
  readonly board: Board;
  /** Points of each placement. */
  readonly points: readonly number[];
}

/** The first placement that the rules refuse, counted from 1; null if it is a tile that was not placed. */
export interface BadPlacement {
  readonly ok: false;
  readonly move: number | null;
  readonly refusal: Refusal<Rule>;
}

/** Lays the tiles of a sheet one after the other, as a referee would. Whose tiles they were is not asked. */
export function layOut(sheet: Sheet): LaidOut | BadPlacement {
  const board = [...EMPTY_BOARD];
  const points: number[] = [];
  for (const [index, { cell: text, value }] of sheet.moves.entries()) {
    const cell = parseCell(text);
    if (cell === null)
      return { ok: false, move: index + 1, refusal: refused('MB-1', { cell: shorten(text) }) };
    const refusal = checkPlacement(board, cell, value);
    if (refusal !== null) return { ok: false, move: index + 1, refusal };
    points.push(pointsOf(cell, value, linesThatHold(board, cell, value).length));
    board[cell] = value;
  }
  const unknown = inHands(sheet).find(tile => !isFace(tile));
  if (unknown !== undefined) return { ok: false, move: null, refusal: refused('MB-2', { tile: unknown }) };
  return { ok: true, board, points };
}

function checkPlacement(board: Board, cell: number, tile: Tile): Refusal<Rule> | null {
  if (!isFace(tile)) return refused('MB-2', { tile });
  const badCell = checkCell(board, cell, tile);
  if (badCell !== null || linesThatHold(board, cell, tile).length > 0) return badCell;
  return refuseLines(cell, tile, linesAt(board, cell));
}

/** Numbers of which a sheet uses more tiles than the box holds (MB-2): worth a remark, not a refusal. */
export function overused(sheet: Sheet): { tile: Tile; used: number; held: number; hands: number }[] {
  const hands = inHands(sheet);
  const used = [...sheet.moves.map(({ value }) => value), ...hands];
  return [...new Set(used)]
    .sort((a, b) => a - b)
    .map(tile => ({
      tile,
      used: count(used, tile),
      held: count(ALL_TILES, tile),
      hands: count(hands, tile),
    }))
    .filter(one => one.used > one.held);
}

/** Tiles that the sheet names and that do not lie on the board. */
function inHands({ left, rack }: Sheet): readonly Tile[] {
  return [...(left === null ? [] : [...left.values()].flat()), ...(rack ?? [])];
}

function count(tiles: readonly Tile[], tile: Tile): number {
  return tiles.filter(one => one === tile).length;
}
