/** What a card was worth, now that all hands are known. */

import type { Facts, Seat } from '#contract/game.ts';
import type { Finding, Passage } from '#contract/review.ts';
import { TRICKS } from '../rules/score.ts';
import { campOf } from '../rules/seats.ts';
import type { Gamate, Move, View } from '../rules/types.ts';
import { dealOf } from '../solver/deal-of.ts';
import { type SolvedPlay, solve } from '../solver/solve.ts';
import { type End, followBest } from './line.ts';

/** Tricks that are solved, the one under way included: seven often take more than anybody wants to wait for. */
export const SOLVED_TRICKS = 6;

/** Plays to try at most. All that was measured with six tricks needs less; this is about half a second. */
const NODES = 3_000_000;

export function judge({ views, moves }: Passage<Gamate>): Finding | null {
  const [first] = moves;
  const view = views[0];
  if (first === undefined || view === undefined || !('card' in first.move)) return null;
  if (TRICKS - view.tricks.length > SOLVED_TRICKS) return EARLY;
  const deal = dealOf({ ...view, hands: handsIn(views) });
  const solved = deal === null ? null : solve(deal, { nodes: NODES });
  if (deal === null || solved?.tag !== 'solved') return EARLY;
  const { plays, value } = solved;
  const best = plays[0];
  const played = plays.find(play => isPlay(play, first.move));
  if (best === undefined || played === undefined) return null;
  if (played.value === value)
    return { isFault: false, facts: { verdict: plays.length === 1 ? 'only' : 'best' } };
  const isOne = plays.filter(play => play.value === value).length === 1;
  const { card, deed } = best;
  return {
    isFault: true,
    facts: {
      ...lossOf(followBest(deal, best), followBest(deal, played), best.hand),
      verdict: 'lost',
      card,
      deed,
      others: isOne ? 'no' : 'yes',
    },
  };
}

const EARLY: Finding = { isFault: false, facts: { verdict: 'early', tricks: SOLVED_TRICKS } };

/** All four hands: each view shows that of its own seat. */
function handsIn(views: readonly View[]): View['hands'] {
  return views.map(({ hands }, seat) => hands[seat] ?? []);
}

function isPlay({ card, deed }: SolvedPlay, move: Move): boolean {
  return 'card' in move && move.card === card && move.kind === deed;
}

/**
 * What the camp of a hand lost by ending here instead of there. The greatest thing is named: the contract, then
 * the bonus for the exact number (GA-16), then tricks; else it was points only, of brisques or renounced cards.
 * Several lines may be best, so a trick only counts as lost if the points are too: it may have been sold for as much.
 */
function lossOf(best: End, got: End, hand: Seat): Facts {
  const camp = campOf(hand);
  const isAttack = camp === best.declarer;
  const tricks = best.tricks[camp] - got.tricks[camp];
  const points = Math.abs(signed(best) - signed(got));
  const sides = {
    role: isAttack ? 'attack' : 'defence',
    bestFor: best.winner === best.declarer ? 'attack' : 'defence',
    best: best.points,
    gotFor: got.winner === got.declarer ? 'attack' : 'defence',
    got: got.points,
    same: best.winner === got.winner ? 'yes' : 'no',
    points,
  };
  if (best.winner !== got.winner) return { ...sides, loss: 'contract' };
  const paid = Math.floor(points / best.perTrick);
  if (paid > 0 && best.isExact !== got.isExact && best.isExact === isAttack)
    return { ...sides, loss: 'exact' };
  if (tricks > 0 && tricks <= paid) return { ...sides, loss: 'tricks', tricks };
  return { ...sides, loss: 'points' };
}

/** For the declarer's camp. */
function signed({ winner, declarer, points }: End): number {
  return winner === declarer ? points : -points;
}
