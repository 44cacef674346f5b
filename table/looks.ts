import type { AnyDecision } from '#bots/look-back.ts';
import type { Look } from '#contract/counsel.ts';
import type { Shape, Viewer } from '#contract/game.ts';
import { must } from '#kernel/must.ts';
import type { AnyPassage } from './passages.ts';

/** A decision with all that its sentence is made of; `reader`: to whom it is told, if to one of the players. */
export function lookOf(
  { step, seat, played, best, loss, insight }: AnyDecision,
  passages: readonly AnyPassage[],
  reader: Viewer | null,
): Look<Shape> {
  return {
    seat,
    isYou: seat === reader,
    view: must(must(passages[step]).views[seat]),
    played,
    best,
    gain: insight?.gain ?? loss,
    later: passages.slice(step).map(({ after }) => must(after[seat])),
  };
}
