import './learn.css';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { game } from '../rules/index.ts';
import type { Mathisto } from '../rules/types.ts';
import { sounds } from '../ui/sounds.ts';
import { Detail } from './detail.tsx';
import { Drawing } from './drawing.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { ME, readCards } from './position.ts';
import { PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, openPuzzle, standingOf, tellStanding } from './standing.ts';
import { StudyTable } from './study-table.tsx';

export const COURSE: Course<Mathisto> = {
  game,
  Table: StudyTable,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Drawing },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => (
    <Picture cards={['galois', 'euler', 'germain', 'kepler', 'archimedes', 'lovelace', 'pascal']} />
  ),
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Mathisto> {
  const { number, id, level, best, goal, position, answer } = puzzle;
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${id}.name`,
    goal: { key: `learn.puzzle.${id}.goal`, facts: { best } },
    note: `learn.puzzle.${goal}.note`,
    seat: ME,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(standingOf(view, puzzle), puzzle, isShown),
    solve: () => answer,
    advise: (_, asked) => adviceFor(puzzle, asked),
    Picture: () => <Picture cards={readCards(position.hands[ME] ?? '')} />,
    Detail: ({ view, words }) => <Detail {...{ view, words, puzzle }} />,
  };
}
