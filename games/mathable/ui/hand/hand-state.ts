/** What the player holds and considers, before anything is played: headless, so that it can be tested without a page. */

import type { Refusal, Verdict } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { Cell, Direction } from '../../rules/cells.ts';
import { linesAt, linesThatHold, pointsOf } from '../../rules/placing.ts';
import type { Move, Rule, Tile, View } from '../../rules/types.ts';

export type Hand =
  | { readonly tag: 'empty' }
  /** A tile of the rack, by its place there, is in hand. */
  | { readonly tag: 'holding'; readonly slot: number }
  /** It lies on a cell, but nothing is played yet (MB-9). */
  | {
      readonly tag: 'laid';
      readonly slot: number;
      readonly cell: Cell;
      readonly claims: readonly Direction[];
    }
  /** A cell said no. */
  | { readonly tag: 'refused'; readonly slot: number; readonly cell: Cell; readonly refusal: Refusal<Rule> }
  /** Choosing what to exchange. */
  | { readonly tag: 'exchanging'; readonly slots: readonly number[] };

export const EMPTY: Hand = { tag: 'empty' };

type Check = (move: Move) => Verdict<Rule>;

/** Takes up the tile of a slot, or puts it down again; while exchanging, adds it or takes it out. */
export function touchSlot(hand: Hand, slot: number): Hand {
  if (hand.tag === 'exchanging') {
    const slots = hand.slots.includes(slot) ? hand.slots.filter(one => one !== slot) : [...hand.slots, slot];
    return { tag: 'exchanging', slots };
  }
  return 'slot' in hand && hand.slot === slot ? EMPTY : { tag: 'holding', slot };
}

/** Puts the tile in hand on a cell, if the rules would take it there; else the cell says why not. */
export function touchCell(hand: Hand, cell: Cell, view: View, check: Check): Hand {
  if (hand.tag === 'empty' || hand.tag === 'exchanging') return hand;
  if (hand.tag === 'laid' && hand.cell === cell) return { tag: 'holding', slot: hand.slot };
  const { slot } = hand;
  const tile = view.rack[slot];
  if (tile === undefined) return EMPTY;
  const claims = claimsAt(view, cell, tile);
  const verdict = check(placeMove(view, cell, tile, claims));
  return verdict.ok ? { tag: 'laid', slot, cell, claims } : { tag: 'refused', slot, cell, refusal: verdict };
}

/** Names a line, or no longer (MB-16). */
export function toggleClaim(hand: Hand, direction: Direction): Hand {
  if (hand.tag !== 'laid') return hand;
  const { claims } = hand;
  const next = claims.includes(direction) ? claims.filter(one => one !== direction) : [...claims, direction];
  return { ...hand, claims: next };
}

/** The move that confirming would play, or null. */
export function moveOf(hand: Hand, view: View): Move | null {
  if (hand.tag === 'laid') {
    const tile = view.rack[hand.slot];
    return tile === undefined ? null : placeMove(view, hand.cell, tile, hand.claims);
  }
  if (hand.tag !== 'exchanging' || hand.slots.length === 0) return null;
  const tiles = hand.slots.map(slot => must(view.rack[slot])).sort((a, b) => a - b);
  return { kind: 'exchange', tiles };
}

/** The tile in hand, wherever it lies. */
export function heldTile(hand: Hand, { rack }: View): Tile | undefined {
  return 'slot' in hand ? rack[hand.slot] : undefined;
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
