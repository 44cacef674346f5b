import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { game } from '../../rules/index.ts';
import type { Move, View } from '../../rules/types.ts';
import { cellOf, position } from '../../test/position.ts';
import {
  checkLaid,
  EMPTY,
  type Hand,
  heldTile,
  type Laying,
  layAgain,
  movesOf,
  openCells,
  owesBonus,
  pointsLaid,
  toggleClaim,
  touchCell,
  touchSlot,
} from '../hand/hand-state.ts';

function see(given: Parameters<typeof position>[0]): {
  view: View;
  check: (move: Move) => ReturnType<typeof game.check>;
} {
  const view = game.view(position(given), 0);
  return { view, check: move => game.check(view, move) };
}

const opening = see({ racks: [[7, 8, 12], [1]], reserve: [5, 6] });

describe('the hand', () => {
  const { view, check } = opening;
  const on = (hand: Hand, cell: string): Hand => touchCell(hand, cellOf(cell), view, check);

  test('takes up a tile, and puts it down when touched again', () => {
    const holding = touchSlot(EMPTY, 2, view);
    expect(heldTile(holding, view)).toBe(12);
    expect(touchSlot(holding, 2, view)).toEqual(EMPTY);
    expect(touchSlot(holding, 0, view)).toEqual({ ...EMPTY, held: 0 });
  });

  test('[MB-9] a tile that is laid is not played until it is confirmed, and can be moved', () => {
    const laid = on(touchSlot(EMPTY, 2, view), '8I');
    expect(movesOf(laid, view)).toEqual([{ kind: 'place', cell: cellOf('8I'), tile: 12 }]);
    const moved = on(laid, '8F');
    expect(moved).toEqual({ ...EMPTY, laid: [{ slot: 2, cell: cellOf('8F'), claims: [] }] });
    expect(on(moved, '8F')).toEqual({ ...EMPTY, held: 2 });
    // Where it cannot lie, it stays where it was, and the cell says why.
    expect(on(moved, '1A')).toMatchObject({ laid: [{ slot: 2 }], why: { cell: cellOf('1A') } });
  });

  test('[MB-5] a cell that says no keeps the tile in hand and says why', () => {
    const refused = on(touchSlot(EMPTY, 1, view), '8I');
    expect(refused).toMatchObject({ held: 1, why: { refusal: { rule: 'MB-5', facts: { tile: 8 } } } });
    expect(movesOf(refused, view)).toEqual([]);
    expect(on(refused, '6H')).toMatchObject({ laid: [{ slot: 1, cell: cellOf('6H') }], why: null });
  });

  test('with nothing in hand, a cell does nothing', () => {
    expect(on(EMPTY, '8I')).toEqual(EMPTY);
  });

  test('[MB-12] chooses what to exchange', () => {
    const chosen = touchSlot(touchSlot({ tag: 'exchanging', slots: [] }, 2, view), 0, view);
    expect(movesOf(chosen, view)).toEqual([{ kind: 'exchange', tiles: [7, 12] }]);
    expect(movesOf(touchSlot(touchSlot(chosen, 2, view), 0, view), view)).toEqual([]);
  });
});

describe('a turn laid out before it is confirmed', () => {
  const { view, check } = see({ racks: [[2, 5, 6, 8, 12], [1]], reserve: [9, 10] });
  /** `'9G 2, 9H 8'`, one after the other. */
  function layOut(text: string): Laying {
    let hand: Hand = EMPTY;
    for (const part of text.split(', ')) {
      const [cell = '', tile] = part.split(' ');
      hand = touchCell(touchSlot(hand, view.rack.indexOf(Number(tile)), view), cellOf(cell), view, check);
    }
    if (hand.tag !== 'laying') throw new Error('nothing is laid');
    return hand;
  }
  const cellsOf = ({ laid }: Laying): number[] => laid.map(({ cell }) => cell);

  test('tiles stay where they were laid when the next is taken, and each may stand on those before it', () => {
    const three = layOut('9G 2, 9H 8, 9I 6');
    expect(cellsOf(three)).toEqual([cellOf('9G'), cellOf('9H'), cellOf('9I')]);
    expect(touchSlot(three, 4, view)).toEqual({ ...three, held: 4 });
    // 3 − 1, 4 × 2, 8 − 2: one line each.
    expect(pointsLaid(three, view)).toBe(2 + 8 + 6);
  });

  test('[MB-5] it is played tile by tile, as the rules would take it', () => {
    let state = position({ racks: [[2, 5, 6, 8, 12], [1]], reserve: [9, 10] });
    for (const move of movesOf(layOut('9G 2, 9H 8, 9I 6'), view)) {
      expect(game.check(game.view(state, 0), move)).toEqual({ ok: true });
      state = game.apply(state, [{ seat: 0, move, elapsedMs: 0, by: 'player' }], rngFor(testSeed(1), 0));
    }
    expect(state.scores[0]).toBe(16);
  });

  test('a tile taken up again takes back with it those that held only because of it', () => {
    const three = layOut('9G 2, 9H 8, 9I 6');
    const lifted = touchCell(three, cellOf('9G'), view, check) as Laying;
    expect(lifted.held).toBe(0);
    expect(cellsOf(lifted)).toEqual([cellOf('9H')]);
    expect(touchSlot(three, 3, view)).toMatchObject({ held: 3, laid: [{ slot: 0 }] });
  });

  test('[MB-7] after a restriction square nothing more is laid before the extra tile is decided', () => {
    const owing = layOut('9G 2, 10G 5');
    expect(owesBonus(owing.laid, view)).toBe(true);
    const next = touchSlot(owing, 3, view);
    expect(next).toMatchObject({ laid: owing.laid, held: null, why: { refusal: { rule: 'MB-7' } } });
    const none = see({ racks: [[2, 5, 6, 8, 12], [1]], reserve: [] });
    expect(owesBonus(owing.laid, none.view)).toBe(false);
  });

  test('what was confirmed lies there until it is played, whatever places the rack has left', () => {
    const [, ...others] = movesOf(layOut('9G 2, 9H 8, 9I 6'), view);
    const after = { ...view, rack: [5, 6, 8, 12] };
    expect(movesOf(layAgain(others, after), after)).toEqual(others);
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
  const laid = touchCell(touchSlot(EMPTY, 1, two.view), cellOf('9H'), two.view, two.check);
  expect(laid).toMatchObject({ laid: [{ claims: ['up'] }] });
  const both = toggleClaim(laid, 'left');
  expect(movesOf(both, two.view)).toMatchObject([{ lines: ['up', 'left'] }]);
  expect(movesOf(toggleClaim(both, 'up'), two.view)).toMatchObject([{ lines: ['left'] }]);
  expect(toggleClaim(EMPTY, 'up')).toEqual(EMPTY);
  // One that does not hold is found when the turn is confirmed: 4 and 2 make no 9.
  const nine = see({ board: '9F=7 9G=2', racks: [[9, 1], [1]], reserve: [5], config: { lines: 'claimed' } });
  const wrong = toggleClaim(
    touchCell(touchSlot(EMPTY, 1, nine.view), cellOf('9H'), nine.view, nine.check),
    'up',
  );
  if (wrong.tag !== 'laying') throw new Error('nothing is laid');
  expect(checkLaid(wrong, nine.view)).toMatchObject({
    laid: [],
    held: 1,
    why: { refusal: { rule: 'MB-5' } },
  });
});
