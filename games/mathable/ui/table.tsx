import '#ui/board/board-table.css';
import '#ui/board/hand-beside.css';
import '#ui/board/near.css';
import './board/board.css';
import './hand/hand.css';
import './panels/panels.css';
import { useEffect, useMemo } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import { Zoom } from '#ui/board/zoom.tsx';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import { type Cell, makeCell, parseCell } from '../rules/cells.ts';
import type { Mathable, Move, Tile, View } from '../rules/types.ts';
import { Board } from './board/board.tsx';
import { Gain } from './board/gain.tsx';
import { linesToShow, markedCells, newPlacements } from './board/shown.ts';
import { WhyNot } from './board/why-not.tsx';
import { Actions } from './hand/actions.tsx';
import {
  checkLaid,
  EMPTY,
  type Hand,
  heldTile,
  type Laid,
  type Laying,
  movesOf,
  openCells,
  toggleClaim,
  touchCell,
  touchSlot,
  withLaid,
} from './hand/hand-state.ts';
import { Rack } from './hand/rack.tsx';
import { useTurn } from './hand/use-turn.ts';
import { Now } from './panels/now.tsx';
import { REFUSAL, TILE } from './sounds.ts';
import type { UiWords } from './words.ts';

const NONE: ReadonlyMap<Cell, null> = new Map();
const NO_CELLS: readonly Cell[] = [];
/** One of the four printed numbers, where every game begins. */
const CENTRE: Cell = 90;

