/** Tokens by the keyboard: signs by their keys, numbers digit by digit. */
import { refused } from '#contract/game.ts';
import { CELLS, SIZE } from '../../data/board.ts';
import { columnOf, stepFrom } from '../../rules/cells.ts';
import type { Cell, Direction, View } from '../../rules/types.ts';
import { SIGN_KEYS } from '../signs.ts';
import {
  type Cursor,
  type Hand,
  isAtHand,
  type Laying,
  type Piece,
  putAtCursor,
  tokenOf,
} from './hand-state.ts';

/** A digit or a sign at the hole that waits; null if the key writes no token. */
export function typeKey(hand: Hand, key: string, view: View): Hand | null {
  if (hand.tag === 'exchanging' || hand.cursor === null) return null;
  const sign = SIGN_KEYS[key];
  if (sign !== undefined) {
    const piece: Piece = { tag: 'sign', sign };
    return isAtHand(hand, piece, view) ? putAtCursor(hand, piece, view) : hand;
  }
  return /^\d$/.test(key) ? typeDigit(hand, hand.cursor, Number(key), view) : null;
}

/** `1` is laid at once if the rack has it; a digit typed next makes it `18`, since two numbers never touch. */
function typeDigit(hand: Laying, cursor: Cursor, digit: number, view: View): Laying {
  const { typed, direction } = cursor;
  if (typed !== undefined) {
    const back = { ...hand, laid: hand.laid.filter(({ cell }) => cell !== typed.cell) };
    return layNumber(
      { ...back, cursor: { cell: typed.cell, direction } },
      10 * typed.digit + digit,
      view,
      hand,
    );
  }
  const next = { ...hand, held: null, why: null };
  const done = layNumber(next, digit, view, next);
  const begins = digit === 1 || digit === 2;
  if (done.why !== null) {
    const mayGoOn = begins && (view.rack ?? []).some(one => Math.floor(one / 10) === digit);
    return mayGoOn ? { ...next, cursor: { ...cursor, typed: { digit, cell: cursor.cell } } } : done;
  }
  if (!begins) return done;
  const cell = done.laid.at(-1)?.cell ?? cursor.cell;
  return { ...done, cursor: { ...(done.cursor ?? { cell, direction }), typed: { digit, cell } } };
}

function layNumber(hand: Laying, number: number, view: View, otherwise: Laying): Laying {
  const slots = (view.rack ?? []).flatMap((one, slot) => (one === number ? [slot] : []));
  const slot = slots.find(one => isAtHand(hand, { tag: 'number', slot: one }, view));
  if (slot !== undefined) return putAtCursor(hand, { tag: 'number', slot }, view);
  const cell = hand.cursor?.cell ?? null;
  return { ...otherwise, why: { cell, refusal: refused('CA-3', { token: number }) } };
}

/** Takes away what one laid on the hole that waits, or else on the last one before it; that hole waits next. */
export function erase(hand: Hand, view: View): Hand {
  if (hand.tag === 'exchanging' || hand.cursor === null) return hand;
  const { direction } = hand.cursor;
  let cell: Cell | null = hand.cursor.cell;
  while (cell !== null && !hand.laid.some(one => one.cell === cell)) {
    const before: Cell | null = stepFrom(cell, direction, -1);
    // Over what lies there for good, but not over an empty hole: the line ends there.
    const isNext: boolean = cell === hand.cursor.cell || view.board[cell] !== null;
    cell = isNext ? before : null;
  }
  if (cell === null) return { ...hand, cursor: { cell: hand.cursor.cell, direction }, why: null };
  return {
    ...hand,
    laid: hand.laid.filter(one => one.cell !== cell),
    cursor: { cell, direction },
    why: null,
  };
}

/** Where a key leads: arrows to the neighbour, Home and End along the row; null if it is none of these. */
export function stepBy(
  cell: Cell,
  key: string,
): { readonly cell: Cell; readonly direction?: Direction } | null {
  const column = columnOf(cell);
  switch (key) {
    case 'ArrowLeft':
      return { cell: column > 0 ? cell - 1 : cell, direction: 'across' };
    case 'ArrowRight':
      return { cell: column < SIZE - 1 ? cell + 1 : cell, direction: 'across' };
    case 'ArrowUp':
      return { cell: cell >= SIZE ? cell - SIZE : cell, direction: 'down' };
    case 'ArrowDown':
      return { cell: cell < CELLS - SIZE ? cell + SIZE : cell, direction: 'down' };
    case 'Home':
      return { cell: cell - column };
    case 'End':
      return { cell: cell - column + SIZE - 1 };
    default:
      return null;
  }
}

/** What was typed so far and does not lie there yet. */
export function pendingDigit(hand: Hand, view: View): string {
  if (hand.tag === 'exchanging' || hand.cursor?.typed === undefined) return '';
  const { digit, cell } = hand.cursor.typed;
  const there = hand.laid.find(one => one.cell === cell);
  return there !== undefined && tokenOf(there.piece, view) === digit ? '' : String(digit);
}
