import '#ui/board/board-table.css';
import '#ui/board/hand-beside.css';
import './table.css';
import { useMemo } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import { useArranged } from '#ui/board/arrange.ts';
import { Zoom } from '#ui/board/zoom.tsx';
import { useDragged } from '#ui/drag.ts';
import { later } from '#ui/later.tsx';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import { SIZE, STAR } from '../data/board.ts';
import type { NumberToken } from '../rules/tokens.ts';
import type { Calculator, Cell } from '../rules/types.ts';
import { Board } from './board/board.tsx';
import { cellUnder } from './board/cells.tsx';
import type { GainProps } from './board/gain.tsx';
import { aroundOf, focusOf, ghostsOf, lastLaid, linesToShow, markedCells } from './board/shown.ts';
import { Token } from './board/token.tsx';
import type { WhyNotProps } from './board/why-not.tsx';
import { divisionIn } from './division.ts';
import { Actions } from './hand/actions.tsx';
import {
  EMPTY,
  laidTokens,
  moveLaid,
  type Piece,
  putDown,
  tokenOf,
  touchCell,
  touchPiece,
} from './hand/hand-state.ts';
import { Rack, Tray } from './hand/rack.tsx';
import { pendingDigit } from './hand/typing.ts';
import { useHand } from './hand/use-hand.ts';
import { readLines } from './lines.ts';
import { Now } from './panels/now.tsx';

/** Bubbles beside the board are loaded later; if that fails, the game can be played without them. */
const OPTIONAL = { optional: true };
const Gain = later<GainProps>(() => import('./board/gain.tsx').then(one => one.Gain), OPTIONAL);
const WhyNot = later<WhyNotProps>(() => import('./board/why-not.tsx').then(one => one.WhyNot), OPTIONAL);

const NO_NUMBERS: readonly NumberToken[] = [];

/** Something in the air: a token from the rack or the tray, or one that lies on the board. */
type InAir = { readonly piece: Piece; readonly from: Cell | null };

export function Table(props: TableProps<Calculator>) {
  const { envelope, before, openRule } = props;
  const { view } = envelope;
  const division = divisionIn(props.words.language);
  const { hand, at, live, change, handIn, enter, go, words, kept, prompt } = useHand({
    ...props,
    division,
  });
  const hint = live ? (props.hint?.move ?? null) : null;

  // A touch is answered at once where it was made; what it means for the rest of the table is drawn after it was seen.
  const painted = useAfterPaint(kept);
  const told = painted.prompt === prompt ? painted.hand : EMPTY;
  const laid = useMemo(() => laidTokens(hand, view), [hand, view]);
  const toldLaid = useMemo(() => laidTokens(told, view), [told, view]);
  const isTold = view.config.checking === 'assisted';
  const reading = useMemo(
    () => (isTold && toldLaid.length > 0 ? readLines(view, toldLaid) : null),
    [view, toldLaid, isTold],
  );
  const last = useMemo(() => lastLaid(before?.view ?? null, view), [before, view]);
  const lines = useMemo(
    () => linesToShow(reading, toldLaid.length > 0 ? null : last),
    [reading, toldLaid, last],
  );
  const marked = useMemo(() => markedCells(view), [view]);
  const hinted = useMemo(() => (hint?.kind === 'play' ? hint.tokens.map(({ cell }) => cell) : []), [hint]);
  const map = useMemo(() => view.board.map(token => token !== null), [view.board]);

  const arranged = useArranged(view.rack ?? NO_NUMBERS, '.peg-rack');
  const { dragged, dragOf } = useDragged<InAir>((what, x, y) => {
    const { piece, from } = what;
    if (from === null && piece.tag === 'number' && arranged.drop(piece.slot, x, y)) return;
    if (!live) return;
    const to = cellUnder(document.elementFromPoint(x, y));
    if (what.from !== null) change(moveLaid(hand, what.from, to, view));
    else if (to !== null) change(touchCell(touchPiece(putDown(hand), what.piece, view), to, view));
  });
  function pickUp(cell: Cell) {
    const placed = hand.tag === 'laying' ? hand.laid.find(one => one.cell === cell) : undefined;
    return placed === undefined ? null : dragOf({ piece: placed.piece, from: cell });
  }

  const cursor = hand.tag === 'laying' ? hand.cursor : null;
  const isHolding = told.tag === 'laying' && told.held !== null;
  const toldCursor = told.tag === 'laying' ? (told.cursor?.cell ?? null) : null;
  const why = told.tag === 'laying' ? told.why : null;
  const isQuiet = toldLaid.length === 0 && why === null;
  // One's own tokens lay there already when they were handed in: they do not come down again.
  const comesDown = last?.kind === 'played' && last.seat !== view.me && props.pace > 0;
  const airToken = dragged === null ? undefined : tokenOf(dragged.what.piece, view);
  const handProps = {
    view,
    hand,
    words,
    division,
    live,
    dragged: dragged !== null && dragged.what.from === null ? dragged.what.piece : null,
    touch: (piece: Piece) => change(touchPiece(hand, piece, view)),
    drag: (piece: Piece) => dragOf({ piece, from: null }),
  };
  const isRight =
    reading !== null && reading.refusal === null && reading.lines.every(line => line.refusal === null);
  return (
    <>
      <section class="board" aria-label={words.label('ui.board')} aria-busy={told !== hand}>
        <Zoom
          labels={{ whole: words.label('ui.whole'), near: words.label('ui.near') }}
          columns={SIZE}
          focus={isHolding ? null : (focusOf({ cursor: toldCursor, laid: toldLaid, hint, last }) ?? STAR)}
          map={map}
          around={aroundOf({ laid: toldLaid, hint, last })}
          lit={hinted}
        >
          <Board
            board={view.board}
            grid={view.config.grid}
            laid={dragged?.what.from == null ? laid : laid.filter(({ cell }) => cell !== dragged.what.from)}
            told={toldLaid}
            ghosts={ghostsOf(hint, isQuiet ? last : null, laid)}
            fresh={comesDown ? last.tokens.map(({ cell }) => cell) : []}
            pending={pendingDigit(hand, view)}
            {...{ marked, lines, cursor, at, division, words }}
            {...(live
              ? { hands: { touch: cell => change(touchCell(hand, cell, view)), enter, go, drag: pickUp } }
              : {})}
          />
        </Zoom>
        {why !== null && (
          <WhyNot
            key={`${why.cell} ${why.refusal.rule}`}
            cell={why.cell ?? at}
            refusal={why.refusal}
            {...{ words, division, openRule }}
          />
        )}
        {isQuiet && hint === null && last !== null && (
          <Gain key={envelope.step} turn={last} {...{ view, words, division }} />
        )}
      </section>
      <section class="hand calculator-hand hand-beside" aria-label={words.label('ui.hand')}>
        <div class="tokens">
          <Rack {...handProps} arranged={arranged} />
          <Tray {...handProps} />
        </div>
        <Actions
          {...{ words, live, handIn, hand }}
          points={isRight ? reading.points : null}
          setHand={change}
        />
        {airToken !== undefined && dragged !== null && (
          <svg
            class="in-hand"
            viewBox="0 0 100 100"
            aria-hidden="true"
            style={{ left: `${dragged.x}px`, top: `${dragged.y}px` }}
          >
            <Token token={airToken} division={division} lifted />
          </svg>
        )}
      </section>
      <Now {...{ envelope, reading, words, division, live }} hand={told} seatName={props.seatName} />
    </>
  );
}
