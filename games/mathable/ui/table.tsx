import '#ui/near.css';
import './board/board.css';
import './hand/hand.css';
import './panels/panels.css';
import { useMemo, useState } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { submitMove } from '#ui/submit-move.ts';
import { useAfterPaint } from '#ui/use-after-paint.ts';
import { Zoom } from '#ui/zoom.tsx';
import { type Cell, makeCell, parseCell } from '../rules/cells.ts';
import type { Mathable, Move, Tile, View } from '../rules/types.ts';
import type { GameLabel } from '../text/words.ts';
import { Board } from './board/board.tsx';
import { Gain } from './board/gain.tsx';
import { linesToShow, newPlacements } from './board/shown.ts';
import { WhyNot } from './board/why-not.tsx';
import { Actions } from './hand/actions.tsx';
import {
  EMPTY,
  type Hand,
  heldTile,
  moveOf,
  openCells,
  toggleClaim,
  touchCell,
  touchSlot,
} from './hand/hand-state.ts';
import { Rack } from './hand/rack.tsx';
import { Now } from './panels/now.tsx';
import { REFUSAL, TILE } from './sounds.ts';

const NONE: ReadonlyMap<Cell, null> = new Map();
/** One of the four printed numbers, where every game begins. */
const CENTRE: Cell = 90;

export function Table(props: TableProps<Mathable>) {
  const { envelope, before, seat, check, submit, hint, openRule, announce, sound } = props;
  const { view } = envelope;
  const words: Words<GameLabel> = props.words;
  // What was in hand belongs to the step in which it was taken: it is not there at the next one.
  const prompt = `${envelope.step} ${seat}`;
  const [held, setHeld] = useState<{ readonly prompt: string; readonly hand: Hand }>({
    prompt,
    hand: EMPTY,
  });
  const hand = held.prompt === prompt ? held.hand : EMPTY;
  // A touch is answered at once where it was made; what it means for the rest of the table is drawn after it was seen.
  const painted = useAfterPaint(held);
  const told = painted.prompt === prompt ? painted.hand : EMPTY;
  const setHand = (next: Hand): void => setHeld({ prompt, hand: next });
  const live = seat !== null && envelope.turn?.seats.includes(seat) === true;
  const acting = live && view.phase.tag === 'act';

  const tile = heldTile(hand, view);
  const toldTile = heldTile(told, view);
  const open = useMemo(
    () => (acting && toldTile !== undefined ? openCells(view, toldTile) : NONE),
    [view, toldTile, acting],
  );
  const fresh = newPlacements(before?.view ?? null, view);
  // One's own tile lay there already when it was played: it does not come down again.
  const isMine = acting && view.turn.placements.length > 0;
  const hinted: Cell | null = hint?.move.kind === 'place' ? hint.move.cell : null;

  function press(cell: Cell, byKeyboard: boolean, from: Hand = hand): void {
    if (!acting) return;
    if (byKeyboard && from.tag === 'laid' && from.cell === cell) {
      confirm(from);
      return;
    }
    const next = touchCell(from, cell, view, check);
    setHand(next);
    if (next.tag === 'refused') {
      announce(words.refusal(next.refusal.rule, next.refusal.facts));
      sound(REFUSAL);
    }
    if (next.tag === 'laid') {
      announce(words.label('ui.laid', { tile: view.rack[next.slot] ?? 0, cell: makeCell(cell) }));
      sound(TILE);
    }
    if (from.tag === 'empty') announce(words.label('ui.take-first'));
  }

  function confirm(from: Hand = hand): void {
    const move = moveOf(from, view);
    if (move === null) return;
    const verdict = check(move);
    if (verdict.ok || from.tag !== 'laid') {
      play(move);
      return;
    }
    // A line that was named does not hold (MB-16).
    setHand({ tag: 'refused', slot: from.slot, cell: from.cell, refusal: verdict });
    announce(words.refusal(verdict.rule, verdict.facts));
    sound(REFUSAL);
  }

  function play(move: Move): void {
    submitMove(submit, move, ({ rule, facts }) => announce(words.refusal(rule, facts)));
  }

  function drop(slot: number, x: number, y: number): void {
    const label = document.elementFromPoint(x, y)?.closest('[data-cell]')?.getAttribute('data-cell');
    const cell = label === null || label === undefined ? null : parseCell(label);
    const holding: Hand = { tag: 'holding', slot };
    if (cell === null) setHand(holding);
    else press(cell, false, holding);
  }

  const onCell = told.tag === 'laid' || told.tag === 'refused' ? told.cell : null;
  const last = fresh.at(-1);
  const toldLaid = useMemo(
    () => (told.tag === 'laid' && toldTile !== undefined ? { cell: told.cell, tile: toldTile } : null),
    [told, toldTile],
  );
  const lines = useMemo(() => linesToShow(view, told, toldTile, fresh), [view, told, toldTile, before]);
  const map = useMemo(() => view.board.map(one => one !== null), [view.board]);
  const asks = useMemo(
    () => (
      <>
        {told.tag === 'refused' && (
          <WhyNot
            key={told.cell}
            cell={told.cell}
            board={view.board}
            refusal={told.refusal}
            words={words}
            openRule={openRule}
          />
        )}
        {onCell === null && last !== undefined && (
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
    [told, envelope, before, words],
  );
  const actions = useMemo(
    () => <Actions {...{ view, words, live, check, play, setHand }} hand={told} confirm={() => confirm()} />,
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
          focus={onCell ?? hinted ?? (told.tag === 'holding' ? null : (last?.cell ?? CENTRE))}
          map={map}
        >
          <Board
            board={view.board}
            open={open}
            told={toldLaid}
            laid={hand.tag === 'laid' && tile !== undefined ? { cell: hand.cell, tile } : null}
            ghost={ghostOf(view, hand, tile, hint?.move ?? null)}
            fresh={props.pace > 0 && !isMine ? fresh.map(({ cell }) => cell) : []}
            lines={lines}
            words={words}
            {...(acting ? { touch: press } : {})}
          />
        </Zoom>
        {asks}
      </section>
      <section class="hand" aria-label={words.label('rack')}>
        <Rack
          tiles={view.rack}
          chosen={hand.tag === 'exchanging' ? hand.slots : 'slot' in hand ? [hand.slot] : []}
          away={hand.tag === 'laid' ? hand.slot : null}
          words={words}
          live={acting}
          touch={slot => setHand(touchSlot(hand, slot))}
          drop={drop}
        />
        {actions}
      </section>
      {now}
    </>
  );
}

/** A tile that was refused, on its cell unless that is taken; or what a hint means, where it would go. */
function ghostOf(
  { board }: View,
  hand: Hand,
  tile: Tile | undefined,
  hinted: Move | null,
): { readonly cell: Cell; readonly tile: Tile } | null {
  if (hand.tag === 'refused' && tile !== undefined && board[hand.cell] === null)
    return { cell: hand.cell, tile };
  return hinted?.kind === 'place' ? { cell: hinted.cell, tile: hinted.tile } : null;
}
