/**
 * What a quick player does who sees all hands: a guess at who takes the trick, against what the card is worth
 * later. Imagined deals are played to their end by such players.
 */

import type { Seat } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import {
  countAbove,
  MUTE_PLACE,
  NONE,
  type Place,
  type PlayCode,
  RENOUNCE,
  strongest,
  weakestAbove,
} from './code.ts';
import { play, type QuickDeal } from './quick-deal.ts';
import type { Style } from './style.ts';

/** Plays to the end of the deal. `styles`: of each camp. */
export function playOn(deal: QuickDeal, styles: readonly [Style, Style]): void {
  while (deal.left > 0) play(deal, choosePlay(deal, must(styles[deal.next & 1])));
}

export function choosePlay(deal: QuickDeal, style: Style): PlayCode {
  return deal.played === 0 ? chooseLead(deal, style) : chooseReply(deal, style);
}

function chooseLead(deal: QuickDeal, style: Style): PlayCode {
  const { low, high, mutes, next } = deal;
  const myLow = low[next] ?? 0;
  const myHigh = high[next] ?? 0;
  const best = strongest(myLow, myHigh);
  if (best === NONE) return MUTE_PLACE;
  const theirs = strongest(
    (low[(next + 1) & 3] ?? 0) | (low[(next + 3) & 3] ?? 0),
    (high[(next + 1) & 3] ?? 0) | (high[(next + 3) & 3] ?? 0),
  );
  const theirMutes = (mutes[(next + 1) & 3] ?? 0) + (mutes[(next + 3) & 3] ?? 0);
  const partner = strongest(low[(next + 2) & 3] ?? 0, high[(next + 2) & 3] ?? 0);
  const least = weakestAbove(myLow, myHigh, NONE);
  const sure = weakestAbove(myLow, myHigh, theirs);
  let chosen = least;
  let liking = Number.NEGATIVE_INFINITY;
  consider(least);
  if (sure !== NONE) consider(sure);
  if (best !== least) consider(best);
  return chosen;

  function consider(place: Place): void {
    const holds =
      place > theirs
        ? theirMutes === 0
          ? 1
          : style.muted
        : partner > theirs
          ? style.toPartner
          : style.toNobody;
    const score =
      holds -
      worthOf(deal, place, style) +
      style.renounce * (blocked((next + 1) & 3, place) + blocked((next + 3) & 3, place));
    if (score <= liking) return;
    liking = score;
    chosen = place;
  }

  function blocked(seat: Seat, place: Place): number {
    return (mutes[seat] ?? 0) === 0 && weakestAbove(low[seat] ?? 0, high[seat] ?? 0, place) === NONE ? 1 : 0;
  }
}

function chooseReply(deal: QuickDeal, style: Style): PlayCode {
  const { low, high, mutes, next, played, top, taker } = deal;
  const myLow = low[next] ?? 0;
  const myHigh = high[next] ?? 0;
  const after = (next + 1) & 3;
  const afterLow = low[after] ?? 0;
  const afterHigh = high[after] ?? 0;
  const isMine = (taker & 1) === (next & 1);
  const least = weakestAbove(myLow, myHigh, NONE);
  const hasMute = (mutes[next] ?? 0) > 0;
  let chosen = RENOUNCE | (least === NONE ? MUTE_PLACE : least);
  let liking =
    (isMine ? holds(top) : backAgain(top)) -
    style.renounce -
    (least === NONE ? style.mute : worthOf(deal, least, style));
  const cheapest = weakestAbove(myLow, myHigh, top);
  if (cheapest !== NONE) {
    consider(cheapest, holds(cheapest) - worthOf(deal, cheapest, style));
    const theirs = played === 3 ? NONE : strongest(afterLow, afterHigh);
    if (theirs > cheapest) {
      const safe = weakestAbove(myLow, myHigh, theirs);
      if (safe !== NONE) consider(safe, holds(safe) - worthOf(deal, safe, style));
    }
  }
  if (hasMute) consider(MUTE_PLACE, holds(NONE) - style.mute);
  return chosen;

  function consider(code: PlayCode, score: number): void {
    if (score <= liking) return;
    liking = score;
    chosen = code;
  }

  /** The chance that my camp has the trick in the end if this is on top and mine. */
  function holds(place: Place): number {
    if (played === 3) return 1;
    const over = weakestAbove(afterLow, afterHigh, place);
    const chance = over !== NONE ? style.beaten : (mutes[after] ?? 0) > 0 ? style.muted : 1;
    return chance + (1 - chance) * backAgain(over);
  }

  /** The chance that my partner, who plays after the next one, takes it from them. */
  function backAgain(place: Place): number {
    if (played !== 1) return 0;
    const partner = (next + 2) & 3;
    const canBeat = weakestAbove(low[partner] ?? 0, high[partner] ?? 0, place) !== NONE;
    return canBeat || (mutes[partner] ?? 0) > 0 ? style.rescue : 0;
  }
}

/** In tricks: what a card may still do, by how many of the other camp's cards beat it. */
function worthOf({ low, high, next, left }: QuickDeal, place: Place, { steep }: Style): number {
  const a = (next + 1) & 3;
  const b = (next + 3) & 3;
  const over = countAbove((low[a] ?? 0) | (low[b] ?? 0), (high[a] ?? 0) | (high[b] ?? 0), place);
  const share = 1 - over / (2 * left);
  return share <= 0 ? 0 : share ** steep;
}
