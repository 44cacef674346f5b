import './learn.css';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { game } from '../rules/index.ts';
import { TRICKS } from '../rules/score.ts';
import type { Gamate } from '../rules/types.ts';
import { sounds } from '../ui/sounds.ts';
import { bestMove } from './best-play.ts';
import { Detail } from './detail.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { ME, stateOf } from './position.ts';
import { openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { adviceFor, roleIn, standingOf, tellStanding } from './standing.ts';
import { StudyTable } from './study-table.tsx';

export const COURSE: Course<Gamate> = {
  game,
  Table: StudyTable,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Exercise: ExerciseBoard },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture cards={[2, 3, 5, 6, 10, 30]} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Gamate> {
  const { number, level, best, announced, way } = puzzle;
  const role = roleIn(puzzle);
  const before = stateOf(puzzle);
  return {
    number,
    level,
    best,
    name: `learn.puzzle.${puzzle.id}.name`,
    goal: {
      key: `learn.puzzle.${role}.goal`,
      facts: { best, announced, way, left: TRICKS - before.tricks.length },
    },
    note: 'learn.puzzle.open',
    seat: ME,
    open: () => openPuzzle(puzzle),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(view, puzzle, isShown),
    solve: bestMove,
    reply: bestMove,
    advise: (view, asked) => adviceFor(view, puzzle, asked),
    Picture: () => <Picture cards={before.hands[ME] ?? []} trumps={puzzle.trumps} />,
    Detail: props => <Detail {...props} puzzle={puzzle} from={before.tricks.length} />,
  };
}
