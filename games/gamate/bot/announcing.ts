/** GA-11: which way and how many tricks, the dummy being seen: both ways are played out in imagined worlds. */

import { quickRandom } from '#bots/quick-random.ts';
import type { Rng } from '#contract/rng.ts';
import { floorOf } from '../rules/check.ts';
import { FORFEIT, TRICKS } from '../rules/score.ts';
import { campOf, partnerOf } from '../rules/seats.ts';
import { type Contract, type View, WAYS } from '../rules/types.ts';
import { orderOf } from '../solver/order.ts';
import { errorOf, meanOf, noAverage, note, type Weighed } from './average.ts';
import type { Effort } from './effort.ts';
import { playOn } from './policy.ts';
import { emptyDeal } from './quick-deal.ts';
import { valueOf } from './stakes.ts';
import { STYLE } from './style.ts';
import { deal, layOut, outlookOf, tableOf } from './worlds.ts';

/** At least so many worlds: here they take next to no time. */
const LEAST_WORLDS = 24;

const game = emptyDeal();

/** Best first. */
export function weighAnnouncements(view: View, contract: Contract, effort: Effort, rng: Rng): Weighed[] {
  const { declarer, isOpposed } = contract;
  const floor = floorOf(view);
  const worlds = Math.max(LEAST_WORLDS, effort.worlds);
  const outlook = outlookOf(view);
  const random = quickRandom(rng);
  const ways = WAYS.map(way => {
    const order = orderOf(contract.trumps, way);
    const counts = Array.from({ length: TRICKS - floor + 1 }, (_, i) => ({
      tricks: floor + i,
      made: noAverage(),
      points: noAverage(),
    }));
    return { way, order, table: tableOf(view, order), counts };
  });
  for (let i = 0; i < worlds; i++) {
    deal(outlook, effort.tries, random);
    for (const { order, table, counts } of ways) {
      layOut(outlook, order, table, game);
      // The first lead may come from either hand.
      game.next = i % 2 === 0 ? declarer : partnerOf(declarer);
      playOn(game, [STYLE, STYLE]);
      for (const count of counts) {
        const value = valueOf(game, { announced: count.tricks, isOpposed, declarer: campOf(declarer) });
        note(count.points, value);
        note(count.made, value > 0 ? 100 : 0);
      }
    }
  }
  const forfeit: Weighed = { move: { kind: 'forfeit' }, value: -FORFEIT, error: 0, facts: {} };
  const found = ways.flatMap(({ way, counts }) =>
    counts.map(
      ({ tricks, made, points }): Weighed => ({
        move: { kind: 'announce', way, tricks },
        value: meanOf(points),
        error: errorOf(points),
        facts: { way, tricks, made: Math.round(meanOf(made)) },
      }),
    ),
  );
  return [...found, forfeit].sort((a, b) => b.value - a.value);
}
