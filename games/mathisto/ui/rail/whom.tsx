import './whom.css';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import type { FamilyCard } from '../../rules/cards.ts';
import type { Move } from '../../rules/types.ts';
import { othersOf } from '../choice.ts';
import { moveWithArrows } from '../keys.ts';
import type { ActionsProps } from './actions-props.ts';
import { BackButton } from './back-button.tsx';

/** The last touch of a call: whom. */
export function Whom(props: ActionsProps & { readonly card: FamilyCard }) {
  const { envelope, card, words, seatName, check, play, back, hinted, faces } = props;
  const { label } = words;
  const group = useRef<HTMLDivElement>(null);
  // Somebody who chose the card by keyboard goes on by keyboard: the focus moves to the first player.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here instanceof HTMLElement && here.matches('[data-want]:focus-visible'))
      group.current?.querySelector<HTMLElement>('[data-ask]')?.focus();
  }, [card]);
  const call = (from: Seat): Move => ({ kind: 'call', card, from });
  return (
    <div
      class="whom"
      role="group"
      aria-label={label('ui.whom')}
      ref={group}
      onKeyDown={event => moveWithArrows(event, group.current)}
    >
      <BackButton back={back} label={label('ui.back')} />
      {othersOf(envelope.view).map((seat, i) => (
        <button
          type="button"
          class={hinted === seat ? 'button hinted' : 'button'}
          key={seat}
          data-ask={seat}
          aria-disabled={!check(call(seat)).ok}
          aria-keyshortcuts={String(i + 1)}
          onClick={() => play(call(seat))}
        >
          {faces?.[seat]}
          <kbd aria-hidden="true">{i + 1}</kbd>
          {label('ui.ask-of', { name: seatName(seat) })}
        </button>
      ))}
    </div>
  );
}
