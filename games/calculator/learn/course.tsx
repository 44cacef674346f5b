import './learn.css';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { game } from '../rules/index.ts';
import type { Calculator } from '../rules/types.ts';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { Detail } from './detail.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { ME, readBoard } from './position.ts';
import { answerOf, openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { SCENES } from './scenes.ts';
import { adviceFor, decline, standingOf, tellStanding } from './standing.ts';
import { TurnDetail } from './turn-detail.tsx';

export const COURSE: Course<Calculator> = {
  game,
  Table,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: {
    steps: STEPS,
    matchAt,
    beginsScene,
    freshTables: true,
    Exercise: ExerciseBoard,
    Beside: TurnDetail,
  },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture board={SCENES.WELCOME.board} columns={7} rows={5} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Calculator> {
  const { number, level, best, id } = puzzle;
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${id}.name`,
    goal: { key: 'learn.puzzle.goal', facts: { best } },
    note: 'learn.puzzle.note',
    seat: ME,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(view, puzzle, isShown),
    solve: () => ({ kind: 'play', tokens: answerOf(puzzle) }),
    advise: (_, asked) => adviceFor(puzzle, asked),
    decline,
    Picture: () => <Picture board={readBoard(puzzle.board)} columns={9} rows={7} />,
    Detail: props => <Detail {...props} puzzle={puzzle} />,
  };
}
