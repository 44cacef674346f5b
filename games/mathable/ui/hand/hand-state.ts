/** What the player holds and considers, before anything is played: headless, so that it can be tested without a page. */

import { type Refusal, refused, type Verdict } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Cell, type Direction, restrictionAt } from '../../rules/cells.ts';
import { check as checkRules, reserveToCome } from '../../rules/check.ts';
import { linesAt, linesThatHold, pointsOf } from '../../rules/placing.ts';
import { without } from '../../rules/tiles.ts';
import { lay } from '../../rules/turn.ts';
import type { Move, Rule, Tile, View } from '../../rules/types.ts';

/** A tile of the rack, by its place there, on a cell: nothing is played yet (MB-9). */
export type Laid = {
  readonly slot: number;
  readonly cell: Cell;
  readonly claims: readonly Direction[];
};

export type Hand =
  | {
      readonly tag: 'laying';
      /** In the order in which they will be played: each holds with those before it. */
      readonly laid: readonly Laid[];
      /** The slot of the tile that was taken up. */
      readonly held: number | null;
      /** A cell said no. */
      readonly why: { readonly cell: Cell; readonly refusal: Refusal<Rule> } | null;
    }
  /** Choosing what to exchange. */
  | { readonly tag: 'exchanging'; readonly slots: readonly number[] };

export type Laying = Extract<Hand, { tag: 'laying' }>;

export const EMPTY: Laying = { tag: 'laying', laid: [], held: null, why: null };

type Check = (move: Move) => Verdict<Rule>;

/** Takes up the tile of a slot, or puts it down again; while exchanging, adds it or takes it out. */
export function touchSlot(hand: Hand, slot: number, view: View): Hand {
  if (hand.tag === 'exchanging') {
    const slots = hand.slots.includes(slot) ? hand.slots.filter(one => one !== slot) : [...hand.slots, slot];
    return { tag: 'exchanging', slots };
  }
  const mine = hand.laid.find(one => one.slot === slot);
  if (mine !== undefined) return lift(hand, mine, view);
  if (hand.held === slot) return { ...hand, held: null, why: null };
  return owesBonus(hand.laid, view) ? waitForBonus(hand) : { ...hand, held: slot, why: null };
}

/**
 * Puts the tile in hand on a cell, if the rules would take it there; else the cell says why not. What one laid there
 * is taken up again; with nothing in hand, the tile that was laid last goes to the cell.
 */
export function touchCell(hand: Hand, cell: Cell, view: View, check: Check): Hand {
  if (hand.tag === 'exchanging') return hand;
  const mine = hand.laid.find(one => one.cell === cell);
  if (mine !== undefined) return lift(hand, mine, view);
  const { held, laid } = hand;
  const last = laid.at(-1);
  if (held !== null) return owesBonus(laid, view) ? waitForBonus(hand) : put(laid, held, cell, view, check);
  if (last === undefined) return hand;
  const moved = put(laid.slice(0, -1), last.slot, cell, view, check);
  return moved.why === null ? moved : { ...hand, why: moved.why };
}

function put(laid: readonly Laid[], slot: number, cell: Cell, view: View, check: Check): Laying {
  const tile = view.rack[slot];
  if (tile === undefined) return EMPTY;
  const there = withLaid(view, laid);
  const claims = claimsAt(there, cell, tile);
  const move = placeMove(view, cell, tile, claims);
  // The first is asked of the table itself; it does not know of those that are not played.
  const verdict = laid.length === 0 ? check(move) : checkRules(there, move);
  return verdict.ok
    ? { ...EMPTY, laid: [...laid, { slot, cell, claims }] }
    : { ...EMPTY, laid, held: slot, why: { cell, refusal: verdict } };
}

/** Takes up a tile that was laid; those that held only because of it come back to the rack. */
function lift(hand: Laying, mine: Laid, view: View): Laying {
  const laid: Laid[] = [];
  for (const one of hand.laid) {
    if (one === mine) continue;
    const move = placeMove(view, one.cell, must(view.rack[one.slot]), one.claims);
    if (checkRules(withLaid(view, laid), move).ok) laid.push(one);
  }
  return { ...EMPTY, laid, held: mine.slot };
}

/** MB-7: the last tile took a restriction square; whether one draws for it is decided before the next is laid. */
export function owesBonus(laid: readonly Laid[], view: View): boolean {
  const last = laid.at(-1);
  return last !== undefined && restrictionAt(last.cell) !== null && reserveToCome(view) > 0;
}

function waitForBonus(hand: Laying): Laying {
  const cell = hand.laid.at(-1)?.cell ?? 0;
  return { ...hand, held: null, why: { cell, refusal: refused('MB-7', { case: 'laid' }) } };
}

