import type { MatchRules, Seat, Shape, Viewer } from '#contract/game.ts';
import type { Log, RawLog } from '#kernel/log.ts';
import { type Divergence, type Envelope, Match } from '#kernel/match.ts';

/** One step of a match as a viewer saw it, and who brought it about. */
export interface Frame<S extends Shape> {
  readonly envelope: Envelope<S>;
  /** The seat whose choice completed the step; null at the start. */
  readonly by: Seat | null;
}

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views through without looking inside
export type AnyFrame = Frame<any>;

/** The whole past of a match for one viewer: the start, then a frame a step. */
export function framesOf<S extends Shape>(
  game: MatchRules<S>,
  log: Log<S> | RawLog,
  viewer: Viewer,
): { readonly ok: true; readonly frames: Frame<S>[] } | Divergence {
  const told = framesByViewer(game, log, [viewer]);
  return told.ok ? { ok: true, frames: told.byViewer.get(viewer) ?? [] } : told;
}

/** The same for several of them, from one replay. */
export function framesByViewer<S extends Shape>(
  game: MatchRules<S>,
  log: Log<S> | RawLog,
  viewers: readonly Viewer[],
): { readonly ok: true; readonly byViewer: ReadonlyMap<Viewer, Frame<S>[]> } | Divergence {
  const byViewer = new Map(viewers.map(viewer => [viewer, [] as Frame<S>[]]));
  const steps = stepsOf(game, log);
  for (;;) {
    const { value, done } = steps.next();
    if (done === true) return value.ok ? { ok: true, byViewer } : value;
    for (const [viewer, frames] of byViewer)
      frames.push({ envelope: value.match.envelope(viewer), by: value.by });
  }
}

/** The match as it is played again: at the start, then at each step. */
export function* stepsOf<S extends Shape>(
  game: MatchRules<S>,
  log: Log<S> | RawLog,
): ReturnType<typeof Match.replaying<S>> {
  let last = -1;
  const choices = Match.replaying(game, log);
  for (;;) {
    const { value, done } = choices.next();
    if (done === true) return value;
    // A choice that waits for others does not complete a step.
    if (value.match.step === last) continue;
    last = value.match.step;
    yield value;
  }
}
