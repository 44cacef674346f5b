/** From one step to the next several cards may fall: they are shown one after the other. */

import { useEffect, useMemo, useState } from 'preact/hooks';
import { must } from '#kernel/must.ts';
import { sorted } from '../rules/cards.ts';
import { nextSeat, SEATS } from '../rules/seats.ts';
import { takerOf } from '../rules/tricks.ts';
import type { Play, View } from '../rules/types.ts';

/** The table after each card that fell between two views, but the last: there it is `after` that is seen. */
export function framesBetween(before: View, after: View): readonly View[] {
  const plays = playsIn(after);
  const known = playsIn(before).length;
  const count = plays.length - known - (after.phase.tag === 'over' ? 0 : 1);
  return Array.from({ length: Math.max(0, count) }, (_, i) => frameAt(after, plays, known + i + 1));
}

/** What to draw now: a frame of the story, or null once it is told. */
export function useFrames(before: View | null, after: View, pace: number): View | null {
  const [told, setTold] = useState({ of: after, frames: 0 });
  const frames = useMemo(
    () => (before === null || pace === 0 ? [] : framesBetween(before, after)),
    [before, after, pace],
  );
  const at = told.of === after ? told.frames : 0;
  const frame = frames[at] ?? null;
  useEffect(() => {
    if (frame === null) return undefined;
    // A trick lies there long enough to be read.
    const isTaken = frame.trick.length === 0;
    const timer = setTimeout(() => setTold({ of: after, frames: at + 1 }), isTaken ? pace * 3 : pace);
    return () => clearTimeout(timer);
  }, [frame, after, at, pace]);
  return frame;
}

function playsIn({ tricks, trick }: View): readonly Play[] {
  return [...tricks.flat(), ...trick];
}

/** The table when so many cards had fallen. */
function frameAt(view: View, plays: readonly Play[], count: number): View {
  const done = Math.floor(count / SEATS.length);
  const tricks = Array.from({ length: done }, (_, i) => plays.slice(4 * i, 4 * i + 4));
  const trick = plays.slice(4 * done, count);
  const last = must(plays[count - 1]);
  const later = plays.slice(count);
  return {
    ...view,
    tricks,
    trick,
    hands: view.hands.map((hand, seat) =>
      hand === null
        ? null
        : sorted([...hand, ...later.filter(play => play.hand === seat).map(play => play.card)]),
    ),
    handSizes: view.handSizes.map((size, seat) => size + later.filter(({ hand }) => hand === seat).length),
    past: [],
    phase:
      trick.length === 0
        ? { tag: 'lead', hand: takerOf(tricks.at(-1) ?? []) }
        : { tag: 'follow', hand: nextSeat(last.hand) },
  };
}
