import type { Advice, PuzzleStanding, Sentence } from '#ui/learn/course.ts';
import { TRICKS } from '../rules/score.ts';
import { campOf } from '../rules/seats.ts';
import { tally } from '../rules/tricks.ts';
import type { Gamate, View } from '../rules/types.ts';
import { moveOf, playsFrom } from './best-play.ts';
import { ME } from './position.ts';
import type { Puzzle } from './puzzles.ts';
import type { LearnLabel } from './words.ts';

/** Points of the learner's camp; what the other one scores counts against it. */
export function standingOf({ past }: View, { best }: Puzzle): PuzzleStanding {
  const [result] = past;
  if (result === undefined || result.tag === 'void') return { points: 0, over: false, solved: false };
  const points = result.winner === campOf(ME) ? result.points : -result.points;
  return { points, over: true, solved: points >= best };
}

export function tellStanding(view: View, puzzle: Puzzle, isShown: boolean): Sentence {
  const { points, over, solved } = standingOf(view, puzzle);
  const { announced, declarer, best } = puzzle;
  if (!over) {
    const taken = tally(view.tricks).tricks[campOf(declarer)];
    return {
      key: 'learn.puzzle.so-far' satisfies LearnLabel,
      facts: { role: roleIn(puzzle), taken, announced, left: TRICKS - view.tricks.length },
    };
  }
  return { key: verdictKey(isShown, solved, points), facts: { points: Math.abs(points), best } };
}

export function roleIn({ declarer }: Puzzle): 'attack' | 'defence' {
  return campOf(declarer) === campOf(ME) ? 'attack' : 'defence';
}

function verdictKey(isShown: boolean, solved: boolean, points: number): LearnLabel {
  if (isShown) return 'learn.puzzle.shown';
  if (solved) return 'learn.puzzle.result.best';
  return points > 0 ? 'learn.puzzle.result.less' : 'learn.puzzle.result.lost';
}

/** First what to think of, then the card; and where something was lost before, what can still be had. */
export function adviceFor(view: View, puzzle: Puzzle, asked: number): Advice<Gamate> {
  const { id, best, declarer } = puzzle;
  const [play] = playsFrom(view);
  const reached = view.tricks.length * 4 + view.trick.length;
  const begins = puzzle.played.join(' ').split(' ').length - puzzle.played.length;
  if (play === undefined || (asked === 0 && reached === begins))
    return { key: `learn.puzzle.${id}.hint`, facts: {}, move: null };
  const points = campOf(declarer) === campOf(ME) ? play.value : -play.value;
  const facts = {
    deed: play.deed,
    card: play.card,
    from: play.hand === ME ? 'own' : 'dummy',
    points: Math.abs(points),
    best,
  };
  const key = points >= best ? 'play' : points > 0 ? 'less' : 'lost';
  return { key: `learn.puzzle.hint.${key}`, facts, move: moveOf(play) };
}
