import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { bestDisplay } from '../rules/best-display.ts';
import { ALL_CARDS, type Card, cardsInPlay, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { compareDisplays, runLengths, totalOf } from '../rules/score.ts';
import { cardsOf, position } from './position.ts';

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

  test('[MY-11] of equal totals, the one that wins a tie: the longest run, then the second longest', () => {
    let ties = 0;
    for (let n = 0; n < 400; n++) {
      const cards = n % 2 === 0 ? ALL_CARDS : cardsInPlay(['D', 'E', 'F', 'G', 'H', 'I', 'J']);
      const pool = rngFor(testSeed(n), 11).shuffle(cards).slice(0, 14);
      const { cards: best, total } = bestDisplay(pool, 13);
      const others = pool.map(card => pool.filter(one => one !== card));
      for (const other of others) expect(compareDisplays(best, other)).toBeLessThanOrEqual(0);
      ties += others.some(other => totalOf(other) === total && compareDisplays(best, other) < 0) ? 1 : 0;
    }
    // Points alone would not have told them apart.
    expect(ties).toBeGreaterThan(50);
  });

  test('[MY-11] an absent player’s last display wins a tie too', () => {
    const pool = cardsOf('A1 A2 A5 A6 A7 B2 B4 B6 B7 C2 C3 C4 C5 C7');
    const state = position({ hands: [pool.join(' '), ''], round: 4, phase: { tag: 'display' } });
    const move = game.fallback(game.view(state, 0));
    // Without A1 it is 27 points as well, with one run of two fewer.
    expect(move).toEqual({ kind: 'display', cards: pool.filter(card => card !== 'B2') });
    expect(runLengths(pool.filter(card => card !== 'B2'))).toEqual([4, 3, 2, 2, 1, 1]);
    expect(runLengths(pool.filter(card => card !== 'A1'))).toEqual([4, 3, 2, 1, 1, 1, 1]);
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
