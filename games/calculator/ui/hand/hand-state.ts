/** What the player holds and considers before anything is handed in: headless, so that it can be tested without a page. */
import type { Refusal } from '#contract/game.ts';
import { isOffLattice } from '../../data/board.ts';
import { stepFrom } from '../../rules/cells.ts';
import { refusePlaces, signsLeft } from '../../rules/hand-in.ts';
import { type Sign, sorted, type Token } from '../../rules/tokens.ts';
import type { Cell, Direction, Laid, Move, Rule, View } from '../../rules/types.ts';

/** A number of the rack, by its place there, or a sign of the open tray. */
export type Piece =
  | { readonly tag: 'number'; readonly slot: number }
  | { readonly tag: 'sign'; readonly sign: Sign };

export type Placed = { readonly cell: Cell; readonly piece: Piece };

/** The hole that waits for a token, and where the one after it goes. */
export type Cursor = {
  readonly cell: Cell;
  readonly direction: Direction;
  /** A digit that was just typed for this cell: the next one may make it a number of two digits. */
  readonly typed?: { readonly digit: number; readonly cell: Cell };
};

export type Hand =
  | {
      readonly tag: 'laying';
      /** On the board, but nothing is handed in yet. */
      readonly laid: readonly Placed[];
      readonly held: Piece | null;
      readonly cursor: Cursor | null;
      /** Something said no, and where. */
      readonly why: { readonly cell: Cell | null; readonly refusal: Refusal<Rule> } | null;
    }
  /** CA-10: choosing what to exchange. */
  | { readonly tag: 'exchanging'; readonly slots: readonly number[] };

export type Laying = Extract<Hand, { tag: 'laying' }>;

export const EMPTY: Laying = { tag: 'laying', laid: [], held: null, cursor: null, why: null };

export function tokenOf(piece: Piece, { rack }: View): Token | undefined {
  return piece.tag === 'sign' ? piece.sign : rack?.[piece.slot];
}

/** All that lies on the board without being handed in, in the order of the cells. */
export function laidTokens(hand: Hand, view: View): readonly Laid[] {
  if (hand.tag === 'exchanging') return [];
  return hand.laid
    .flatMap(({ cell, piece }) => {
      const token = tokenOf(piece, view);
      return token === undefined ? [] : [{ cell, token }];
    })
    .sort((a, b) => a.cell - b.cell);
}

/** How many of a sign are still in the tray while this hand has some of them. */
export function signsInTray(hand: Hand, view: View, sign: Sign): number {
  const used = laidTokens(hand, view).filter(({ token }) => token === sign).length;
  const isHeld = hand.tag === 'laying' && hand.held?.tag === 'sign' && hand.held.sign === sign;
  return signsLeft(view, sign) - used - (isHeld ? 1 : 0);
}

/**
 * Takes up a token, or puts it down again; if a hole is waiting, the token goes there and the next hole waits. While
 * exchanging, adds a number or takes it out.
 */
export function touchPiece(hand: Hand, piece: Piece, view: View): Hand {
  if (hand.tag === 'exchanging') return piece.tag === 'sign' ? hand : toggleSlot(hand.slots, piece.slot);
  if (hand.held !== null && samePiece(hand.held, piece)) return { ...hand, held: null, why: null };
  if (!isAtHand(hand, piece, view)) return hand;
  if (hand.cursor !== null) return putAtCursor(hand, piece, view);
  return { ...hand, held: piece, why: null };
}

/**
 * Puts down what is in hand, if the cell is free. With nothing in hand, takes up what one laid there, or lets the
 * hole wait for a token; touched again, the line goes down instead of across, and then the hole waits no longer.
 */
export function touchCell(hand: Hand, cell: Cell, view: View): Hand {
  if (hand.tag === 'exchanging') return hand;
  const mine = hand.laid.find(one => one.cell === cell);
  if (hand.held !== null) return put(hand, hand.held, cell, view);
  if (mine !== undefined)
    return {
      ...hand,
      laid: hand.laid.filter(one => one !== mine),
      held: mine.piece,
      cursor: null,
      why: null,
    };
  if (view.board[cell] !== null) return { ...hand, cursor: null, why: null };
  if (isClosed(cell, view)) return { ...hand, cursor: null, why: whyNot(cell, 1, view) };
  const before = hand.cursor?.cell === cell ? hand.cursor.direction : null;
  if (before === 'down') return { ...hand, cursor: null, why: null };
  const direction = before === 'across' ? 'down' : likelyDirection(hand, cell, view);
  return { ...hand, cursor: { cell, direction }, why: null };
}

