/** What drawn numbers were worth: the next turns with them, and with others that might as well have come. */

import { strokeOf } from '#bots/luck.ts';
import { quickRandom } from '#bots/quick-random.ts';
import type { Change, Stroke } from '#contract/review.ts';
import type { Rng } from '#contract/rng.ts';
import { leadFrom } from '../bot/lookahead.ts';
import { copyGame, seatOf } from '../bot/quick-game.ts';
import { deal, outlookOf } from '../bot/worlds.ts';
import { sorted, without } from '../rules/tokens.ts';
import type { Calculator } from '../rules/types.ts';

/** Games of this box are dear to imagine. */
const SHARE = 1 / 8;
/** A bag of fewer times the numbers drawn tells little of what else might have come. */
const SCARCE = 2;

export function luck({ seat, before, after }: Change<Calculator>, worlds: number, rng: Rng): Stroke | null {
  const numbers = sorted(without(after.rack ?? [], before?.rack ?? []));
  if (numbers.length === 0) return null;
  const random = quickRandom(rng);
  const outlook = outlookOf(after, seat);
  // Near the end what I drew might as well be in other racks.
  const earlier = outlookOf({ ...after, rack: without(after.rack ?? [], numbers) }, seat);
  const isScarce = after.bagSize < SCARCE * numbers.length;
  let world = deal(outlook, random);
  if (seatOf(world) === null) return null;
  const stroke = strokeOf({
    count: Math.ceil(worlds * SHARE),
    deal: () => {
      world = deal(outlook, random);
    },
    redraw: () => {
      if (isScarce) {
        world = deal(earlier, random);
        return;
      }
      // The bag is in no order: whatever lies where the numbers are put in is drawn again.
      for (const number of numbers) world.bag.splice(random.below(world.bag.length + 1), 0, number);
      const kept = without(world.racks[seat] ?? [], numbers);
      world.racks[seat] = [...kept, ...world.bag.splice(world.bag.length - numbers.length)];
    },
    lead: () => leadFrom(copyGame(world), seat, world.order.length),
  });
  return { ...stroke, facts: { tokens: numbers.join(' ') } };
}
