import { useMemo } from 'preact/hooks';
import { must } from '#kernel/must.ts';
import { Zoom } from '#ui/board/zoom.tsx';
import { holdsNumber, isBlocked, latticeOf, type Size } from '../../puzzle/lattice.ts';
import type { HoleKind } from '../../ui/board/holes.ts';
import { PegPlate } from '../../ui/board/pegboard.tsx';
import { Token, TokenRing } from '../../ui/board/token.tsx';
import { divisionIn } from '../../ui/division.ts';
import type { Division } from '../../ui/signs.ts';
import type { Board } from '../setting.ts';
import type { SoloWords } from '../words.ts';
import { Cells } from './cells.tsx';
import type { DeskState, Touch } from './desk-state.ts';
import type { LineState } from './lines.ts';
import { rowLetter } from './names.ts';

/** Around the holes there is room for the names of the lines, and for how they stand. */
const BEFORE = 62;
const AFTER = 92;

/** What is pointed at. */
export interface Marks {
  readonly lines: readonly number[];
  /** Where a hint puts its token. */
  readonly hinted: number | null;
  /** What does not belong where it lies. */
  readonly misplaced: readonly number[];
}

interface SoloBoardProps {
  readonly state: DeskState;
  readonly lines: readonly LineState[];
  readonly marks: Marks;
  readonly isDone: boolean;
  readonly words: SoloWords;
  readonly touch: (what: Touch) => void;
}

export function SoloBoard({ state, lines, marks, isDone, words, touch }: SoloBoardProps) {
  const { setting, board, chosen, laid } = state;
  const { size, given } = setting;
  const side = size * 100 + BEFORE + AFTER;
  const map = useMemo(() => board.map(token => token !== null), [board]);
  return (
    <Zoom
      columns={size}
      // What is spoken of must be seen.
      focus={marks.hinted ?? marks.misplaced[0] ?? chosen}
      map={map}
      labels={{ whole: words.label('solo.zoom.whole'), near: words.label('solo.zoom.near') }}
    >
      <div
        class={isDone ? 'solo-board done' : 'solo-board'}
        style={{ '--before': BEFORE / side, '--inside': (size * 100) / side }}
      >
        <svg viewBox={`${-BEFORE} ${-BEFORE} ${side} ${side}`} aria-hidden="true" focusable="false">
          <Ground size={size} />
          {marks.lines.map(line => (
            <Band key={line} size={size} line={line} />
          ))}
          <Tokens {...{ size, given, board, laid }} division={divisionIn(words.language)} />
          {chosen !== null && !isDone && <Ring cell={chosen} size={size} kind="chosen" />}
          {marks.hinted !== null && <Ring cell={marks.hinted} size={size} kind="hinted" />}
          {marks.misplaced.map(cell => (
            <Ring key={cell} cell={cell} size={size} kind="misplaced" />
          ))}
          <Names size={size} />
          {lines.map((line, i) => (
            <LineMark key={i} size={size} index={i} state={line} />
          ))}
        </svg>
        <Cells {...{ size, given, board, chosen, words, touch }} />
      </div>
    </Zoom>
  );
}

/** Board and holes never change. */
function Ground({ size }: { readonly size: Size }) {
  return useMemo(() => <PegPlate columns={size} holes={holesOf(size)} />, [size]);
}

export function holesOf(size: Size): HoleKind[] {
  return Array.from({ length: size * size }, (_, cell) =>
    isBlocked(size, cell) ? 'blocked' : holdsNumber(size, cell) ? 'number' : 'sign',
  );
}

interface TokensProps {
  readonly size: Size;
  readonly given: Board;
  readonly board: Board;
  readonly laid: number | null;
  readonly division: Division;
}

export function Tokens({ size, given, board, laid, division }: TokensProps) {
  return (
    <>
      {board.map((token, cell) =>
        token === null ? null : (
          <g key={`${cell} ${token}`} transform={corner(size, cell)}>
            <g
              class={laid === cell ? 'solo-token fresh' : 'solo-token'}
              style={{ '--turn': Math.floor(cell / size) + (cell % size) }}
            >
              <Token token={token} division={division} fixed={given[cell] !== null} />
            </g>
          </g>
        ),
      )}
    </>
  );
}

function Band({ size, line }: { readonly size: Size; readonly line: number }) {
  const cells = must(latticeOf(size).lines[line]);
  const [first = 0, second = 0] = cells;
  const isRow = second === first + 1;
  const long = size * 100 - 8;
  return (
    <rect
      class="solo-band"
      x={(first % size) * 100 + 4}
      y={Math.floor(first / size) * 100 + 4}
      width={isRow ? long : 92}
      height={isRow ? 92 : long}
      rx="46"
    />
  );
}

function Ring({ cell, size, kind }: { readonly cell: number; readonly size: Size; readonly kind: string }) {
  return (
    <g transform={corner(size, cell)} class={`solo-ring ${kind}`}>
      <TokenRing />
    </g>
  );
}

/** The letters of the rows and the numbers of the columns that are lines. */
function Names({ size }: { readonly size: Size }) {
  const even = Array.from({ length: size }, (_, i) => i).filter(i => i % 2 === 0);
  return (
    <g class="solo-names">
      {even.map(i => (
        <text key={`row ${i}`} x="-38" y={i * 100 + 61}>
          {rowLetter(i)}
        </text>
      ))}
      {even.map(i => (
        <text key={`column ${i}`} x={i * 100 + 50} y="-28">
          {i + 1}
        </text>
      ))}
    </g>
  );
}

/** At the end of a line: a tick if it is an equality, ≠ if it is wrong. */
function LineMark({
  size,
  index,
  state,
}: {
  readonly size: Size;
  readonly index: number;
  readonly state: LineState;
}) {
  if (state.tag === 'open') return null;
  const last = must(must(latticeOf(size).lines[index]).at(-1));
  const isRow = index < latticeOf(size).lines.length / 2;
  const [x, y] = [(last % size) * 100 + 50, Math.floor(last / size) * 100 + 50];
  return (
    <g
      class={`solo-mark ${state.tag}`}
      transform={`translate(${isRow ? size * 100 + 52 : x} ${isRow ? y : size * 100 + 52})`}
    >
      <circle r="26" />
      <path d={state.tag === 'equality' ? 'M-11 1L-3 10L12-9' : 'M-12-6H12M-12 7H12M7-15L-7 16'} />
    </g>
  );
}

function corner(size: Size, cell: number): string {
  return `translate(${(cell % size) * 100} ${Math.floor(cell / size) * 100})`;
}
