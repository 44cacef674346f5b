import './learn.css';
import type { Words } from '#text/words.ts';
import { BoardPicture, type PieceProps } from '#ui/learn/board-picture.tsx';
import type { Course, DetailProps as LearnDetailProps, Puzzle as LearnPuzzle } from '#ui/learn/course.ts';
import { RED, SIZE } from '../data/board.ts';
import { game } from '../rules/index.ts';
import type { Board } from '../rules/runs.ts';
import type { Calculator } from '../rules/types.ts';
import { corner } from '../ui/board/geometry.ts';
import { holeAt } from '../ui/board/holes.ts';
import { Peghole } from '../ui/board/pegboard.tsx';
import { Token } from '../ui/board/token.tsx';
import { divisionIn } from '../ui/division.ts';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { ExerciseBoard } from './exercise-board.tsx';
import { beginsScene, matchAt, STEPS } from './lesson.ts';
import { ME, openAt, readBoard, stateOf } from './position.ts';
import { answerOf, openPuzzle, PUZZLES, type Puzzle } from './puzzles.ts';
import { SCENES } from './scenes.ts';
import { adviceFor, decline, standingOf, tellStanding } from './standing.ts';
import { TurnDetail } from './turn-detail.tsx';
import type { LearnLabel } from './words.ts';

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
    // With the numbers that a puzzle leaves in the box.
    atTable: () => openAt(stateOf({ ...puzzle, next: [] })),
    standing: view => standingOf(view, puzzle),
    tell: (view, isShown) => tellStanding(view, puzzle, isShown),
    solve: () => ({ kind: 'play', tokens: answerOf(puzzle) }),
    advise: (_, asked) => adviceFor(puzzle, asked),
    decline,
    Picture: () => <Picture board={readBoard(puzzle.board)} columns={9} rows={7} />,
    Detail: props => <Detail {...props} puzzle={puzzle} />,
  };
}

function Picture({ board, ...piece }: PieceProps & { readonly board: Board }) {
  const filled = board.flatMap((token, cell) => (token === null ? [] : [cell]));
  // A picture without words: either sign of division will do.
  const division = divisionIn('fr');
  return (
    <BoardPicture size={SIZE} fill="var(--peg-board)" filled={filled} {...piece}>
      {cells =>
        cells.map(cell => {
          const token = board[cell] ?? null;
          return (
            <g key={cell} transform={corner(cell)}>
              {token === null ? (
                <g transform="translate(50 50)">
                  <Peghole kind={holeAt(cell, 'full')} />
                </g>
              ) : (
                <Token token={token} red={RED.has(cell)} division={division} />
              )}
            </g>
          );
        })
      }
    </BoardPicture>
  );
}

interface DetailProps extends LearnDetailProps<Calculator> {
  readonly puzzle: Puzzle;
}

/** What was played; and why nothing brings more, for those who found it or gave it up. */
function Detail({ view, words: all, isShown, puzzle }: DetailProps) {
  const words: Words<LearnLabel> = all;
  const { over, solved } = standingOf(view, puzzle);
  if (!over) return null;
  return (
    <div class="coach-table">
      <TurnDetail view={view} words={words} />
      {(solved || isShown) && (
        <section class="turn-detail">
          <h3>{words.label('learn.puzzle.why')}</h3>
          <p>{all.label(`learn.puzzle.${puzzle.id}.why`)}</p>
        </section>
      )}
    </div>
  );
}
