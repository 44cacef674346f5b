/** The plays of one moment in compact form; cards that nobody can tell apart by what they do are judged once. */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import { type Card, isBrisque, isMute } from '../rules/cards.ts';
import { moves } from '../rules/moves.ts';
import type { Move, View } from '../rules/types.ts';
import type { Order } from '../solver/order.ts';
import { type PlayCode, RENOUNCE } from './code.ts';
import { placeOf } from './worlds.ts';

/** A card of this hand, put or renounced. */
export interface Deed {
  readonly hand: Seat;
  readonly card: Card;
  readonly code: PlayCode;
}

export interface Option {
  readonly deed: Deed;
  /** All moves that come to the same, and their codes. */
  readonly moves: readonly Move[];
  readonly codes: readonly PlayCode[];
}

export function findOptions(view: View, order: Order): Option[] {
  const { phase } = view;
  const groups = new Map<string, { deed: Deed; moves: Move[]; codes: PlayCode[] }>();
  for (const move of moves(view)) {
    if (!('card' in move)) continue;
    const hand = move.kind === 'lead' ? move.hand : phase.tag === 'follow' ? phase.hand : 0;
    const { card } = move;
    const isRenounced = move.kind === 'renounce';
    const name = `${hand} ${isRenounced} ${isMute(card) ? 'mute' : firstOfGroup(view, order, hand, card)}`;
    const group = groups.get(name);
    const code = placeOf(order, card) + (isRenounced ? RENOUNCE : 0);
    if (group === undefined) groups.set(name, { deed: { hand, card, code }, moves: [move], codes: [code] });
    else {
      group.moves.push(move);
      group.codes.push(code);
    }
  }
  return [...groups.values()];
}

/** The weakest card of the hand from which on no card of anybody else lies between, up to this one. */
function firstOfGroup(view: View, { cards, places }: Order, hand: Seat, card: Card): Card {
  const held = view.hands[hand] ?? [];
  const gone = new Set([...view.tricks, view.trick].flat().map(one => one.card));
  const onTop = view.trick.findLast(({ deed }) => deed !== 'renounce')?.card;
  let first = card;
  for (let place = (places[card] ?? 0) - 1; place >= 0 && !isBrisque(first); place--) {
    const below = must(cards[place]);
    if (gone.has(below) && below !== onTop) continue;
    if (!held.includes(below) || isBrisque(below)) break;
    first = below;
  }
  return first;
}