/** The table as it would be if these tiles were played. */
export function withLaid(view: View, laid: readonly Laid[]): View {
  if (laid.length === 0) return view;
  const tiles = laid.map(({ slot, cell }) => ({ cell, tile: must(view.rack[slot]) }));
  const faces = tiles.map(({ tile }) => tile);
  return { ...view, board: lay(view.board, tiles), rack: without(view.rack, faces) };
}

/** Names a line of the tile that was laid last, or no longer (MB-16). */
export function toggleClaim(hand: Hand, direction: Direction): Hand {
  const last = hand.tag === 'laying' ? hand.laid.at(-1) : undefined;
  if (hand.tag !== 'laying' || last === undefined) return hand;
  const { claims } = last;
  const next = claims.includes(direction) ? claims.filter(one => one !== direction) : [...claims, direction];
  return { ...hand, laid: [...hand.laid.slice(0, -1), { ...last, claims: next }] };
}

/** The moves that confirming would play, one after the other. */
export function movesOf(hand: Hand, view: View): readonly Move[] {
  if (hand.tag === 'laying')
    return hand.laid.map(({ slot, cell, claims }) => placeMove(view, cell, must(view.rack[slot]), claims));
  if (hand.slots.length === 0) return [];
  const tiles = hand.slots.map(slot => must(view.rack[slot])).sort((a, b) => a - b);
  return [{ kind: 'exchange', tiles }];
}

/** A line that was named does not hold (MB-16): that tile is in hand again, those before it stay. */
export function checkLaid(hand: Laying, view: View): Laying {
  for (const [index, { slot, cell, claims }] of hand.laid.entries()) {
    const laid = hand.laid.slice(0, index);
    const move = placeMove(view, cell, must(view.rack[slot]), claims);
    const verdict = checkRules(withLaid(view, laid), move);
    if (!verdict.ok) return { ...EMPTY, laid, held: slot, why: { cell, refusal: verdict } };
  }
  return hand;
}

/** Moves that were confirmed and wait for those before them: their tiles still lie there. */
export function layAgain(moves: readonly Move[], { rack }: View): Laying {
  const laid: Laid[] = [];
  for (const move of moves) {
    if (move.kind !== 'place') continue;
    const slot = rack.findIndex((tile, i) => tile === move.tile && laid.every(one => one.slot !== i));
    if (slot !== -1) laid.push({ slot, cell: move.cell, claims: move.lines ?? [] });
  }
  return { ...EMPTY, laid };
}

/** The tile in hand. */
export function heldTile(hand: Hand, { rack }: View): Tile | undefined {
  return hand.tag === 'laying' && hand.held !== null ? rack[hand.held] : undefined;
}

/** What all that was laid would bring, the super bonus aside. */
export function pointsLaid({ laid }: Laying, view: View): number {
  const points = laid.map(({ slot, cell }, index) => {
    const tile = must(view.rack[slot]);
    const { board } = withLaid(view, laid.slice(0, index));
    return pointsOf(cell, tile, linesThatHold(board, cell, tile).length);
  });
  return points.reduce((sum, one) => sum + one, 0);
}

/**
 * Cells that would take the tile, with its points. Where players check one another (MB-15) or name their own
 * lines (MB-16), the program keeps the sums to itself and shows only where a tile may lie.
 */
export function openCells({ board, config }: View, tile: Tile): ReadonlyMap<Cell, number | null> {
  const open = new Map<Cell, number | null>();
  for (const [cell, there] of board.entries()) {
    if (there !== null) continue;
    if (config.checking === 'challenge' || config.lines === 'claimed') {
      if (linesAt(board, cell).length > 0) open.set(cell, null);
      continue;
    }
    const lines = linesThatHold(board, cell, tile).length;
    if (lines > 0) open.set(cell, pointsOf(cell, tile, lines));
  }
  return open;
}

function placeMove({ config }: View, cell: Cell, tile: Tile, lines: readonly Direction[]): Move {
  return config.lines === 'claimed' ? { kind: 'place', cell, tile, lines } : { kind: 'place', cell, tile };
}

/** To begin with, one line if there is only one; which to name of several is the player's to notice. */
function claimsAt({ config, board }: View, cell: Cell, tile: Tile): readonly Direction[] {
  if (config.lines !== 'claimed') return [];
  const present = linesAt(board, cell);
  const holding = config.checking === 'referee' ? linesThatHold(board, cell, tile) : present;
  return (holding.length > 0 ? holding : present).slice(0, 1).map(({ direction }) => direction);
}
