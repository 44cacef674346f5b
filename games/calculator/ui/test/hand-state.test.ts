import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { View } from '../../rules/types.ts';
import { cellOf, laid, position } from '../../test/position.ts';
import {
  EMPTY,
  type Hand,
  heldToken,
  laidTokens,
  moveLaid,
  moveOf,
  type Piece,
  putDown,
  signsInTray,
  slotsAway,
  touchCell,
  touchPiece,
} from '../hand/hand-state.ts';
import { erase, pendingDigit, stepBy, typeKey } from '../hand/typing.ts';

function see(given: Omit<Parameters<typeof position>[0], 'racks'>, rack: readonly number[]): View {
  return game.view(position({ bag: [1, 2, 3, 4, 5, 6], ...given, racks: [rack, [1]] }), 0);
}

/** The sheet's own rack, in order: the slots are 0 to 5. */
const opening = see({}, [2, 9, 10, 12, 17, 18]);

function number(view: View, token: number): Piece {
  return { tag: 'number', slot: view.rack?.indexOf(token) ?? -1 };
}

function sign(one: '+' | '-' | 'x' | ':' | '='): Piece {
  return { tag: 'sign', sign: one };
}

/** Token by token on the hole that waits. */
function layAll(hand: Hand, view: View, ...tokens: readonly (number | '+' | '-' | 'x' | ':' | '=')[]): Hand {
  return tokens.reduce<Hand>(
    (now, token) => touchPiece(now, typeof token === 'number' ? number(view, token) : sign(token), view),
    hand,
  );
}

function typeAll(hand: Hand, view: View, keys: string): Hand {
  return keys.split('').reduce<Hand>((now, key) => typeKey(now, key, view) ?? now, hand);
}

function at(cell: string, view: View = opening): Hand {
  return touchCell(EMPTY, cellOf(cell), view);
}

describe('a token in hand', () => {
  test('is taken up, and put down when touched again', () => {
    const holding = touchPiece(EMPTY, number(opening, 9), opening);
    expect(heldToken(holding, opening)).toBe(9);
    expect(touchPiece(holding, number(opening, 9), opening)).toEqual(EMPTY);
    expect(heldToken(touchPiece(holding, sign('x'), opening), opening)).toBe('x');
    expect(putDown(holding)).toEqual(EMPTY);
  });

  test('goes to the hole that is touched, and from there to another or back', () => {
    const there = touchCell(touchPiece(EMPTY, number(opening, 9), opening), cellOf('g7'), opening);
    expect(laidTokens(there, opening)).toEqual(laid('g7 across 9'));
    expect(slotsAway(there)).toEqual([1]);
    const lifted = touchCell(there, cellOf('g7'), opening);
    expect(heldToken(lifted, opening)).toBe(9);
    expect(laidTokens(touchCell(lifted, cellOf('a1'), opening), opening)).toEqual(laid('a1 across 9'));
    expect(moveOf(putDown(lifted), opening)).toBeNull();
  });

  test('takes the place of another that was laid there', () => {
    const there = touchCell(touchPiece(EMPTY, number(opening, 9), opening), cellOf('g7'), opening);
    const other = touchCell(touchPiece(there, number(opening, 2), opening), cellOf('g7'), opening);
    expect(laidTokens(other, opening)).toEqual(laid('g7 across 2'));
    expect(slotsAway(other)).toEqual([0]);
  });

  test('[CA-1] a hole that is taken or closed says why, and the token stays in hand', () => {
    const later = see({ board: 'g7 across 9x2=18', config: { grid: 'lattice' } }, [3]);
    const holding = touchPiece(EMPTY, number(later, 3), later);
    const taken = touchCell(holding, cellOf('g9'), later);
    expect(taken).toMatchObject({ why: { refusal: { rule: 'CA-1', facts: { case: 'taken', there: '2' } } } });
    expect(heldToken(taken, later)).toBe(3);
    const closed = touchCell(holding, cellOf('b2'), later);
    expect(closed).toMatchObject({ why: { refusal: { rule: 'CA-1', facts: { case: 'blocked' } } } });
    expect(touchCell(EMPTY, cellOf('b2'), later)).toMatchObject({
      cursor: null,
      why: { cell: cellOf('b2') },
    });
  });

  test('[CA-2] there are no more signs than lie in the tray', () => {
    const scarce = see({ supply: { x: 1 } }, [2, 3]);
    const holding = touchPiece(EMPTY, sign('x'), scarce);
    expect(signsInTray(holding, scarce, 'x')).toBe(0);
    const there = touchCell(holding, cellOf('g8'), scarce);
    expect(touchPiece(there, sign('x'), scarce)).toEqual(there);
    expect(signsInTray(putDown(touchCell(there, cellOf('g8'), scarce)), scarce, 'x')).toBe(1);
  });

  test('is dragged from hole to hole, and off the board', () => {
    const there = touchCell(touchPiece(EMPTY, number(opening, 9), opening), cellOf('g7'), opening);
    const moved = moveLaid(there, cellOf('g7'), cellOf('h7'), opening);
    expect(laidTokens(moved, opening)).toEqual(laid('h7 across 9'));
    expect(moveOf(moveLaid(moved, cellOf('h7'), null, opening), opening)).toBeNull();
    const later = see({ board: 'g7 across 9x2=18' }, [3]);
    const mine = touchCell(touchPiece(EMPTY, number(later, 3), later), cellOf('a1'), later);
    expect(laidTokens(moveLaid(mine, cellOf('a1'), cellOf('g7'), later), later)).toEqual(laid('a1 across 3'));
  });
});

