import './learn.css';
import type { Course, Puzzle as LearnPuzzle, Lesson } from '#ui/learn/course.ts';
import { game } from '../rules/index.ts';
import type { Mathable } from '../rules/types.ts';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { Beside, handName } from './beside.tsx';
import { Placed } from './detail.tsx';
import { isRefusalSought, judge } from './judge.ts';
import { ANOTHER_HAND, beginsScene, expectedMove, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { readBoard, readMove } from './position.ts';
import { openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, standingOf, tellStanding } from './standing.ts';

const LESSON: Lesson<Mathable> = {
  steps: STEPS.map(step => {
    const { id, seat, goal } = step;
    const shown = expectedMove(step);
    if (shown === null || goal.tag === 'read') return { id, seat, goal: { tag: 'read' } };
    return {
      id,
      seat,
      goal: {
        tag: goal.tag,
        shown,
        judge: (move, view) => judge(step, move, view),
        isSought: (move, verdict) => isRefusalSought(step, move, verdict),
      },
    };
  }),
  matchAt,
  beginsScene,
  Beside,
};

export const COURSE: Course<Mathable> = {
  game,
  Table,
  sounds,
  seatName: handName,
  lesson: LESSON,
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture board={ANOTHER_HAND.board} columns={9} rows={7} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Mathable> {
  const { number, level, best, goal } = puzzle;
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${goal}`,
    goal: { key: `learn.puzzle.${goal}.goal`, facts: { best } },
    note: 'learn.puzzle.no-draw',
    seat: 0,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(standingOf(view, puzzle), puzzle, isShown),
    // The next tile of the solution, then the end of the turn.
    solve: view => {
      const text = puzzle.solution[standingOf(view, puzzle).placements.length];
      return text === undefined ? { kind: 'end' } : readMove(text);
    },
    advise: view => adviceFor(view, puzzle),
    decline: move => (move.kind === 'pass' ? { key: 'learn.puzzle.pass', facts: {} } : null),
    Picture: () => <Picture board={readBoard(puzzle.board)} columns={6} rows={5} />,
    Detail: ({ view, words, isShown }) => (
      <Placed standing={standingOf(view, puzzle)} board={view.board} {...{ words, isShown }} />
    ),
  };
}
