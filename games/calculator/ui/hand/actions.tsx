import { Icon, type IconName } from '#ui/icons.tsx';
import type { UiWords } from '../words.ts';
import { EMPTY, type Hand } from './hand-state.ts';

interface ActionsProps {
  readonly hand: Hand;
  readonly words: UiWords;
  readonly live: boolean;
  /** What handing in would bring; null where that is not told, or not right yet. */
  readonly points: number | null;
  readonly handIn: () => void;
  readonly setHand: (hand: Hand) => void;
}

/** One primary button: what comes next. Beside it, what else may be done. */
export function Actions({ hand, words, live, points, handIn, setHand }: ActionsProps) {
  if (!live) return <div class="actions" />;
  const { label } = words;
  const isExchanging = hand.tag === 'exchanging';
  const isBegun = hand.tag === 'laying' && hand.laid.length > 0;
  const side: { readonly icon: IconName; readonly text: string; readonly next: Hand } = isExchanging
    ? { icon: 'close', text: label('ui.cancel'), next: EMPTY }
    : isBegun
      ? { icon: 'undo', text: label('ui.take-back'), next: EMPTY }
      : { icon: 'swap', text: label('ui.exchange'), next: { tag: 'exchanging', slots: [] } };
  return (
    <div class="actions">
      <button
        type="button"
        class={side.icon === 'swap' ? 'button side roomy' : 'button side'}
        onClick={() => setHand(side.next)}
      >
        <Icon name={side.icon} />
        <span class="word">{side.text}</span>
      </button>
      <button
        type="button"
        class={isBegun && points === null ? 'button primary unready' : 'button primary'}
        disabled={!isExchanging && !isBegun}
        onClick={handIn}
      >
        {isExchanging ? label('ui.exchange-now', { tokens: hand.slots.length }) : label('ui.hand-in')}
        {isBegun && points !== null && <span> {label('ui.points', { points })}</span>}
      </button>
    </div>
  );
}
