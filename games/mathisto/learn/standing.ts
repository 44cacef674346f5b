import type { Match } from '#kernel/match.ts';
import type { Advice, PuzzleStanding, Sentence } from '#ui/learn/course.ts';
import { playMove } from '#ui/learn/scripted.ts';
import { game } from '../rules/index.ts';
import type { Mathisto, Move, View } from '../rules/types.ts';
import { ME, openAt } from './position.ts';
import type { Puzzle } from './puzzles.ts';
import type { LearnLabel } from './words.ts';
import { worldsOf } from './worlds.ts';
import { chanceOf, countLead, countPoints, sureAfter } from './worth.ts';

/** In a window the others have chosen: the learner's choice is the last, and shows at once. */
export function openPuzzle({ position }: Puzzle): Match<Mathisto> {
  const match = openAt(position);
  const { turn } = match.envelope('spectator');
  for (const seat of turn?.mode === 'all' ? turn.seats : []) {
    if (seat !== ME) playMove(match, game.fallback(match.envelope(seat).view), seat);
  }
  return match;
}

/** A puzzle is one move: before it nothing was done. */
export function standingOf(view: View, puzzle: Puzzle): PuzzleStanding {
  return standingsOf(puzzle)(view);
}

const standingsOf = once((puzzle: Puzzle) =>
  once((view: View): PuzzleStanding => {
    const move = playedIn(view, puzzle);
    if (move === null) return { points: 0, over: false, solved: false };
    const points = worthIn(puzzle, move);
    return { points, over: true, solved: points >= puzzle.best };
  }),
);

/** What a move is worth: percent, points gained for certain, or points ahead for certain. */
export function worthIn(puzzle: Puzzle, move: Move): number {
  const worlds = worldsFor(puzzle);
  switch (puzzle.goal) {
    case 'sure':
      // Less than certain is never rounded to it.
      return move.kind === 'call' ? Math.floor(chanceOf(move, worlds)) : 0;
    case 'points':
      return sureAfter(move, worlds, countPoints) - Math.min(...worlds.map(countPoints));
    case 'lead':
      return sureAfter(move, worlds, countLead);
  }
}

/** They are found once, when somebody has made a move. */
const worldsFor = once(({ position }: Puzzle) => worldsOf(position));

/** How much had happened before the puzzle began. */
const lengthOf = once(({ position }: Puzzle) => openAt(position).envelope(ME).view.past.length);

/** A page asks the same of the same view several times: what it takes long to find is found once. */
function once<Key extends object, Value>(find: (key: Key) => Value): (key: Key) => Value {
  const found = new WeakMap<Key, { readonly value: Value }>();
  return key => {
    const known = found.get(key) ?? { value: find(key) };
    found.set(key, known);
    return known.value;
  };
}

/** The learner's move, read from what came of it. */
export function playedIn({ past }: Pick<View, 'past'>, puzzle: Puzzle): Move | null {
  const done = past[lengthOf(puzzle)];
  switch (done?.kind) {
    case 'called':
      return { kind: 'call', card: done.card, from: done.from };
    case 'posed':
      return { kind: 'pose', cards: done.cards };
    case 'discoveries':
      return { kind: 'discoveries', cards: done.cards };
    case 'countered':
      return { kind: 'counter', with: done.choices[ME] ?? 'nothing' };
    default:
      return null;
  }
}

export function tellStanding(
  { over, points, solved }: PuzzleStanding,
  puzzle: Puzzle,
  isShown: boolean,
): Sentence {
  const { goal, best } = puzzle;
  if (!over) return { key: `learn.puzzle.${goal}.task` satisfies LearnLabel, facts: {} };
  const verdict = isShown ? 'shown' : solved ? 'best' : 'less';
  return {
    key: `learn.puzzle.${goal}.${verdict}` satisfies LearnLabel,
    facts: { points: Math.abs(points), best, side: points > 0 ? 'ahead' : points < 0 ? 'behind' : 'level' },
  };
}

/** First what to think of, then the move and why. */
export function adviceFor({ id, answer }: Puzzle, asked: number): Advice<Mathisto> {
  return asked === 0
    ? { key: `learn.puzzle.${id}.hint`, facts: {}, move: null }
    : { key: `learn.puzzle.${id}.why`, facts: {}, move: answer };
}
