import { type Card, HIGHEST, isBrisque, isMute } from './cards.ts';
import { openHands } from './check.ts';
import { campOf } from './seats.ts';
import { deedFor, takerOf, topOf } from './tricks.ts';
import { isTrump } from './trumps.ts';
import type { Move, View } from './types.ts';

/** An absent player passes, forfeits when something must be announced (GA-12), and plays cheap cards. */
export function fallback(view: View): Move {
  switch (view.phase.tag) {
    case 'auction':
    case 'opposition':
    case 'over':
      return { kind: 'pass' };
    case 'announce':
      return { kind: 'forfeit' };
    case 'lead':
      return lead(view);
    case 'follow':
      return follow(view);
  }
}

/** The card that most likely stays on top; a mute does not. */
function lead(view: View): Move {
  const worth = (card: Card): number => (isMute(card) ? 0 : strength(view, card));
  const choices = openHands(view).flatMap(hand => (view.hands[hand] ?? []).map(card => ({ hand, card })));
  const best = choices.toSorted((a, b) => worth(b.card) - worth(a.card))[0];
  return { kind: 'lead', hand: best?.hand ?? 0, card: best?.card ?? 0 };
}

/**
 * The weakest card that takes the trick from the other camp; the weakest plain card over one's own partner. A card
 * that goes on the pile does not count as renounced.
 */
function follow(view: View): Move {
  const { phase, contract, announced, trick } = view;
  const hand = phase.tag === 'follow' ? phase.hand : 0;
  const cards = (view.hands[hand] ?? []).toSorted((a, b) => strength(view, a) - strength(view, b));
  const top = topOf(trick);
  if (top !== null && contract !== null && announced !== null) {
    const isOurs = campOf(takerOf(trick)) === campOf(hand);
    for (const card of cards) {
      const deed = deedFor(card, top, contract, announced.way);
      if (deed !== null && !(isOurs && (isMute(card) || isTrump(contract.trumps, card)))) {
        return { kind: deed, card };
      }
    }
  }
  return { kind: 'renounce', card: cards.find(card => !isBrisque(card)) ?? cards[0] ?? 0 };
}

/** Plain cards, then trumps, the higher the stronger when up, the lower when down; a mute goes on all of them. */
function strength({ contract, announced }: View, card: Card): number {
  if (isMute(card)) return 2 * TRUMP;
  const height = announced?.way === 'down' ? HIGHEST + 1 - card : card;
  return contract !== null && isTrump(contract.trumps, card) ? TRUMP + height : height;
}

/** Above every plain card. */
const TRUMP = 100;
