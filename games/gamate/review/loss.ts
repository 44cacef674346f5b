import type { Facts, Seat } from '#contract/game.ts';
import { campOf } from '../rules/seats.ts';
import type { End } from './line.ts';

/**
 * What the camp of a hand lost by ending here instead of there. The greatest thing is named: the contract, then
 * the bonus for the exact number (GA-16), then tricks; else it was points only, of brisques or renounced cards.
 * Several lines may be best, so a trick only counts as lost if the points are too: it may have been sold for as much.
 */
export function lossOf(best: End, got: End, hand: Seat): Facts {
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
