import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { PACK, sorted } from '../../rules/cards.ts';
import { readDefinition } from '../../rules/notation.ts';
import type { View } from '../../rules/types.ts';
import { weigh, weightsOf } from '../strength.ts';
import { deal, handIn, outlookOf } from '../worlds.ts';
import { EXTENDED, PLAIN, positions, rngOf } from './random-play.ts';

describe('imagined worlds', () => {
  test.each([PLAIN, EXTENDED])('agree with what a player has seen (%o)', config => {
    for (const { view, seed } of positions(config, 5)) {
      const outlook = outlookOf(view);
      deal(outlook, 3, quickRandom(rngOf(seed)));
      const hands = view.hands.map((_, seat) => [...handIn(outlook, seat)]);
      expect(hands.map(({ length }) => length)).toEqual(view.handSizes);
      expect(view.hands.map((hand, seat) => hand ?? hands[seat])).toEqual(hands);
      const played = [...view.tricks, view.trick].flat().map(({ card }) => card);
      expect(sorted([...hands.flat(), ...played])).toEqual(PACK);
    }
  });

  test('whoever bids holds good cards for it', () => {
    const trumps = readDefinition('run 10 20');
    if (trumps === null) throw new Error('no definition');
    const { view } = positions(PLAIN, 1)[0] as { view: View };
    const bidder = 3;
    const weights = weightsOf(trumps, 'up');
    const average = (calls: View['calls']): number => {
      const outlook = outlookOf({ ...view, me: 0, calls, hands: [view.hands[0] ?? [], null, null, null] });
      const random = quickRandom(rngOf(1));
      let sum = 0;
      for (let i = 0; i < 300; i++) {
        deal(outlook, 4, random);
        sum += weigh(handIn(outlook, bidder), weights);
      }
      return sum / 300;
    };
    expect(average([{ seat: bidder, trumps }])).toBeGreaterThan(average([]) + 0.2);
  });
});
