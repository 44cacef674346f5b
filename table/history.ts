import type { Game, Seat, Shape, Viewer } from '#kernel/game.ts';
import type { Written } from '#kernel/json.ts';
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

/** The whole story of a match for one viewer: the start, then a frame a step. */
export function framesOf<S extends Shape>(
  game: Game<S>,
  log: Log<S> | RawLog,
  viewer: Viewer,
): { readonly ok: true; readonly frames: Frame<S>[] } | Divergence {
  const opened = Match.replay(game, { ...log, entries: [] });
  if (!opened.ok) return opened;
  const { match } = opened;
  const frames: Frame<S>[] = [{ envelope: match.envelope(viewer), by: null }];
  const written: Written = new WeakMap();
  for (const [entry, { seat, move, elapsedMs, by, print }] of log.entries.entries()) {
    const verdict = match.submit({ seat, move, elapsedMs, by, step: match.step }, written);
    if (!verdict.ok) return { ok: false, reason: 'refused', entry };
    if (match.lastEntry?.print !== print) return { ok: false, reason: 'print', entry };
    if (match.step > (frames.at(-1)?.envelope.step ?? 0))
      frames.push({ envelope: match.envelope(viewer), by: seat });
  }
  return { ok: true, frames };
}
