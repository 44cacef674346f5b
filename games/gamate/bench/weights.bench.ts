/**
 * What each place in a deal adds to the tricks of the camp that holds it, fitted to deals that quick players play
 * to their end: the origin of the numbers in games/gamate/bot/strength.ts.
 *
 * Usage: node games/gamate/bench/weights.bench.ts [deals]
 */

import { addSample, emptySums, solveSums } from '#bench/lib/least-squares.ts';
import { print } from '#bench/lib/measure.ts';
import { rngFor, seedFrom } from '#kernel/rng.ts';
import { MUTE_PLACE, PLACES } from '../bot/code.ts';
import { playOn } from '../bot/policy.ts';
import { emptyDeal, give } from '../bot/quick-deal.ts';
import { STYLE } from '../bot/style.ts';
import { PACK } from '../rules/cards.ts';
import { TRICKS } from '../rules/score.ts';

const DEALS = Number(process.argv[2] ?? 300_000);
/** One for every place, one for mutes, and one for the lead. */
const LEAD = PLACES + 1;
const places = PACK.map(card => (card === 0 ? MUTE_PLACE : card - 1));

const sums = emptySums(LEAD + 1);
const rng = rngFor(seedFrom([8]), 0);
for (let i = 0; i < DEALS; i++) {
  const deal = emptyDeal();
  const features = new Float64Array(LEAD + 1);
  for (const [at, place] of rng.shuffle(places).entries()) {
    give(deal, at % 4, place);
    features[place] = (features[place] ?? 0) + (at % 2 === 0 ? 1 : -1);
  }
  features[LEAD] = 1;
  deal.left = TRICKS;
  playOn(deal, [STYLE, STYLE]);
  addSample(sums, features, (deal.tricks[0] ?? 0) - TRICKS / 2);
}
const weights = solveSums(sums, 50).map(weight => Number(weight.toFixed(3)));
print({
  bench: 'gamate-weights',
  deals: DEALS,
  strongestFirst: weights.slice(0, PLACES).reverse(),
  mute: weights[MUTE_PLACE],
  lead: weights[LEAD],
});
