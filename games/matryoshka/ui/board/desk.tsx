import './desk.css';
import { useMemo, useRef } from 'preact/hooks';
import type { TableProps } from '#contract/page.ts';
import type { Card } from '../../rules/cards.ts';
import type { Matryoshka } from '../../rules/types.ts';
import type { UiWords } from '../words.ts';
import { LargerShelf } from './larger-shelf.tsx';
import { newCards, Shelf } from './shelf.tsx';
import { Tray } from './tray.tsx';

interface DeskProps extends TableProps<Matryoshka> {
  /** The cards one is about to put in the middle, to offer, or to take. */
  readonly chosen: readonly Card[];
  /** Asks about a doll of one's own display; absent where one is not asked for anything. */
  readonly ask?: (card: Card) => void;
  /** Absent where one is not asked to take an offer. */
  readonly take?: (card: Card) => void;
}

/** While cards are exchanged: one's own display, and the tray in the middle. */
export function Desk({ ask, take, chosen, ...props }: DeskProps) {
  const { envelope, before, seatName, faces } = props;
  const words: UiWords = props.words;
  const latest = useRef(ask);
  latest.current = ask;
  const canAsk = ask !== undefined;
  // No card that is chosen changes it.
  const mine = useMemo(
    () => (
      <MyShelf {...{ envelope, before, words }} {...(canAsk && { ask: card => latest.current?.(card) })} />
    ),
    [envelope, before, words, canAsk],
  );
  return (
    <>
      {envelope.view.me !== 'spectator' && (
        <div class="my-display" data-drop>
          {mine}
        </div>
      )}
      <Tray {...{ envelope, words, seatName, faces, chosen }} {...(take === undefined ? {} : { take })} />
    </>
  );
}

interface MyShelfProps extends Pick<DeskProps, 'envelope' | 'before' | 'ask'> {
  readonly words: UiWords;
}

/** One's own display between two choices. */
function MyShelf({ envelope, before, words, ask }: MyShelfProps) {
  const { displays, me } = envelope.view;
  const cards = me === 'spectator' ? [] : (displays[me] ?? []);
  const fresh = me === 'spectator' ? [] : newCards(before?.view.displays[me], cards);
  const name = words.label('ui.my-display');
  const shown = { cards, words, ...(ask === undefined ? {} : { touch: ask }) };
  return (
    <LargerShelf {...shown} name={name}>
      <Shelf {...shown} size="mine" title={name} fresh={fresh} />
    </LargerShelf>
  );
}

interface SeatShelfProps {
  readonly display: readonly Card[];
  readonly before: readonly Card[] | undefined;
  readonly words: UiWords;
  readonly name: string;
}

/** The display of another seat. */
export function SeatShelf({ display, before, words, name }: SeatShelfProps) {
  return (
    <LargerShelf cards={display} words={words} name={name}>
      <Shelf cards={display} words={words} title={name} untitled fresh={newCards(before, display)} />
    </LargerShelf>
  );
}
