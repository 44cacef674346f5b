import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { ALL_CARDS, type Card, cardsInPlay, sorted } from '../rules/cards.ts';
import { totalOf } from '../rules/score.ts';
import { cardsOf } from './position.ts';

/** Every choice, scored the slow way. */
function bruteForce(cards: readonly Card[], count: number): number {
  if (count === 0) return 0;
  let best = 0;
  const choose = (from: number, chosen: readonly Card[]): void => {
    if (chosen.length === count) {
      best = Math.max(best, totalOf(chosen));
      return;
    }
    for (let i = from; i <= cards.length - (count - chosen.length); i++)
      choose(i + 1, [...chosen, cards[i] as Card]);
  };
  choose(0, []);
  return best;
}

describe('[MY-6] the best display', () => {
  test.each([
    [6, 2, 40],
    [8, 4, 40],
    [10, 6, 20],
    [12, 8, 10],
    [14, 13, 40],
  ])('of %i cards, %i displayed, is as brute force finds it', (held, count, pools) => {
    for (let n = 0; n < pools; n++) {
      // Few sets, so that cards have something to do with one another.
      const cards = n % 2 === 0 ? ALL_CARDS : cardsInPlay(['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']);
      const pool = rngFor(testSeed(n), held).shuffle(cards).slice(0, held);
      const best = bestDisplay(pool, count);
      expect(best.total).toBe(bruteForce(pool, count));
      expect(totalOf(best.cards)).toBe(best.total);
      expect(best.cards).toHaveLength(count);
      expect(pool).toEqual(expect.arrayContaining([...best.cards]));
      expect(best.cards).toEqual(sorted(best.cards));
    }
  });

  test('nothing, or everything, or more than there is', () => {
    expect(bestDisplay([], 0)).toEqual({ cards: [], total: 0 });
    expect(bestDisplay(cardsOf('A1 A2'), 0)).toEqual({ cards: [], total: 0 });
    expect(bestDisplay(cardsOf('A2 A1'), 2)).toEqual({ cards: ['A1', 'A2'], total: 2 });
    expect(bestDisplay(cardsOf('A2 A1'), 4)).toEqual({ cards: ['A1', 'A2'], total: 2 });
  });

  test('of equal ones, that which leaves out the first cards', () => {
    expect(bestDisplay(cardsOf('C5 B3 A1'), 2)).toEqual({ cards: ['B3', 'C5'], total: 0 });
  });
});
