/** What can be done now, each with a first estimate in points, from the cards in sight and a belief about the others. */
import type { Seat } from '#contract/game.ts';
import { type Card, FAMILIES, type Family, familyOf, isJoker } from '../rules/cards.ts';
import { moves } from '../rules/moves.ts';
import { familyOfCards, worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { Counter, Move, View } from '../rules/types.ts';
import type { Belief } from './belief.ts';
import { callWorth, type Sight, type Temper } from './call-worth.ts';
import { BIT_OF, familyIndex, maskOf, toCode } from './code.ts';
import type { Deed } from './deed.ts';
import { chanceOf, type Prospects, prospectsOf } from './prospects.ts';
import type { Laying } from './quick-game.ts';

export interface Option {
  readonly move: Move;
  /** Absent for answers, which nobody can play out. */
  readonly deed?: Deed;
  readonly worth: number;
}

/** Best first; of equal ones, in the order of the rules. Empty where this seat is not asked. */
export function findOptions(view: View, me: Seat, belief: Belief, temper: Temper): Option[] {
  const all = moves(view);
  const prospects = prospectsOf(view, me, belief);
  const ready = Math.max(0, ...all.map(move => (move.kind === 'pose' ? poseWorth(view, move.cards) : 0)));
  return all
    .map(move => optionOf(view, move, { belief, prospects, ready, temper }))
    .sort((a, b) => b.worth - a.worth);
}

function optionOf(view: View, move: Move, sight: Sight): Option {
  switch (move.kind) {
    case 'call': {
      const deed: Deed = { kind: 'call', code: toCode(move.card), from: move.from };
      return { move, deed, worth: callWorth(move, sight) };
    }
    case 'pose':
      return {
        move,
        deed: { kind: 'pose', laying: layingOf(move.cards) },
        worth: poseWorth(view, move.cards),
      };
    case 'discoveries': {
      const families = move.cards.reduce((mask, card) => mask | (1 << familyIndex(familyOf(card))), 0);
      const kept = move.cards.reduce(
        (sum, card) => sum + keepWorth(view, sight.prospects, familyOf(card)),
        0,
      );
      const urgency = 3 * view.posed.length - 12;
      const worth = worthOfDiscoveries(move.cards) - kept + urgency;
      return { move, deed: { kind: 'discoveries', families }, worth };
    }
    case 'draw':
    case 'decline':
      return {
        move,
        deed: { kind: 'draw', isDrawing: move.kind === 'draw' },
        worth: move.kind === 'draw' ? 1 : 0,
      };
    case 'choose':
    case 'type':
      return { move, worth: 0 };
    case 'silence':
      return { move, worth: -2 };
    case 'counter': {
      const posed = view.posed.at(-1);
      const laying = layingOf(posed?.cards ?? []);
      const deed: Deed = { kind: 'counter', choice: CHOICE[move.with], laying };
      return { move, deed, worth: COUNTER_WORTH[move.with] };
    }
  }
}

const CHOICE: Readonly<Record<Counter, number>> = { nothing: 0, joker: 1, discovery: 2, super: 3 };
/** Own points, less a part of what the poser gains; a joker and the turn are worth something too. */
const COUNTER_WORTH: Readonly<Record<Counter, number>> = { nothing: 0, joker: 7, discovery: 12, super: 27 };

function layingOf(cards: readonly Card[]): Laying {
  const family = familyIndex(familyOfCards(cards) ?? FAMILIES[0]);
  const joker = cards.find(isJoker);
  return {
    family,
    mask: maskOf(cards, family),
    joker: joker === undefined ? 0 : (BIT_OF[toCode(joker)] ?? 0),
  };
}

/** Points, and some of what a right answer brings. Nobody can take a posed family back but by a counter. */
function poseWorth({ config }: View, cards: readonly Card[]): number {
  return worthOf(cards, config) + 6;
}

/** What a discovery may still bring if it is kept: with its family, or as a counter. */
function keepWorth(view: View, prospects: Prospects, family: Family): number {
  if (view.posed.some(posed => posed.family === family)) return 0;
  return 20 * Math.max(chanceOf(prospects.mine(family)), 0.3);
}
