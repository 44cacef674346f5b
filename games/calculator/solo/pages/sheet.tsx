import './sheet.css';
import type { MadePuzzle } from '../../puzzle/generate.ts';
import { holdsNumber, latticeOf, type Size } from '../../puzzle/lattice.ts';
import { PegPlate } from '../../ui/board/pegboard.tsx';
import { Token } from '../../ui/board/token.tsx';
import { divisionIn } from '../../ui/division.ts';
import type { Division } from '../../ui/signs.ts';
import { holesOf, Tokens } from '../desk/board.tsx';
import type { Board } from '../setting.ts';
import type { SoloWords } from '../words.ts';

interface PuzzleSheetProps {
  readonly made: MadePuzzle;
  readonly title: string;
  readonly words: SoloWords;
}

/** The puzzle on paper, and its solution on the next sheet. Nobody sees it on a screen. */
export function PuzzleSheet({ made: { puzzle, solution }, title, words }: PuzzleSheetProps) {
  const { size, given, toPlace } = puzzle;
  const division = divisionIn(words.language);
  return (
    <div class="solo-sheet daylight" aria-hidden="true">
      <section>
        <h1>Calculator · {title}</h1>
        <p>{words.label('solo.sheet.how')}</p>
        <Printed {...{ size, division }} board={given} />
        <p class="solo-sheet-tokens">
          {toPlace.map((token, i) => (
            <svg key={i} viewBox="0 0 100 100">
              <Token {...{ token, division }} />
            </svg>
          ))}
        </p>
      </section>
      <section class="solo-sheet-solution">
        <h2>{words.label('solo.sheet.solution', { title })}</h2>
        <Printed {...{ size, division }} board={solution} />
      </section>
    </div>
  );
}

interface PrintedProps {
  readonly size: Size;
  readonly board: Board;
  readonly division: Division;
}

function Printed({ size, board, division }: PrintedProps) {
  const side = size * 100 + 60;
  return (
    <svg viewBox={`-30 -30 ${side} ${side}`}>
      <PegPlate columns={size} holes={holesOf(size)} />
      <Blanks {...{ size, board }} />
      <Tokens {...{ size, board, division }} given={board} laid={null} />
    </svg>
  );
}

/** Where something is to be written: round for a number, square for a sign. */
function Blanks({ size, board }: Pick<PrintedProps, 'size' | 'board'>) {
  return (
    <g class="solo-sheet-blank">
      {latticeOf(size)
        .cells.filter(cell => board[cell] === null)
        .map(cell => {
          const [x, y] = [(cell % size) * 100 + 50, Math.floor(cell / size) * 100 + 50];
          return holdsNumber(size, cell) ? (
            <circle key={cell} cx={x} cy={y} r="40" />
          ) : (
            <rect key={cell} x={x - 35} y={y - 35} width="70" height="70" rx="14" />
          );
        })}
    </g>
  );
}
