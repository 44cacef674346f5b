import type { Seat } from '#contract/game.ts';
import { type Card, PACK, sorted, withoutOne } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import { SEATS } from '../../rules/seats.ts';
import { deedFor, topOf } from '../../rules/tricks.ts';
import { actorOf } from '../../rules/turn.ts';
import type { Play, State, View } from '../../rules/types.ts';
import { cardsOf, position, trumps } from '../../test/position.ts';

export interface Table {
  /** `'3 48 m'`, one text a seat; what is missing is filled up with cards that are named nowhere. */
  readonly hands: readonly string[];
  readonly trumps: string;
  /** Up. */
  readonly announced: number;
  readonly isOpposed?: boolean;
  /** Who took the tricks before; the cards in them count for nothing here. */
  readonly taken: readonly Seat[];
  readonly leader: Seat;
  /** `'17 -5'`: from the leader on, a renounced card with a minus sign. */
  readonly trick?: string;
}

/** A deal that seat 0 declared, as the one who must act sees it. */
export function viewAt(table: Table): View {
  const definition = trumps(table.trumps);
  const named = table.hands.map(cardsOf);
  const played = (table.trick ?? '').split(' ').filter(Boolean);
  const onTable = played.map(text => cardsOf(text.replace('-', ''))[0] as Card);
  const rest = [...named.flat(), ...onTable].reduce<readonly Card[]>(withoutOne, PACK).slice();
  const left = 13 - table.taken.length;
  const hands = SEATS.map(seat => {
    const hasPlayed = (seat - table.leader + 4) % 4 < played.length;
    const hand = named[seat] ?? [];
    return sorted([...hand, ...rest.splice(0, left - (hasPlayed ? 1 : 0) - hand.length)]);
  });
  const trick: Play[] = [];
  for (const [at, text] of played.entries()) {
    const card = onTable[at] as Card;
    const top = topOf(trick);
    const put = top === null ? 'lead' : deedFor(card, top, { trumps: definition }, 'up');
    const deed = text.startsWith('-') || put === null ? 'renounce' : put;
    trick.push({ hand: (table.leader + at) % 4, card, deed });
  }
  const hand = (table.leader + trick.length) % 4;
  const state: State = position({
    calls: [{ seat: 0, trumps: definition }, ...[1, 2, 3, 0].map(seat => ({ seat, trumps: null }))],
    contract: { trumps: definition, declarer: 0, isOpposed: table.isOpposed ?? false },
    announced: { way: 'up', tricks: table.announced },
    tricks: table.taken.map(taker =>
      [0, 1, 2, 3].map(i => ({
        hand: (taker + i) % 4,
        card: rest.shift() as Card,
        deed: i === 0 ? ('lead' as const) : ('renounce' as const),
      })),
    ),
    trick,
    phase: trick.length === 0 ? { tag: 'lead', hand } : { tag: 'follow', hand },
  });
  const whole = { ...state, hands };
  return game.view(whole, actorOf(whole) ?? 0);
}

/** Full hands before any card is played: the others hold what is named nowhere. */
export function fullHands(named: readonly string[]): readonly (readonly Card[])[] {
  const hands = named.map(cardsOf);
  const rest = hands.flat().reduce<readonly Card[]>(withoutOne, PACK).slice();
  return hands.map(hand => sorted([...hand, ...rest.splice(0, 13 - hand.length)]));
}
