import './learn.css';
import type { Seat } from '#contract/game.ts';
import type { Words } from '#text/words.ts';
import { Square, WoodTile } from '#ui/board/wood.tsx';
import { BoardPicture, type PieceProps } from '#ui/learn/board-picture.tsx';
import type { BesideProps, Course, Puzzle as LearnPuzzle, Lesson } from '#ui/learn/course.ts';
import { makeCell, SIZE, squareAt } from '../rules/cells.ts';
import { game } from '../rules/index.ts';
import type { Board, Mathable } from '../rules/types.ts';
import { corner, kindOf } from '../ui/board/geometry.ts';
import { Aside } from '../ui/panels/aside.tsx';
import { placementFacts } from '../ui/placement-facts.ts';
import { sounds } from '../ui/sounds.ts';
import { Table } from '../ui/table.tsx';
import { isRefusalSought, judge } from './judge.ts';
import { ANOTHER_HAND, beginsScene, expectedMove, matchAt, STEPS } from './lesson.ts';
import { openAt, readBoard, readMove } from './position.ts';
import { openPuzzle, PUZZLES, type Puzzle, wholeState } from './puzzles.ts';
import { adviceFor, type Standing, standingOf, tellStanding } from './standing.ts';
import type { LearnLabel } from './words.ts';

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
    atTable: () => openAt(wholeState(puzzle)),
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

function Picture({ board, ...piece }: PieceProps & { readonly board: Board }) {
  const filled = board.flatMap((tile, cell) => (tile === null ? [] : [cell]));
  return (
    <BoardPicture size={SIZE} fill="var(--board-line)" filled={filled} {...piece}>
      {cells => (
        <>
          {cells.map(cell => (
            <g key={cell} transform={corner(cell)}>
              <Square kind={kindOf(squareAt(cell))} />
            </g>
          ))}
          {cells.map(cell => {
            const tile = board[cell] ?? null;
            if (tile === null || squareAt(cell).tag === 'printed') return null;
            return (
              <g key={cell} transform={corner(cell)}>
                <WoodTile number={tile} />
              </g>
            );
          })}
        </>
      )}
    </BoardPicture>
  );
}

function handName(seat: Seat, words: Words<LearnLabel>): string {
  return words.label('learn.hand', { seat });
}

function Beside(props: BesideProps<Mathable>) {
  return (
    <>
      <Hands {...props} />
      <Aside view={props.view} words={props.words} />
    </>
  );
}

/** Both hands with their points; a thicker edge and a word say which one plays. */
function Hands({ view, seat: playing, words: all }: BesideProps<Mathable>) {
  const words: Words<LearnLabel> = all;
  return (
    <ul class="coach-hands" aria-label={words.label('learn.scores')}>
      {view.scores.map((score, seat) => {
        const isPlaying = seat === playing;
        return (
          <li key={handName(seat, words)} class={isPlaying ? 'playing' : undefined}>
            <span class="name">{handName(seat, words)}</span>
            <span class="soft">{isPlaying ? words.label('learn.hand.now') : ''}</span>
            <span class="score">{score}</span>
          </li>
        );
      })}
    </ul>
  );
}

interface PlacedProps {
  readonly standing: Standing;
  readonly board: Board;
  readonly words: Words<LearnLabel>;
  readonly isShown: boolean;
}

/** The turn so far, a line for each tile. */
function Placed({ standing, board, words, isShown }: PlacedProps) {
  const { placements, superBonus } = standing;
  if (placements.length === 0) return null;
  return (
    <div class="coach-table">
      <section class="placed">
        {isShown && <h3>{words.label('learn.puzzle.solution.of')}</h3>}
        <ol>
          {placements.map(placement => (
            <li key={placement.cell}>
              {words.label('learn.puzzle.step', {
                ...placementFacts(board, placement),
                cell: makeCell(placement.cell),
              })}
            </li>
          ))}
          {superBonus > 0 && <li>{words.label('learn.puzzle.bonus', { points: superBonus })}</li>}
        </ol>
      </section>
    </div>
  );
}
