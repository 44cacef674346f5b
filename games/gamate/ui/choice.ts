/** What the player considers before anything is played: headless, so that it can be tested without a page. */
import type { Seat, Verdict } from '#contract/game.ts';
import { type Card, isMute } from '../rules/cards.ts';
import { floorOf } from '../rules/check.ts';
import type { Definition } from '../rules/definition.ts';
import { TRICKS } from '../rules/score.ts';
import { deedFor, topOf } from '../rules/tricks.ts';
import { isTrump } from '../rules/trumps.ts';
import type { DealResult, Deed, Move, Rule, Trick, View, Way } from '../rules/types.ts';

/** A card taken up. Mutes are all the same; `copy` says which of several was touched. */
export interface Held {
  readonly hand: Seat;
  readonly card: Card;
  readonly copy: number;
}

export interface Choice {
  /** In the auction, or against a contract. */
  readonly trumps: Definition | null;
  readonly way: Way | null;
  readonly tricks: number | null;
  readonly held: Held | null;
}

export const NO_CHOICE: Choice = { trumps: null, way: null, tricks: null, held: null };

/** The same as long as the same is chosen. */
export function nameOf({ trumps, way, tricks, held }: Choice): string {
  return JSON.stringify([trumps, way, tricks, held]);
}

/** What a hint would have one choose where no card is played: one sees it, and may confirm it or choose otherwise. */
export function choiceOf(move: Move): Choice {
  switch (move.kind) {
    case 'bid':
    case 'oppose':
      return { ...NO_CHOICE, trumps: move.trumps };
    case 'announce':
      return { ...NO_CHOICE, way: move.way, tricks: move.tricks };
    default:
      return NO_CHOICE;
  }
}

/** The same as long as the same is asked. */
export function promptOf({ past, phase, calls, answers, tricks, trick, me }: View): string {
  const said = calls.length + answers.length;
  return [past.length, phase.tag, said, tricks.length, trick.length, me].join(' ');
}

/** GA-11: what may be announced. */
export function tricksToAnnounce(view: View): readonly number[] {
  const least = floorOf(view);
  return Array.from({ length: TRICKS - least + 1 }, (_, i) => least + i);
}

type GroupName = 'plain' | 'trumps' | 'mutes';
interface Group {
  readonly name: GroupName;
  readonly cards: readonly Card[];
}

/** A hand as one holds it: by number, the mutes last; what is trump, or is tried as such, apart (GA-10). */
export function groupsOf(hand: readonly Card[], trumps: Definition | null): readonly Group[] {
  const numbers = hand.filter(card => !isMute(card)).sort((a, b) => a - b);
  const mutes = hand.filter(isMute);
  const isOne = (card: Card): boolean => trumps !== null && isTrump(trumps, card);
  const groups: readonly Group[] = [
    { name: 'plain', cards: numbers.filter(card => !isOne(card)) },
    { name: 'trumps', cards: numbers.filter(isOne) },
    { name: 'mutes', cards: mutes },
  ];
  return groups.filter(({ cards }) => cards.length > 0);
}

/** The hand that lies open across the table: dummy's; the declarer's where dummy's player plays both. */
export function openAcross({ me, dummy, contract, hands }: View): Seat | null {
  if (dummy === null || contract === null) return null;
  if (dummy !== me) return dummy;
  return (hands[contract.declarer] ?? null) === null ? null : contract.declarer;
}

/** One way to play the card in hand, and the rules' answer to it. */
export interface WayToPlay {
  readonly deed: Deed;
  readonly move: Move;
  readonly verdict: Verdict<Rule>;
}

const ON_THE_PILE = ['force', 'cut', 'dodge'] as const;

/** GA-13, GA-14: each way to play this card, possible or not. */
export function waysOf(
  view: View,
  { hand, card }: Held,
  check: (move: Move) => Verdict<Rule>,
): readonly WayToPlay[] {
  const moves: readonly Exclude<Move, { kind: 'pass' | 'bid' | 'oppose' | 'announce' | 'forfeit' }>[] =
    view.phase.tag === 'lead'
      ? [{ kind: 'lead', hand, card }]
      : [...ON_THE_PILE, 'renounce' as const].map(kind => ({ kind, card }));
  return moves.map(move => ({ deed: move.kind, move, verdict: check(move) }));
}

/** What a second touch plays: the card goes on the pile if it can; nobody renounces by accident. */
export function naturalWay(ways: readonly WayToPlay[]): WayToPlay | null {
  return ways.find(({ deed, verdict }) => deed !== 'renounce' && verdict.ok) ?? null;
}

/** GA-14: the cards of a hand that may go on the pile; none while it is empty, where all may. */
export function fitsOnPile({ trick, contract, announced }: View, hand: readonly Card[]): readonly Card[] {
  const top = topOf(trick);
  if (top === null || contract === null || announced === null) return [];
  return hand.filter(card => deedFor(card, top, contract, announced.way) !== null);
}

export function isSame(a: Held | null, b: Held): boolean {
  return a !== null && a.hand === b.hand && a.card === b.card && a.copy === b.copy;
}

/** What confirming would do where no card is played; null as long as something is missing. */
export function moveOf({ trumps, way, tricks }: Choice, { phase }: View): Move | null {
  switch (phase.tag) {
    case 'auction':
      return trumps === null ? null : { kind: 'bid', trumps };
    case 'opposition':
      return trumps === null ? null : { kind: 'oppose', trumps };
    case 'announce':
      return way === null || tricks === null ? null : { kind: 'announce', way, tricks };
    case 'lead':
    case 'follow':
    case 'over':
      return null;
  }
}

/** The last deal is told until one has spoken in the next one, or put it aside: `aside` counts deals put aside. */
export function dealToShow({ past, phase, calls, me }: View, aside: number): DealResult | null {
  const last = past.at(-1);
  if (last === undefined || aside === past.length) return null;
  if (phase.tag === 'over') return last;
  const hasSpoken = me === 'spectator' ? calls.length > 0 : calls.some(({ seat }) => seat === me);
  return phase.tag === 'auction' && !hasSpoken ? last : null;
}

/** The trick on the table: the one being played, or the last one as long as nobody has led again. */
export function trickToShow({ trick, tricks }: View): { readonly trick: Trick; readonly isTaken: boolean } {
  const last = tricks.at(-1);
  return trick.length === 0 && last !== undefined
    ? { trick: last, isTaken: true }
    : { trick, isTaken: false };
}
