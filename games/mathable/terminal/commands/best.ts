import type { CommandResult, FileCommand } from '#contract/commands.ts';
import type { Words } from '#text/words.ts';
import { faceOf, spotOf } from '../../bot/compact/code.ts';
import { toTile } from '../../bot/compact/faces.ts';
import { toCell } from '../../bot/compact/grid.ts';
import { positionOf } from '../../bot/compact/position.ts';
import { rackOf } from '../../bot/compact/rack.ts';
import { bestTurn } from '../../bot/turn/best-turn.ts';
import { makeCell } from '../../rules/cells.ts';
import { linesThatHold, pointsOf } from '../../rules/placing.ts';
import { RACK, sum } from '../../rules/tiles.ts';
import { SUPER_BONUS } from '../../rules/turn.ts';
import type { Board, Placement, Tile } from '../../rules/types.ts';
import type { TerminalLabel } from '../../text/words.ts';
import { layOut } from './lay-out.ts';
import { noted, refuse, supplyNote } from './result.ts';
import { formatOf, parseSheet } from './sheet.ts';

/** `etagere best mathable FILE`: the turn of a rack that scores most, exactly, if no extra tile is drawn (MB-7). */
export const best: FileCommand = {
  about: (words: Words<TerminalLabel>) => words.label('best.about'),
  file: formatOf('rack', 'superBonus'),
  run: ({ file }, words: Words<TerminalLabel>): CommandResult => {
    const parsed = parseSheet(file, { rack: true });
    if (!parsed.ok) return { tag: 'unreadable', key: parsed.key, facts: parsed.facts };
    const { sheet } = parsed;
    const laid = layOut(sheet);
    if (!laid.ok) return refuse(laid, words);
    const rack = sheet.rack ?? [];
    const bonus = sheet.superBonus && rack.length === RACK ? SUPER_BONUS : 0;
    const placements = bestOn(laid.board, rack, bonus);
    const superBonus = placements.length === rack.length ? bonus : 0;
    const points = sum(placements.map(one => one.points)) + superBonus;
    return {
      tag: 'done',
      json: { points, superBonus, placements: placements.map(write) },
      text: words.label('best.found', {
        count: placements.length,
        points,
        superBonus,
        placements: placements.map(({ cell, tile, points: each }) => ({
          cell: makeCell(cell),
          tile,
          points: each,
        })),
      }),
      ...noted(supplyNote(sheet, words)),
    };
  },
};

type Laid = Omit<Placement, 'lines'>;

/** In the order to lay them, each with its points. */
function bestOn(start: Board, rack: readonly Tile[], emptied: number): Laid[] {
  const { placements } = bestTurn({ position: positionOf(start), rack: rackOf(rack), emptied });
  const board = [...start];
  return placements.map(code => {
    const [cell, tile] = [toCell(spotOf(code)), toTile(faceOf(code))];
    const points = pointsOf(cell, tile, linesThatHold(board, cell, tile).length);
    board[cell] = tile;
    return { cell, tile, points };
  });
}

/** As `legal` writes it. */
function write({ cell, tile, points }: Laid): string {
  return `${makeCell(cell)}=${tile}:${points}`;
}
