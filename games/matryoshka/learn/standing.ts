import type { Advice, PuzzleStanding, Sentence } from '#ui/learn/course.ts';
import type { Card } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { moves } from '../rules/moves.ts';
import type { Matryoshka, Move, View } from '../rules/types.ts';
import { ME, readCards, stateOf, writeCards } from './position.ts';
import { answerOf, type Puzzle, positionOf } from './puzzles.ts';
import type { LearnLabel } from './words.ts';
import { displayAfter, worthOf } from './worth.ts';

/** A puzzle is one move: before it nothing has happened. */
interface Standing extends PuzzleStanding {
  /** What was played; null before that. */
  readonly move: Move | null;
  /** The display that the points are of. */
  readonly cards: readonly Card[];
}

/** What the learner sees before the move. */
export function viewOf(puzzle: Puzzle): View {
  return game.view(stateOf(positionOf(puzzle)), ME);
}

export function standingOf(view: View, puzzle: Puzzle): Standing {
  const move = playedIn(view, puzzle);
  if (move === null) return { move, cards: [], points: 0, over: false, solved: false };
  const before = viewOf(puzzle);
  const points = worthOf(move, before);
  return { move, cards: displayAfter(move, before), points, over: true, solved: points === puzzle.best };
}

/** The learner's move, read from what came of it. */
function playedIn({ phase, past }: View, { goal, hands }: Puzzle): Move | null {
  const last = past.at(-1);
  switch (goal) {
    case 'display':
      return last?.kind === 'displayed' ? { kind: goal, cards: last.displays[ME] ?? [] } : null;
    case 'take':
      return last?.kind === 'exchanged' && last.given !== null ? { kind: goal, card: last.given } : null;
    case 'present':
      return phase.tag === 'offer' ? { kind: goal, card: phase.middle } : null;
    case 'offer':
      return phase.tag === 'take' && phase.active === hands.length - 1
        ? { kind: goal, cards: phase.offers[ME] ?? [] }
        : null;
  }
}

export function tellStanding(
  { over, points, solved, move }: Standing,
  puzzle: Puzzle,
  isShown: boolean,
): Sentence {
  const { goal, best } = puzzle;
  if (!over) return { key: `learn.puzzle.${goal}.task` satisfies LearnLabel, facts: {} };
  const cards =
    move === null ? '' : writeCards('cards' in move ? move.cards : 'card' in move ? [move.card] : []);
  return { key: verdictKey(isShown, solved), facts: { goal, points, best, cards } };
}

function verdictKey(isShown: boolean, solved: boolean): LearnLabel {
  if (isShown) return 'learn.puzzle.shown';
  return solved ? 'learn.puzzle.result.best' : 'learn.puzzle.result.less';
}

/** Hints tell more each time: a third of the display, or what a wrong card would come to. */
export function adviceFor(puzzle: Puzzle, asked: number): Advice<Matryoshka> {
  const { goal, answer } = puzzle;
  const cards = readCards(answer);
  if (goal === 'display') {
    const some = cards.slice(0, Math.ceil(cards.length / 3) * (asked + 1));
    return {
      key: 'learn.puzzle.hint.display',
      facts: { cards: writeCards(some), count: some.length, all: cards.length },
      move: { kind: 'display', cards: some },
    };
  }
  const view = viewOf(puzzle);
  const wrong = moves(view)
    .filter(move => worthOf(move, view) < puzzle.best)
    .toSorted((a, b) => worthOf(a, view) - worthOf(b, view))[asked];
  if (wrong === undefined)
    return { key: 'learn.puzzle.hint.answer', facts: { cards: answer }, move: answerOf(puzzle) };
  const card = 'card' in wrong ? wrong.card : 'cards' in wrong ? (wrong.cards[0] ?? '') : '';
  return { key: 'learn.puzzle.hint.wrong', facts: { card, points: worthOf(wrong, view) }, move: null };
}
