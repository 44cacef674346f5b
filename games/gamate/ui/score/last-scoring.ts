import { addDeal, NOTHING } from '../../rules/score.ts';
import type { Camp, Pair, View } from '../../rules/types.ts';

/** How the last deal moved the score of its game. */
export interface Scoring {
  readonly before: Pair<number>;
  readonly after: Pair<number>;
  /** The camp that has won a game by it. */
  readonly game: Camp | null;
}

/** The view tells where a match stands; where it stood before the last deal is written in its deals. */
export function lastScoring({ past, config }: View): Scoring {
  let score = NOTHING;
  let scoring: Scoring = { before: NOTHING.points, after: NOTHING.points, game: null };
  for (const result of past) {
    const before = score.points;
    const added = addDeal(score, result, config);
    const won =
      result.tag === 'void' ? [0, 0] : [0, 1].map(camp => (camp === result.winner ? result.points : 0));
    const after: Pair<number> = [before[0] + (won[0] ?? 0), before[1] + (won[1] ?? 0)];
    scoring = { before, after, game: added.game };
    score = added.score;
  }
  return scoring;
}
