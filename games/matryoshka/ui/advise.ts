import type { Candidate } from '#contract/bot.ts';
import type { Facts, Seat } from '#contract/game.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { type Card, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { totalOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, View } from '../rules/types.ts';
import { sayRemark } from './remarks.ts';
import type { TellScene } from './tell.ts';
import type { UiWords } from './words.ts';

/**
 * A hint in words: what one's next display can be worth, and from the judge, if it found that, what `other`
 * players gain by it.
 */
export function advise({ move, facts }: Candidate<Move>, view: View, { words, seatName }: TellScene): string {
  const say: UiWords['label'] = words.label;
  const { me, phase, round } = view;
  const mine = me === 'spectator' ? [] : poolOf(view, me);
  const worth = (cards: readonly Card[]): number => bestDisplay(cards, DISPLAY[round]).total;
  const middle = 'middle' in phase ? phase.middle : '';
  const known: Facts = { ...otherOf(facts), cards: cardsIn(move).map(text => ({ text })) };
  switch (move.kind) {
    case 'display': {
      const [points, most] = [totalOf(move.cards), worth(mine)];
      return say('advise.display', { ...known, points, most, ...(points < most ? { held: 'back' } : {}) });
    }
    case 'present':
      return say('advise.present', { ...known, points: worth(without(mine, [move.card])) });
    case 'offer': {
      const swapped = move.cards.map(card => [...without(mine, [card]), ...cardsOf(middle)]);
      const points = Math.min(...swapped.map(worth));
      return say('advise.offer', { ...known, points, middle, name: nameOf(activeOf(view), seatName) });
    }
    case 'take': {
      const partner = phase.tag === 'take' ? phase.offers.findIndex(cards => cards?.includes(move.card)) : 0;
      const points = worth([...mine, move.card]);
      return say('advise.take', { ...known, points, middle, name: nameOf(partner, seatName) });
    }
    case 'remark':
      return say('advise.remark', { sentence: sayRemark(move.remark, words) });
  }
}

function cardsIn(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}

/** The judge's own fact is optional: a quick judge may have found none. */
function otherOf({ other }: Facts): Facts {
  return typeof other === 'number' ? { other } : {};
}

function activeOf({ phase }: View): Seat {
  return 'active' in phase ? phase.active : 0;
}

function cardsOf(middle: Card | ''): Card[] {
  return middle === '' ? [] : [middle];
}

function nameOf(seat: Seat, seatName: TellScene['seatName']): string {
  return seatName(Math.max(0, seat));
}
