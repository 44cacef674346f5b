import type { MatchRules, Shape } from '#contract/game.ts';
import type { Passage } from '#contract/review.ts';
import type { Log, RawLog } from '#kernel/log.ts';
import { type Divergence, Match } from '#kernel/match.ts';
import { rulesOf } from '#kernel/versions.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- pages pass views through without looking inside
export type AnyPassage = Passage<any>;

/** All that was known and done at each step of a match, for a review after its end; the first leads to frame 1. */
export function passagesOf<S extends Shape>(
  game: MatchRules<S>,
  log: Log<S> | RawLog,
): { readonly ok: true; readonly passages: Passage<S>[] } | Divergence {
  const course = Match.replaying(game, log);
  const rules = rulesOf<S, MatchRules<S>>(game, log.version) ?? game;
  const passages: Passage<S>[] = [];
  let views: S['view'][] = [];
  let moves: Passage<S>['moves'][number][] = [];
  for (let entry = -1, step = -1; ; entry++) {
    const { value, done } = course.next();
    if (done === true) return value.ok ? { ok: true, passages } : value;
    const { match } = value;
    const chosen = log.entries[entry];
    const move = chosen === undefined ? null : rules.parseMove(chosen.move);
    if (chosen !== undefined && move !== null) moves.push({ seat: chosen.seat, move });
    if (match.step === step) continue;
    step = match.step;
    const after = Array.from({ length: log.seats }, (_, seat): S['view'] => match.envelope(seat).view);
    if (entry >= 0) passages.push({ views, moves, after });
    views = after;
    moves = [];
  }
}

/** What each seat saw at a step; the last is the end. */
export function viewsAt(passages: readonly AnyPassage[], step: number): readonly Shape['view'][] {
  return passages[step]?.views ?? passages.at(-1)?.after ?? [];
}