describe('a hole that waits', () => {
  test('takes tokens one after the other, across or down', () => {
    const across = layAll(at('g7'), opening, 9, 'x', 2, '=', 18);
    expect(moveOf(across, opening)).toEqual({ kind: 'play', tokens: laid('g7 across 9x2=18') });
    const down = touchCell(at('g7'), cellOf('g7'), opening);
    expect(moveOf(layAll(down, opening, 2, '=', 12), opening)).toEqual({
      kind: 'play',
      tokens: laid('g7 down 2=12'),
    });
  });

  test('touched a third time, waits no longer', () => {
    const twice = touchCell(at('g7'), cellOf('g7'), opening);
    expect(touchCell(twice, cellOf('g7'), opening)).toEqual(EMPTY);
  });

  test('goes in the direction of what it touches, and over what lies there', () => {
    const later = see({ board: 'g7 across 9x2=18' }, [3, 4]);
    const below = layAll(touchCell(EMPTY, cellOf('f9'), later), later, '=');
    expect(below).toMatchObject({ cursor: { cell: cellOf('h9'), direction: 'down' } });
    expect(laidTokens(layAll(below, later, '-'), later)).toEqual(laid('f9 down =.-'));
  });

  test('at the edge, nothing waits any more', () => {
    expect(layAll(at('g13'), opening, 9)).toMatchObject({ cursor: null });
  });
});

describe('the keyboard', () => {
  test('types signs by their keys and numbers digit by digit', () => {
    expect(laidTokens(typeAll(at('g7'), opening, '9*2=18'), opening)).toEqual(laid('g7 across 9x2=18'));
    const small = see({}, [1, 8, 18]);
    expect(laidTokens(typeAll(at('g7', small), small, '1'), small)).toEqual(laid('g7 across 1'));
    expect(laidTokens(typeAll(at('g7', small), small, '18'), small)).toEqual(laid('g7 across 18'));
    expect(laidTokens(typeAll(at('g7', small), small, '18/1'), small)).toEqual(laid('g7 across 18:1'));
    expect(laidTokens(typeAll(at('g13', small), small, '18'), small)).toEqual(laid('g13 across 18'));
  });

  test('a first digit alone is shown until the second comes', () => {
    const begun = typeAll(at('g7'), opening, '1');
    expect(moveOf(begun, opening)).toBeNull();
    expect(pendingDigit(begun, opening)).toBe('1');
    expect(pendingDigit(typeAll(begun, opening, '8'), opening)).toBe('');
  });

  test('[CA-3] a number that is not on the rack is refused', () => {
    const wrong = typeAll(at('g7'), opening, '9+5');
    expect(wrong).toMatchObject({ why: { refusal: { rule: 'CA-3', facts: { token: 5 } } } });
    expect(laidTokens(wrong, opening)).toEqual(laid('g7 across 9+'));
    expect(typeAll(at('g7'), opening, '16')).toMatchObject({ why: { refusal: { facts: { token: 16 } } } });
  });

  test('takes back the last token, over what lies there', () => {
    const later = see({ board: 'g9 across 2' }, [3, 4]);
    const typed = typeAll(touchCell(EMPTY, cellOf('g8'), later), later, '++3');
    expect(laidTokens(typed, later)).toEqual(laid('g8 across +.+3'));
    const twice = erase(erase(typed, later), later);
    expect(laidTokens(twice, later)).toEqual(laid('g8 across +'));
    expect(laidTokens(erase(twice, later), later)).toEqual([]);
  });

  test('other keys write nothing, and without a hole that waits no key does', () => {
    expect(typeKey(at('g7'), 'q', opening)).toBeNull();
    expect(typeKey(EMPTY, '9', opening)).toBeNull();
  });

  test.each([
    ['ArrowLeft', 'g6', 'g1'],
    ['ArrowRight', 'g8', 'g13'],
    ['ArrowUp', 'f7', 'a7'],
    ['ArrowDown', 'h7', 'm7'],
  ])('%s goes to the neighbour and stops at the edge', (key, next, last) => {
    expect(stepBy(cellOf('g7'), key)?.cell).toBe(cellOf(next));
    expect(stepBy(cellOf(last), key)?.cell).toBe(cellOf(last));
  });

  test('Home and End go along the row', () => {
    expect(stepBy(cellOf('g7'), 'Home')?.cell).toBe(cellOf('g1'));
    expect(stepBy(cellOf('g7'), 'End')?.cell).toBe(cellOf('g13'));
    expect(stepBy(cellOf('g7'), 'q')).toBeNull();
  });
});

test('[CA-10] chooses what to exchange, also nothing', () => {
  const none: Hand = { tag: 'exchanging', slots: [] };
  expect(moveOf(none, opening)).toEqual({ kind: 'exchange', tokens: [] });
  const two = touchPiece(touchPiece(none, number(opening, 18), opening), number(opening, 2), opening);
  expect(moveOf(two, opening)).toEqual({ kind: 'exchange', tokens: [2, 18] });
  expect(touchPiece(touchPiece(two, number(opening, 18), opening), number(opening, 2), opening)).toEqual(
    none,
  );
  expect(touchPiece(none, sign('+'), opening)).toEqual(none);
  expect(touchCell(none, cellOf('g7'), opening)).toEqual(none);
});
