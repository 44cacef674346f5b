import { allowed, type Refusal, refused, type Seat, type Verdict } from '#contract/game.ts';
import { type Card, setOf } from './cards.ts';
import { DISPLAY } from './setup.ts';
import type { Move, Rule, View } from './types.ts';

/** Remarks of one seat before a card is displayed or changes hands. */
export const MOST_REMARKS = 3;

/** May this viewer do this now? If not, which rule says so, and with what numbers. */
export function check(view: View, move: Move): Verdict<Rule> {
  if (view.me === 'spectator') return refused('MY-5', { case: 'spectator' });
  switch (move.kind) {
    case 'remark':
      return checkRemark(view, view.me);
    case 'display':
      return checkDisplay(view, view.me, move.cards);
    case 'present':
      return notTheMoment(view, view.me, 'present') ?? notInHand(view, view.me, move.card) ?? allowed;
    case 'offer':
      return notTheMoment(view, view.me, 'offer') ?? checkOffer(view, view.me, move.cards);
    case 'take':
      return notTheMoment(view, view.me, 'take') ?? checkTake(view, move.card);
  }
}

/** How many cards each other player offers: two if there is only one of them (MY-12). */
export function offerSize({ handSizes }: Pick<View, 'handSizes'>): number {
  return handSizes.length === 2 ? 2 : 1;
}

/** All that a seat may choose its display from: its hand, and the display it takes back. */
export function poolOf({ hands, displays }: View, seat: Seat): Card[] {
  return [...(hands[seat] ?? []), ...(displays[seat] ?? [])];
}

function checkRemark({ config, phase, said }: View, me: Seat): Verdict<Rule> {
  if (config.talk === 'silent') return refused('MY-5', { case: 'silent' });
  if (phase.tag === 'over') return refused('MY-5', { case: 'over' });
  return (said[me] ?? 0) < MOST_REMARKS ? allowed : refused('MY-5', { case: 'remarks', most: MOST_REMARKS });
}

function checkDisplay(view: View, me: Seat, cards: readonly Card[]): Verdict<Rule> {
  const { phase, round } = view;
  const rule = round === 0 ? 'MY-3' : 'MY-6';
  if (phase.tag === 'over') return refused(rule, { case: 'over' });
  if (phase.tag !== 'display') return refused(rule, { case: 'exchanges', seat: phase.active + 1 });
  const absent = doubled(cards) ?? notInPlay(view, cards);
  if (absent !== null) return absent;
  const pool = poolOf(view, me);
  const foreign = cards.find(card => !pool.includes(card));
  if (foreign !== undefined) return refused(rule, { case: 'held', card: foreign });
  const need = DISPLAY[round];
  return cards.length === need ? allowed : refused(rule, { case: 'count', need, got: cards.length, round });
}

/** MY-5 asks one thing of one player at a time; says who and what if it is not this. */
function notTheMoment({ phase }: View, me: Seat, kind: 'present' | 'offer' | 'take'): Refusal<Rule> | null {
  if (phase.tag === 'display' || phase.tag === 'over') return refused('MY-5', { case: phase.tag });
  const wanted = kind === 'offer' ? me !== phase.active : me === phase.active;
  return phase.tag === kind && wanted
    ? null
    : refused('MY-5', { case: 'moment', moment: phase.tag, seat: phase.active + 1 });
}

function checkOffer(view: View, me: Seat, cards: readonly Card[]): Verdict<Rule> {
  const twice = doubled(cards);
  if (twice !== null) return twice;
  for (const card of cards) {
    const bad = notInHand(view, me, card);
    if (bad !== null) return bad;
  }
  const need = offerSize(view);
  if (cards.length === need) return allowed;
  return need === 1
    ? refused('MY-5', { case: 'one', got: cards.length })
    : refused('MY-12', { got: cards.length });
}

function checkTake({ phase }: View, card: Card): Verdict<Rule> {
  const offered = phase.tag === 'take' && phase.offers.some(cards => cards?.includes(card) === true);
  return offered ? allowed : refused('MY-5', { case: 'offers', card });
}

function notInHand(view: View, me: Seat, card: Card): Refusal<Rule> | null {
  if (view.hands[me]?.includes(card) === true) return null;
  if (view.displays[me]?.includes(card) === true) return refused('MY-5', { case: 'displayed', card });
  return notInPlay(view, [card]) ?? refused('MY-5', { case: 'held', card });
}

/** MY-2: the set is back in the box. */
function notInPlay({ removed }: View, cards: readonly Card[]): Refusal<Rule> | null {
  const card = cards.find(one => removed.includes(setOf(one)));
  return card === undefined ? null : refused('MY-2', { card, set: setOf(card) });
}

/** MY-1: each doll exists once. */
function doubled(cards: readonly Card[]): Refusal<Rule> | null {
  const card = cards.find((one, i) => cards.indexOf(one) !== i);
  return card === undefined ? null : refused('MY-1', { case: 'double', card });
}
