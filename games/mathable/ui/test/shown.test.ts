import { expect, test } from 'vitest';
import type { Seat } from '#contract/game.ts';
import { game } from '../../rules/index.ts';
import type { Past, View } from '../../rules/types.ts';
import { cellOf, position } from '../../test/position.ts';
import { markedCells } from '../board/shown.ts';

function placed(seat: Seat, ...cells: readonly string[]): Past {
  const placements = cells.map(cell => ({ cell: cellOf(cell), tile: 2, lines: [], points: 2 }));
  return { seat, did: cells.length === 0 ? 'pass' : 'place', placements, drew: 0, superBonus: 0 };
}

function marksOf(viewer: Seat | 'spectator', turn: Seat, ...past: readonly Past[]): readonly number[] {
  const view: View = game.view(position({ racks: [[5], [6], [7]], reserve: [8], turn, past }), viewer);
  return markedCells(view);
}

const cells = (...names: readonly string[]): number[] => names.map(cellOf);

test.each([
  ['nothing before anybody played', marksOf(0, 0), []],
  [
    'what the others placed since',
    marksOf(0, 0, placed(0, '8I'), placed(1, '8F'), placed(2, '9G', '9H')),
    cells('8F', '9G', '9H'),
  ],
  ['not what is older', marksOf(0, 0, placed(1, '8F'), placed(0), placed(1), placed(2, '9G')), cells('9G')],
  ['nothing of one’s own', marksOf(0, 1, placed(2, '8F'), placed(0, '8I')), []],
  ['the last turn, for who looks on', marksOf('spectator', 0, placed(0, '8I'), placed(1, '8F')), cells('8F')],
])('a board marks %s', (_, seen, expected) => {
  expect(seen).toEqual(expected);
});
