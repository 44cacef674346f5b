/** What the way people play tells besides what the rules make certain. */
import { type Card, DISCOVERY, PEOPLE } from '../rules/cards.ts';
import type { History } from '../rules/history.ts';
import { familyOfCards } from '../rules/posing.ts';
import type { View } from '../rules/types.ts';

/** How likely a caller holds the very card that is called: bluffs are rare (MH-6). */
const BLUFF = 0.12;
/** How likely somebody who did not counter could have: few who can do nothing. */
const MISSED = 0.3;

/** Of the shape of `History.may`: how likely it is that a card came from there. */
export function habitsOf(view: View, { cards, origins, known }: History): Float64Array {
  const likely = new Float64Array(cards.length * origins.length).fill(1);
  const places = new Map(cards.map((card, place) => [card, place]));
  const doubt = (card: Card | undefined, seat: number, at: number, by: number): void => {
    const place = card === undefined ? undefined : places.get(card);
    if (place === undefined || (known[place] ?? 0) < at) return;
    for (const [i, origin] of origins.entries()) {
      const index = place * origins.length + i;
      if (origin.seat === seat && origin.since < at)
        likely[index] = Math.max(LEAST, by * (likely[index] ?? 0));
    }
  };
  let posed: readonly Card[] = [];
  for (const [at, one] of view.past.entries()) {
    if (one.kind === 'called') doubt(one.card, one.caller, at, BLUFF);
    if (one.kind === 'posed') posed = one.cards;
    if (one.kind !== 'countered') continue;
    const { family } = one;
    const missing = PEOPLE[family].find(person => familyOfCards(posed) === family && !posed.includes(person));
    for (const [seat, choice] of one.choices.entries()) {
      if (choice !== 'nothing') continue;
      doubt(missing, seat, at, MISSED);
      if (!posed.includes(DISCOVERY[family])) doubt(DISCOVERY[family], seat, at, MISSED);
    }
  }
  return likely;
}

/** However often somebody calls a card, it may be a bluff. */
const LEAST = 0.01;
