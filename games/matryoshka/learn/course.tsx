import './learn.css';
import type { Words } from '#text/words.ts';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { type Card, setOf, sizeOf } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Matryoshka } from '../rules/types.ts';
import { Shelf } from '../ui/board/shelf.tsx';
import { DollCard } from '../ui/card/card.tsx';
import { NestedSet } from '../ui/card/nested-set.tsx';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { ME, readCards } from './position.ts';
import { answerOf, openPuzzle, PUZZLES, type Puzzle, type PuzzleGoal } from './puzzles.ts';
import { adviceFor, standingOf, tellStanding } from './standing.ts';
import type { LearnLabel } from './words.ts';

export const COURSE: Course<Matryoshka> = {
  game,
  Table,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Drawing },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture cards={['B1', 'B2', 'B4', 'B5', 'B6', 'C3', 'C4', 'C5', 'C6', 'C7']} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Matryoshka> {
  const { number, level, best, goal, round, answer } = puzzle;
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${goal}`,
    goal: { key: `learn.puzzle.${goal}.goal`, facts: { best, round, cards: readCards(answer).length } },
    seat: ME,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(standingOf(view, puzzle), puzzle, isShown),
    solve: () => answerOf(puzzle),
    advise: (_, asked) => adviceFor(puzzle, asked),
    Picture: () => <Picture cards={readCards(puzzle.hands[ME] ?? '')} />,
    Detail: ({ view, words }) => <Detail {...standingOf(view, puzzle)} goal={goal} words={words} />,
  };
}

/** Some cards, for a list. */
function Picture({ cards }: { readonly cards: readonly Card[] }) {
  return (
    <div class="learn-picture learn-cards" aria-hidden="true">
      {cards.map(card => (
        <DollCard key={card} set={setOf(card)} size={sizeOf(card)} />
      ))}
    </div>
  );
}

/** A whole set, side by side and one in the other: only the first step needs it. */
function Drawing({ step, words: all }: { readonly step: string; readonly words: Words }) {
  const words: Words<LearnLabel> = all;
  if (step !== 'welcome') return null;
  return (
    <div class="learn-set" role="img" aria-label={words.label('learn.drawing.set')}>
      <NestedSet set="B" />
      <NestedSet set="B" closed />
    </div>
  );
}

interface DetailProps {
  readonly cards: readonly Card[];
  readonly goal: PuzzleGoal;
  readonly words: Words<LearnLabel>;
}

/** The display that a decision leads to; a display that was chosen lies on the table already. */
function Detail({ cards, goal, words }: DetailProps) {
  if (goal === 'display' || cards.length === 0) return null;
  return (
    <div class="coach-table">
      <Shelf cards={cards} title={words.label('learn.puzzle.after')} words={words} />
    </div>
  );
}
