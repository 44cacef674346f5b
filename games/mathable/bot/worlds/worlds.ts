/** Compact worlds that a viewer cannot tell from the real one, as `imagine` of the rules makes them whole. */

import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { idleTurns } from '../../rules/status.ts';
import { ALL_TILES, RACK, sum, tilesOn, without } from '../../rules/tiles.ts';
import type { View } from '../../rules/types.ts';
import { type Face, toFace } from '../compact/faces.ts';
import { positionOf } from '../compact/position.ts';
import { copyGame, emptyGame, type QuickGame, rackAt } from '../compact/quick-game.ts';
import { putFace, rackOf } from '../compact/rack.ts';
import { mix } from './policy.ts';

export interface Outlook {
  readonly me: Seat;
  /** What is certain: the board, my rack, the tiles that others have shown; of the reserve, its size. */
  readonly certain: QuickGame;
  /** Tiles that I cannot place: in other racks or in the reserve. */
  readonly unseen: Uint8Array;
  /** Per seat, how many of them it holds. */
  readonly hidden: readonly number[];
  /** Tiles that I put into the reserve myself and nobody can have drawn. */
  readonly putBack: readonly Face[];
}

export function outlookOf(view: View): Outlook {
  const { me } = view;
  if (me === 'spectator') throw new Error('a bot has a seat');
  const known = view.rackSizes.map((_, seat) => (seat === me ? view.rack : (view.shown[seat] ?? [])));
  const unseen = without(ALL_TILES, [...tilesOn(view.board), ...known.flat(), ...view.putBack]);
  // MB-15: a refill that waits for the end of a contest is as good as done.
  const sizes = view.rackSizes.with(view.open?.seat ?? me, refilled(view, me));
  const certain: QuickGame = {
    ...emptyGame(),
    seats: sizes.length,
    position: positionOf(view.board),
    racks: known.map(rackOf),
    seat: view.turn.seat,
    began: view.turn.began,
    laid: view.turn.placements.length,
    idle: idleTurns(view.past),
    phase: view.phase.tag === 'bonus' ? 'bonus' : 'act',
  };
  const hidden = sizes.map((size, seat) => size - (known[seat] ?? []).length);
  certain.scores.set(view.scores);
  certain.reserveSize = unseen.length + view.putBack.length - sum(hidden);
  return {
    me,
    certain,
    unseen: Uint8Array.from(unseen, toFace),
    hidden,
    putBack: view.putBack.map(toFace),
  };
}

function refilled({ open, rackSizes, reserveSize }: View, me: Seat): number {
  const size = rackSizes[open?.seat ?? me] ?? 0;
  return open === null ? size : Math.min(RACK, size + reserveSize);
}

/** Deals the unseen tiles. It shuffles `unseen` in place: its order means nothing. */
export function deal(
  { certain, unseen, hidden, putBack }: Outlook,
  random: QuickRandom,
  into: QuickGame,
): void {
  copyGame(certain, into);
  let left = unseen.length;
  for (const [seat, count] of hidden.entries()) {
    const rack = rackAt(into, seat);
    for (let i = 0; i < count; i++) {
      const pick = random.below(left--);
      const face = unseen[pick] ?? 0;
      unseen[pick] = unseen[left] ?? 0;
      unseen[left] = face;
      putFace(rack, face);
    }
  }
  into.reserve.set(unseen.subarray(0, left));
  into.reserve.set(putBack, left);
  into.reserveSize = left + putBack.length;
  mix(into, random);
}
