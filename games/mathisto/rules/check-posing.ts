import { allowed, type Refusal, refused, type Seat, type Verdict } from '#contract/game.ts';
import { type Card, type Discovery, familyOf, isJoker, isPerson } from './cards.ts';
import { FEWEST_DISCOVERIES } from './posing.ts';
import type { Rule, View } from './types.ts';

/** A family has six, one of whom a joker may stand for. */
const PEOPLE_IN_FAMILY = 6;

/** MH-10: five or six people of one family; a joker for the sixth; with or without the discovery. */
export function checkPose(view: View, me: Seat, cards: readonly Card[]): Verdict<Rule> {
  const absent = doubled(cards) ?? notInHand('MH-10', view, me, cards);
  if (absent !== null) return absent;
  const families = new Set(cards.flatMap(card => (isJoker(card) ? [] : [familyOf(card)])));
  if (families.size > 1) return refused('MH-10', { case: 'families' });
  const jokers = cards.filter(isJoker).length;
  const people = cards.filter(isPerson).length;
  if (jokers > 1) return refused('MH-10', { case: 'jokers' });
  if (people + jokers > PEOPLE_IN_FAMILY) return refused('MH-2', { case: 'nobody' });
  if (people + jokers === PEOPLE_IN_FAMILY) return allowed;
  return view.config.form === 'simplified'
    ? refused('MH-13', { case: 'people', got: people })
    : refused('MH-10', { case: 'people', got: people, jokers });
}

/** MH-12. */
export function checkDiscoveries(view: View, me: Seat, cards: readonly Discovery[]): Verdict<Rule> {
  if (view.config.form === 'simplified') return refused('MH-13', { case: 'discoveries' });
  const absent = doubled(cards) ?? notInHand('MH-12', view, me, cards);
  if (absent !== null) return absent;
  return cards.length >= FEWEST_DISCOVERIES
    ? allowed
    : refused('MH-12', { case: 'count', got: cards.length, need: FEWEST_DISCOVERIES });
}

function notInHand(rule: Rule, view: View, me: Seat, cards: readonly Card[]): Refusal<Rule> | null {
  const foreign = cards.find(card => view.hands[me]?.includes(card) !== true);
  return foreign === undefined ? null : refused(rule, { case: 'held', card: foreign });
}

/** MH-1: each card exists once. */
function doubled(cards: readonly Card[]): Refusal<Rule> | null {
  const card = cards.find((one, i) => cards.indexOf(one) !== i);
  return card === undefined ? null : refused('MH-1', { case: 'double', card });
}
