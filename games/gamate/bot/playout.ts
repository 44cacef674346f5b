/** Random play, as fast as it goes: the measure of the compact form, and fodder for its tests. */
import type { QuickRandom } from '#bots/quick-random.ts';
import { countAbove, MUTE_PLACE, NONE, type PlayCode, RENOUNCE, weakestAbove } from './code.ts';
import { play, type QuickDeal } from './quick-deal.ts';

/** Plays to the end, every play equally likely; returns how many cards that was. */
export function playOut(deal: QuickDeal, random: QuickRandom): number {
  let cards = 0;
  for (; deal.left > 0; cards++) play(deal, anyPlay(deal, random));
  return cards;
}

function anyPlay({ low, high, mutes, next, played, top }: QuickDeal, random: QuickRandom): PlayCode {
  const numbers = low[next] ?? 0;
  const others = high[next] ?? 0;
  const mute = (mutes[next] ?? 0) > 0 ? 1 : 0;
  const putting = countAbove(numbers, others, top);
  const renouncing = played === 0 ? 0 : countAbove(numbers, others, NONE) + mute;
  let pick = random.below(putting + mute + renouncing);
  if (pick < putting) return nth(pick, top);
  pick -= putting;
  if (pick < mute) return MUTE_PLACE;
  pick -= mute;
  return RENOUNCE | (pick < renouncing - mute ? nth(pick, NONE) : MUTE_PLACE);

  function nth(count: number, above: number): number {
    let place = weakestAbove(numbers, others, above);
    for (let i = 0; i < count; i++) place = weakestAbove(numbers, others, place);
    return place;
  }
}
