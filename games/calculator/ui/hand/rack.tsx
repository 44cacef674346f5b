import './hand.css';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Arranged } from '#ui/board/arrange.ts';
import { type Drag, useDrag } from '#ui/drag.ts';
import { RACK } from '../../data/board.ts';
import { signsLeft } from '../../rules/hand-in.ts';
import { type NumberToken, SIGNS, type Token as TokenKind } from '../../rules/tokens.ts';
import type { View } from '../../rules/types.ts';
import { Token, TokenRing } from '../board/token.tsx';
import { speakToken } from '../say.ts';
import type { Division } from '../signs.ts';
import type { UiWords } from '../words.ts';
import { type Hand, type Piece, signsInTray, slotsAway } from './hand-state.ts';

interface HandProps {
  readonly view: View;
  readonly hand: Hand;
  readonly words: UiWords;
  readonly division: Division;
  readonly live: boolean;
  readonly dragged: Piece | null;
  readonly touch: (piece: Piece) => void;
  readonly drag: (piece: Piece) => Drag;
}

/** Six places; the number in hand stands a little higher, one on the board leaves its place empty. */
export function Rack({ arranged, ...props }: HandProps & { readonly arranged: Arranged }) {
  const { view, hand, words, division, live, dragged, touch, drag } = props;
  const rack: readonly NumberToken[] = view.rack ?? [];
  const away = slotsAway(hand);
  const isChosen = (slot: number): boolean =>
    hand.tag === 'exchanging'
      ? hand.slots.includes(slot)
      : hand.held?.tag === 'number' && hand.held.slot === slot;
  const ref = useRef<HTMLFieldSetElement>(null);
  const focused = useRef<number | null>(null);
  // A number that goes to the board takes its button along: whoever plays by keys is at the next one then, not lost.
  useLayoutEffect(() => {
    if (focused.current === null || !away.includes(focused.current)) return;
    const isLost = document.activeElement === document.body;
    const from = focused.current;
    const left = [...(ref.current?.querySelectorAll<HTMLElement>('[data-slot]') ?? [])];
    const next = left.find(one => Number(one.dataset['slot']) > from) ?? left[0];
    if (isLost) next?.focus();
  }, [away.join()]);
  return (
    <fieldset class="peg-rack" aria-label={words.label('ui.rack')} ref={ref}>
      {Array.from({ length: Math.max(RACK, rack.length) }, (_, place) => {
        const slot = arranged.slots[place] ?? place;
        const token = rack[slot];
        if (token === undefined || away.includes(slot)) return <span class="place" key={slot} />;
        const piece: Piece = { tag: 'number', slot };
        return (
          <span class="place" key={slot}>
            <Take
              slot={slot}
              onFocus={() => {
                focused.current = slot;
              }}
              token={token}
              division={division}
              label={words.label('ui.rack-token', { token, place: place + 1 })}
              onKeyDown={event => arranged.onKeyDown(event, slot)}
              chosen={isChosen(slot)}
              isDragged={dragged?.tag === 'number' && dragged.slot === slot}
              live={live}
              touch={() => touch(piece)}
              drag={() => drag(piece)}
            />
          </span>
        );
      })}
    </fieldset>
  );
}

/** The signs lie open for whoever is on turn, each with what is left of it (CA-2). */
export function Tray(props: HandProps) {
  const { view, hand, words, division, live, dragged, touch, drag } = props;
  const isOpen = live && hand.tag === 'laying';
  return (
    <fieldset class="tray" aria-label={words.label('ui.tray')}>
      {SIGNS.map(sign => {
        const left = live ? signsInTray(hand, view, sign) : signsLeft(view, sign);
        const chosen = hand.tag === 'laying' && hand.held?.tag === 'sign' && hand.held.sign === sign;
        const piece: Piece = { tag: 'sign', sign };
        return (
          <span class="place" key={sign}>
            <Take
              token={sign}
              division={division}
              label={words.label('ui.tray-sign', { sign: speakToken(sign, words), left })}
              chosen={chosen}
              isDragged={dragged?.tag === 'sign' && dragged.sign === sign}
              live={isOpen && (left > 0 || chosen)}
              touch={() => touch(piece)}
              drag={() => drag(piece)}
            >
              <b class="left" aria-hidden="true">
                {left}
              </b>
            </Take>
          </span>
        );
      })}
    </fieldset>
  );
}

interface TakeProps {
  /** Of the rack, whose owner may put it elsewhere at any time. */
  readonly slot?: number;
  readonly onKeyDown?: (event: KeyboardEvent) => void;
  readonly onFocus?: () => void;
  readonly token: TokenKind;
  readonly division: Division;
  readonly label: string;
  readonly chosen: boolean;
  readonly isDragged: boolean;
  readonly live: boolean;
  readonly touch: () => void;
  readonly drag: () => Drag;
  readonly children?: ComponentChildren;
}

function Take({
  slot,
  onKeyDown,
  onFocus,
  token,
  division,
  label,
  chosen,
  isDragged,
  live,
  touch,
  drag,
  children,
}: TakeProps) {
  const handlers = useDrag(() => (live || slot !== undefined ? drag() : null));
  return (
    <button
      type="button"
      data-token={token}
      data-slot={slot}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      aria-pressed={chosen}
      aria-disabled={!live}
      class={isDragged ? 'dragged' : undefined}
      onClick={() => live && touch()}
      {...handlers}
    >
      <span class="unseen">{label}</span>
      <svg viewBox="0 0 100 100" aria-hidden="true">
        <Token token={token} division={division} lifted={chosen} />
        {chosen && <TokenRing />}
      </svg>
      {children}
    </button>
  );
}
