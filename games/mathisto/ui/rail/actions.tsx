import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { later } from '#ui/later.tsx';
import { type FamilyCard, isDiscovery } from '../../rules/cards.ts';
import { FEWEST_DISCOVERIES, worthOfDiscoveries } from '../../rules/posing.ts';
import type { Move } from '../../rules/types.ts';
import { moveWithArrows } from '../arrows.ts';
import { othersOf } from '../choice.ts';
import { nameFamily } from '../names.ts';
import { readyFamilies } from '../ways.ts';
import { BackButton } from './back-button.tsx';
import type { ActionsProps } from './decision.tsx';

const Decision = later(async () => (await import('./decision.tsx')).Decision, { ahead: true });

/** What may be done now: one primary button, and what one may do instead. */
export function Actions(props: ActionsProps) {
  const { view, live, considered } = props;
  if (!live) return <div class="actions" />;
  switch (view.phase.tag) {
    case 'turn':
      switch (considered.tag) {
        case 'card':
          return considered.isCalled ? <Whom {...props} card={considered.card} /> : <Decision {...props} />;
        case 'pose':
        case 'discoveries':
          return <Decision {...props} />;
        default:
          return <Ready {...props} />;
      }
    case 'draw':
    case 'question':
    case 'counter':
      return <Decision {...props} />;
    case 'over':
      return <div class="actions" />;
  }
}

/** MH-10, MH-12: what can be posed is offered by name. */
function Ready({ view, hand, words, consider }: ActionsProps) {
  const { label } = words;
  const ready = readyFamilies(hand, view.config);
  const discoveries = hand.filter(isDiscovery);
  return (
    <div class="actions">
      {ready.map(({ family, value, cards }) => (
        <button
          type="button"
          class="button primary"
          key={family}
          data-pose={family}
          onClick={() => consider({ tag: 'pose', cards })}
        >
          {label('ui.offer-pose', { family: nameFamily(family, words), points: value })}
        </button>
      ))}
      {discoveries.length >= FEWEST_DISCOVERIES && (
        <button
          type="button"
          class="button"
          data-pose="discoveries"
          onClick={() => consider({ tag: 'discoveries', cards: discoveries })}
        >
          {label('ui.offer-discoveries', {
            count: discoveries.length,
            points: worthOfDiscoveries(discoveries),
          })}
        </button>
      )}
    </div>
  );
}

/** The second touch of a call: whom. */
function Whom({
  view,
  card,
  words,
  seatName,
  check,
  play,
  back,
}: ActionsProps & { readonly card: FamilyCard }) {
  const { label } = words;
  const group = useRef<HTMLDivElement>(null);
  // Somebody who chose the card by keyboard goes on by keyboard: the focus moves to the first player.
  useLayoutEffect(() => {
    const here = document.activeElement;
    if (here instanceof HTMLElement && here.matches('[data-card]:focus-visible'))
      group.current?.querySelector('button')?.focus();
  }, [card]);
  const call = (from: Seat): Move => ({ kind: 'call', card, from });
  return (
    <div
      class="actions whom"
      role="group"
      aria-label={label('ui.whom')}
      ref={group}
      onKeyDown={event => moveWithArrows(event, group.current)}
    >
      {othersOf(view).map((seat, i) => {
        const can = check(call(seat)).ok;
        return (
          <button
            type="button"
            class={can ? 'button primary' : 'button cannot'}
            key={seat}
            data-ask={seat}
            aria-disabled={!can}
            aria-keyshortcuts={String(i + 1)}
            onClick={() => play(call(seat))}
          >
            <kbd aria-hidden="true">{i + 1}</kbd>
            {label('ui.ask-of', { name: seatName(seat) })}
          </button>
        );
      })}
      <BackButton back={back} label={label('ui.back')} />
    </div>
  );
}
