import type { Facts, Seat, Viewer } from '#contract/game.ts';
import { factorsOf } from '../data/symbols.ts';
import { type Card, isBrisque, isMute } from '../rules/cards.ts';
import { campOf } from '../rules/seats.ts';
import type { Camp } from '../rules/types.ts';
import type { UiWords } from './words.ts';

/** A card as one says it in a sentence: `24`, `a mute`. */
export function nameCard(card: Card, { label }: UiWords): string {
  return label('ui.card', { card });
}

/** A card as it is drawn, for those who hear the page: its number, what it is made of, what it is worth. */
export function describeCard(card: Card, isTrump: boolean, { label }: UiWords): string {
  const factors = isMute(card) ? [] : factorsOf(card);
  return label('ui.card-drawn', {
    card,
    ...(factors.length > 1 ? { factors: factors.join(' × ') } : {}),
    ...(isTrump ? { trump: 'yes' } : {}),
    ...(isBrisque(card) && !isMute(card) ? { brisque: 'yes' } : {}),
  });
}

/** `us` and `them` for those who play; for onlookers a camp goes by its players. */
export function campFacts(camp: Camp, me: Viewer, seatName: (seat: Seat) => string): Facts {
  const names = [camp, camp + 2].map(seat => ({ text: seatName(seat) }));
  return { camp: me === 'spectator' ? 'named' : campOf(me) === camp ? 'us' : 'them', names };
}

const RAISED = '⁰¹²³⁴⁵';

/** `2⁴ × 3`, with no-break spaces; a prime and 1 are themselves. */
export function writeFactors(n: number): string {
  const factors = factorsOf(n);
  if (factors.length < 2) return String(n);
  return [...new Set(factors)]
    .map(prime => {
      const times = factors.filter(one => one === prime).length;
      return times === 1 ? String(prime) : `${prime}${RAISED[times] ?? ''}`;
    })
    .join('\u{a0}×\u{a0}');
}
