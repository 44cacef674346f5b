/** How far everybody is with each family, in the eyes of one player. */
import type { Seat } from '#contract/game.ts';
import {
  FAMILIES,
  type Family,
  type FamilyCard,
  familyOf,
  isJoker,
  isPerson,
  PEOPLE,
} from '../rules/cards.ts';
import type { View } from '../rules/types.ts';
import type { Belief } from './belief.ts';

export interface Prospects {
  readonly isPosed: (family: Family) => boolean;
  /** People of the family that one holds; a joker counts for some of one. */
  readonly mine: (family: Family) => number;
  /** How many of its people another seat holds, as far as one can tell. */
  readonly expected: (seat: Seat, family: Family) => number;
  /** What this seat could take with the turn: cards that everybody has seen in another's hand. In points. */
  readonly threat: (seat: Seat) => number;
  /** People of the family in one's own hand of whom everybody knows. */
  readonly exposed: (family: Family) => number;
}

/** The chance to pose a family of which one holds so many people. */
const CHANCES = [0, 0.04, 0.09, 0.18, 0.34, 0.6, 1] as const;
const JOKER = 0.7;
/** What a family brings, roughly. */
const FAMILY = 40;

/** Also between two numbers. */
export function chanceOf(people: number): number {
  const held = Math.max(0, Math.min(6, people));
  const low = Math.floor(held);
  const below = CHANCES[low] ?? 0;
  return below + (held - low) * ((CHANCES[low + 1] ?? below) - below);
}

export function valueOf(people: number): number {
  return FAMILY * chanceOf(people);
}

export function prospectsOf(view: View, me: Seat, belief: Belief): Prospects {
  const hand = view.hands[me] ?? [];
  const posed = new Set(view.posed.map(({ family }) => family));
  const joker = hand.some(isJoker) ? JOKER : 0;
  const own = new Map(FAMILIES.map(family => [family, 0]));
  for (const card of hand) if (isPerson(card)) own.set(familyOf(card), (own.get(familyOf(card)) ?? 0) + 1);
  const counts = view.handSizes.map(
    (_, seat) =>
      new Map(
        FAMILIES.map(family => [
          family,
          PEOPLE[family].reduce((sum, one) => sum + belief.holds(seat, one), 0),
        ]),
      ),
  );
  const mine = (family: Family): number => (own.get(family) ?? 0) + joker;
  const expected = (seat: Seat, family: Family): number => counts[seat]?.get(family) ?? 0;
  const seen = exposedOf(view, me);
  const exposed = (family: Family): number => seen.filter(card => familyOf(card) === family).length;
  const threats = view.handSizes.map((_, seat) =>
    FAMILIES.filter(family => !posed.has(family)).reduce((sum, family) => {
      const known = exposed(family);
      const has = expected(seat, family);
      const harm =
        valueOf(mine(family)) - valueOf(mine(family) - known) + valueOf(has + known) - valueOf(has);
      return sum + Math.min(1, has) * harm;
    }, 0),
  );
  return {
    isPosed: family => posed.has(family),
    mine,
    expected,
    exposed,
    threat: seat => threats[seat] ?? 0,
  };
}

/** People in one's own hand of whom everybody knows. */
function exposedOf({ past, hands }: View, me: Seat): FamilyCard[] {
  const known = new Set<FamilyCard>();
  for (const one of past) {
    if (one.kind === 'called' && one.caller === me && (one.got === 'given' || one.got === 'shown'))
      known.add(one.card);
  }
  return [...known].filter(card => isPerson(card) && hands[me]?.includes(card) === true);
}
