import type { MatchRules, Shape } from '#contract/game.ts';
import type { Passage } from '#contract/review.ts';
import type { Log, RawLog } from '#kernel/log.ts';
import { type Divergence, Match } from '#kernel/match.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views through without looking inside
export type AnyPassage = Passage<any>;

/** All that was known and done at each step of a match, for a review after its end; the first leads to frame 1. */
export function passagesOf<S extends Shape>(
  game: MatchRules<S>,
  log: Log<S> | RawLog,
): { readonly ok: true; readonly passages: Passage<S>[] } | Divergence {
  const opened = Match.replay(game, { ...log, entries: [] });
  if (!opened.ok) return opened;
  const { match } = opened;
  const look = (): S['view'][] => Array.from({ length: log.seats }, (_, seat) => match.envelope(seat).view);
  const passages: Passage<S>[] = [];
  let views = look();
  let moves: Passage<S>['moves'][number][] = [];
  for (const [entry, { seat, move, elapsedMs, by }] of log.entries.entries()) {
    const { step } = match;
    const taken = match.submit({ seat, move, elapsedMs, by, step });
    if (!taken.ok) return { ok: false, reason: 'refused', entry };
    moves.push({ seat, move: taken.entry.move });
    if (match.step === step) continue;
    const after = look();
    passages.push({ views, moves, after });
    views = after;
    moves = [];
  }
  return { ok: true, passages };
}

/** What each seat saw at a step; the last is the end. */
export function viewsAt(passages: readonly AnyPassage[], step: number): readonly Shape['view'][] {
  return passages[step]?.views ?? passages.at(-1)?.after ?? [];
}
