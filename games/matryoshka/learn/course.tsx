import './learn.css';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { game } from '../rules/index.ts';
import type { Matryoshka } from '../rules/types.ts';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { Detail } from './detail.tsx';
import { Drawing } from './drawing.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { ME, readCards } from './position.ts';
import { answerOf, openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, standingOf, tellStanding } from './standing.ts';

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