export function Table(props: TableProps<Mathable>) {
  const { envelope, before, seat, check, hint, openRule, announce, sound } = props;
  const { view } = envelope;
  const words: UiWords = props.words;
  const live = seat !== null && envelope.turn?.seats.includes(seat) === true;
  const acting = live && view.phase.tag === 'act';
  const { hand, setHand, play, playAll, kept, handAt } = useTurn({ ...props, isFree: acting });
  // A touch is answered at once where it was made; what it means for the rest of the table is drawn after it was seen.
  const told = handAt(useAfterPaint(kept));
  const laid = useMemo(() => tilesOf(laidIn(hand), view), [hand, view]);
  const toldLaid = useMemo(() => tilesOf(laidIn(told), view), [told, view]);
  const toldTile = heldTile(told, view);
  const open = useMemo(
    () => (acting && toldTile !== undefined ? openCells(withLaid(view, laidIn(told)), toldTile) : NONE),
    [view, told, toldTile, acting],
  );
  // The others see the first tile that is laid: the next ones could only be played after it.
  const [first = null] = told.tag === 'laying' ? movesOf(told, view) : [];
  useEffect(() => {
    if (acting) props.tryOut?.(first);
  }, [JSON.stringify(first), acting]);
  const fresh = newPlacements(before?.view ?? null, view);
  // One's own tile lay there already when it was played: it does not come down again.
  const isMine = acting && view.turn.placements.length > 0;
  const hinted: Cell | null = hint?.move.kind === 'place' ? hint.move.cell : null;

  function press(cell: Cell, byKeyboard: boolean, from: Hand = hand): void {
    if (!acting) return;
    if (byKeyboard && laidIn(from).at(-1)?.cell === cell) {
      confirm(false, from);
      return;
    }
    const next = touchCell(from, cell, view, check);
    take(next, from);
    const last = laidIn(next).at(-1);
    if (last?.cell === cell && !laidIn(from).includes(last)) {
      announce(words.label('ui.laid', { tile: view.rack[last.slot] ?? 0, cell: makeCell(cell) }));
      sound(TILE);
    }
    if (from === EMPTY) announce(words.label('ui.take-first'));
  }

  /** Draws it, and says what was refused. */
  function take(next: Hand, from: Hand = hand): void {
    setHand(next);
    const why = whyIn(next);
    if (why === null || why === whyIn(from)) return;
    announce(words.refusal(why.refusal.rule, why.refusal.facts));
    sound(REFUSAL);
  }

  function confirm(ends: boolean, from: Hand = hand): void {
    const checked = from.tag === 'laying' ? checkLaid(from, view) : from;
    if (checked !== from) take(checked, from);
    else playAll(ends ? [...movesOf(from, view), { kind: 'end' }] : movesOf(from, view));
  }

  function drop(slot: number, x: number, y: number): void {
    const label = document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell');
    const cell = label === null || label === undefined ? null : parseCell(label);
    const holding: Hand = { ...EMPTY, laid: laidIn(hand).filter(one => one.slot !== slot), held: slot };
    if (cell === null) setHand(holding);
    else press(cell, false, holding);
  }

  const why = whyIn(told);
  const onCell = why?.cell ?? laidIn(told).at(-1)?.cell ?? null;
  const last = fresh.at(-1);
  const lines = useMemo(() => linesToShow(view, told, fresh), [view, told, before]);
  const marked = useMemo(() => markedCells(view), [view]);
  const lit = useMemo(() => [...open.keys(), ...(hinted === null ? [] : [hinted])], [open, hinted]);
  const map = useMemo(() => view.board.map(one => one !== null), [view.board]);
  const asks = useMemo(
    () => (
      <>
        {why !== null && (
          <WhyNot
            key={why.cell}
            cell={why.cell}
            board={view.board}
            refusal={why.refusal}
            words={words}
            openRule={openRule}
          />
        )}
        {onCell === null && hint === null && last !== undefined && (
          <Gain
            key={`${envelope.step}`}
            placement={last}
            before={before?.view ?? null}
            view={view}
            words={words}
          />
        )}
      </>
    ),
    [told, envelope, before, words, hint],
  );
  const actions = useMemo(
    () => <Actions {...{ view, words, live, check, play, setHand }} hand={told} confirm={confirm} />,
    [told, envelope, words, live],
  );
  const now = useMemo(
    () => (
      <Now
        {...{ envelope, words, live }}
        hand={told}
        seatName={props.seatName}
        toggle={direction => setHand(toggleClaim(told, direction))}
      />
    ),
    [told, envelope, words, live],
  );
  return (
    <>
      <section
        class="board"
        aria-label={words.label('ui.board')}
        aria-busy={told !== hand}
        onKeyDown={event => event.key === 'Escape' && setHand(EMPTY)}
      >
        <Zoom
          labels={{ whole: words.label('ui.whole'), near: words.label('ui.near') }}
          columns={14}
          focus={toldTile === undefined ? (onCell ?? hinted ?? last?.cell ?? CENTRE) : (why?.cell ?? null)}
          map={map}
          lit={lit}
          around={onCell === null && hinted === null ? marked : NO_CELLS}
        >
          <Board
            board={view.board}
            open={open}
            told={toldLaid}
            laid={laid}
            ghost={ghostOf(view, hand, hint?.move ?? null)}
            fresh={props.pace > 0 && !isMine ? fresh.map(({ cell }) => cell) : []}
            lines={lines}
            marked={marked}
            words={words}
            {...(acting ? { touch: press } : {})}
          />
        </Zoom>
        {asks}
      </section>
      <section class="hand hand-beside" aria-label={words.label('rack')}>
        <Rack
          tiles={view.rack}
          chosen={hand.tag === 'exchanging' ? hand.slots : hand.held === null ? [] : [hand.held]}
          away={laidIn(hand).map(({ slot }) => slot)}
          words={words}
          live={acting}
          touch={slot => take(touchSlot(hand, slot, view))}
          drop={drop}
        />
        {actions}
      </section>
      {now}
    </>
  );
}

function laidIn(hand: Hand): readonly Laid[] {
  return hand.tag === 'laying' ? hand.laid : [];
}

function whyIn(hand: Hand): Laying['why'] {
  return hand.tag === 'laying' ? hand.why : null;
}

function tilesOf(laid: readonly Laid[], { rack }: View): readonly PlacedTile[] {
  return laid.map(({ slot, cell }) => ({ cell, tile: rack[slot] ?? 0 }));
}

type PlacedTile = { readonly cell: Cell; readonly tile: Tile };

/** A tile that was refused, on its cell unless that is taken; or what a hint means, until something lies there. */
function ghostOf(view: View, hand: Hand, hinted: Move | null): PlacedTile | null {
  const { board } = withLaid(view, laidIn(hand));
  const tile = heldTile(hand, view);
  const why = whyIn(hand);
  if (why !== null && tile !== undefined && board[why.cell] === null) return { cell: why.cell, tile };
  return hinted?.kind === 'place' && board[hinted.cell] === null
    ? { cell: hinted.cell, tile: hinted.tile }
    : null;
}