/** A token of the board that was dragged from its hole to another, or off the board. */
export function moveLaid(hand: Hand, from: Cell, to: Cell | null, view: View): Hand {
  const lifted = touchCell(putDown(hand), from, view);
  if (lifted.tag === 'exchanging' || lifted.held === null) return hand;
  if (to === null) return { ...lifted, held: null };
  const moved = touchCell(lifted, to, view);
  // Where it cannot lie, it stays where it was.
  return moved.tag === 'laying' && moved.why !== null && hand.tag === 'laying'
    ? { ...hand, why: moved.why }
    : moved;
}

/** Nothing in the hand, no hole waiting; what lies on the board stays. */
export function putDown(hand: Hand): Hand {
  return hand.tag === 'exchanging' ? EMPTY : { ...hand, held: null, cursor: null, why: null };
}

/** The move that handing in would play, or null. */
export function moveOf(hand: Hand, view: View): Move | null {
  if (hand.tag === 'exchanging') {
    const tokens = sorted(hand.slots.flatMap(slot => view.rack?.[slot] ?? []));
    return { kind: 'exchange', tokens };
  }
  const tokens = laidTokens(hand, view);
  return tokens.length === 0 ? null : { kind: 'play', tokens };
}

/** Is this number still on the rack, this sign still in the tray? */
export function isAtHand(hand: Laying, piece: Piece, view: View): boolean {
  if (piece.tag === 'sign') return signsInTray(hand, view, piece.sign) > 0;
  const isLaid = hand.laid.some(one => samePiece(one.piece, piece));
  return !isLaid && view.rack?.[piece.slot] !== undefined;
}

/** On the hole that waits, or the first free one behind it; then the next one waits. */
export function putAtCursor(hand: Laying, piece: Piece, view: View): Laying {
  const { cursor } = hand;
  if (cursor === null) return hand;
  const { direction } = cursor;
  const isMine = hand.laid.some(({ cell }) => cell === cursor.cell) && cursor.typed?.cell !== cursor.cell;
  const cell = isMine ? cursor.cell : freeFrom(hand, cursor.cell, direction, view);
  if (cell === null) return hand;
  const done = put({ ...hand, held: null }, piece, cell, view);
  if (done.why !== null) return done;
  const next = stepFrom(cell, direction, 1);
  const free = next === null ? null : freeFrom(done, next, direction, view);
  return { ...done, cursor: free === null ? null : { cell: free, direction } };
}

function put(hand: Laying, piece: Piece, cell: Cell, view: View): Laying {
  const token = tokenOf(piece, view);
  if (token === undefined) return hand;
  const why = whyNot(cell, token, view);
  if (why !== null) return { ...hand, why };
  const others = hand.laid.filter(one => one.cell !== cell);
  return { ...hand, laid: [...others, { cell, piece }], held: null, why: null };
}

function whyNot(cell: Cell, token: Token, view: View): Laying['why'] {
  const refusal = refusePlaces(view, [{ cell, token }]);
  return refusal === null ? null : { cell, refusal };
}

function toggleSlot(slots: readonly number[], slot: number): Hand {
  const next = slots.includes(slot) ? slots.filter(one => one !== slot) : [...slots, slot];
  return { tag: 'exchanging', slots: next };
}

function samePiece(a: Piece, b: Piece): boolean {
  if (a.tag === 'number') return b.tag === 'number' && a.slot === b.slot;
  return b.tag === 'sign' && a.sign === b.sign;
}

function isClosed(cell: Cell, { config }: View): boolean {
  return config.grid === 'lattice' && isOffLattice(cell);
}

function isTaken(hand: Laying, cell: Cell, view: View): boolean {
  return view.board[cell] !== null || hand.laid.some(one => one.cell === cell);
}

/** This cell or the next free one in a line; null where the line ends or is closed. */
function freeFrom(hand: Laying, from: Cell, direction: Direction, view: View): Cell | null {
  let cell: Cell | null = from;
  while (cell !== null && isTaken(hand, cell, view)) cell = stepFrom(cell, direction, 1);
  return cell === null || isClosed(cell, view) ? null : cell;
}

/** Across, unless what it touches is above or below only. */
function likelyDirection(hand: Laying, cell: Cell, view: View): Direction {
  const touches = (direction: Direction): boolean =>
    [stepFrom(cell, direction, -1), stepFrom(cell, direction, 1)].some(
      next => next !== null && isTaken(hand, next, view),
    );
  return touches('down') && !touches('across') ? 'down' : 'across';
}

/** Which numbers of the rack lie on the board. */
export function slotsAway(hand: Hand): readonly number[] {
  if (hand.tag === 'exchanging') return [];
  return hand.laid.flatMap(({ piece }) => (piece.tag === 'number' ? [piece.slot] : []));
}

export function heldToken(hand: Hand, view: View): Token | undefined {
  return hand.tag === 'laying' && hand.held !== null ? tokenOf(hand.held, view) : undefined;
}
