import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { Move, View } from '../../rules/types.ts';
import { cellOf, position } from '../../test/position.ts';
import { EMPTY, heldTile, moveOf, openCells, toggleClaim, touchCell, touchSlot } from '../hand/hand-state.ts';

function see(given: Parameters<typeof position>[0]): {
  view: View;
  check: (move: Move) => ReturnType<typeof game.check>;
} {
  const view = game.view(position(given), 0);
  return { view, check: move => game.check(view, move) };
}

const opening = see({ racks: [[7, 8, 12], [1]], reserve: [5, 6] });

describe('the hand', () => {
  test('takes up a tile, and puts it down when touched again', () => {
    const holding = touchSlot(EMPTY, 2);
    expect(heldTile(holding, opening.view)).toBe(12);
    expect(touchSlot(holding, 2)).toEqual(EMPTY);
    expect(touchSlot(holding, 0)).toEqual({ tag: 'holding', slot: 0 });
  });

  test('[MB-9] a tile that is laid is not played until it is confirmed, and can be moved', () => {
    const laid = touchCell(touchSlot(EMPTY, 2), cellOf('8I'), opening.view, opening.check);
    expect(moveOf(laid, opening.view)).toEqual({ kind: 'place', cell: cellOf('8I'), tile: 12 });
    const moved = touchCell(laid, cellOf('8F'), opening.view, opening.check);
    expect(moved).toMatchObject({ tag: 'laid', cell: cellOf('8F') });
    expect(touchCell(moved, cellOf('8F'), opening.view, opening.check)).toEqual({ tag: 'holding', slot: 2 });
  });

  test('[MB-5] a cell that says no keeps the tile in hand and says why', () => {
    const refused = touchCell(touchSlot(EMPTY, 1), cellOf('8I'), opening.view, opening.check);
    expect(refused).toMatchObject({ tag: 'refused', slot: 1, refusal: { rule: 'MB-5', facts: { tile: 8 } } });
    expect(moveOf(refused, opening.view)).toBeNull();
    expect(touchCell(refused, cellOf('6H'), opening.view, opening.check)).toMatchObject({ tag: 'laid' });
  });

  test('with nothing in hand, a cell does nothing', () => {
    expect(touchCell(EMPTY, cellOf('8I'), opening.view, opening.check)).toEqual(EMPTY);
  });

  test('[MB-12] chooses what to exchange', () => {
    const chosen = touchSlot(touchSlot({ tag: 'exchanging', slots: [] }, 2), 0);
    expect(moveOf(chosen, opening.view)).toEqual({ kind: 'exchange', tiles: [7, 12] });
    expect(moveOf(touchSlot(touchSlot(chosen, 2), 0), opening.view)).toBeNull();
  });
});

describe('the cells that light up', () => {
  test('are those that take the tile, with its points', () => {
    expect(openCells(opening.view, 8)).toEqual(
      new Map([
        [cellOf('6H'), 8],
        [cellOf('9H'), 8],
      ]),
    );
  });

  test.each([{ checking: 'challenge' } as const, { lines: 'claimed' } as const])(
    '[MB-15] [MB-16] say nothing about sums where players must find them: %o',
    config => {
      const { view } = see({ racks: [[8], [1]], reserve: [5], config });
      expect([...openCells(view, 8).values()]).toEqual(Array.from({ length: 8 }, () => null));
    },
  );
});

test('[MB-16] lines are named and unnamed', () => {
  const two = see({ board: '9F=6 9G=2', racks: [[8, 1], [1]], reserve: [5], config: { lines: 'claimed' } });
  const laid = touchCell(touchSlot(EMPTY, 1), cellOf('9H'), two.view, two.check);
  expect(laid).toMatchObject({ tag: 'laid', claims: ['up'] });
  const both = toggleClaim(laid, 'left');
  expect(moveOf(both, two.view)).toMatchObject({ lines: ['up', 'left'] });
  expect(moveOf(toggleClaim(both, 'up'), two.view)).toMatchObject({ lines: ['left'] });
  expect(toggleClaim(EMPTY, 'up')).toEqual(EMPTY);
});
