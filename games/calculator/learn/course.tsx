import './learn.css';
import type { Course, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { sounds } from '../ui/sounds.ts';
import { Detail } from './detail.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { Picture } from './picture.tsx';
import { readBoard } from './position.ts';
import { answerOf, openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { SCENES } from './scenes.ts';
import { adviceFor, decline, standingOf, tellStanding } from './standing.ts';
import { ME, type Study, studyGame } from './study-game.ts';
import { StudyTable } from './study-table.tsx';
import { TurnDetail } from './turn-detail.tsx';

export const COURSE: Course<Study> = {
  game: studyGame,
  Table: StudyTable,
  sounds,
  seatName: (seat, words) => words.label('learn.player', { seat }),
  lesson: { steps: STEPS, matchAt, beginsScene, Beside: TurnDetail },
  puzzles: PUZZLES.map(makePuzzle),
  Picture: () => <Picture board={SCENES.WELCOME.board} columns={7} rows={5} />,
};

function makePuzzle(puzzle: Puzzle): LearnPuzzle<Study> {
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
