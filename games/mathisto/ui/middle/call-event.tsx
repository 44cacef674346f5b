import type { Facts } from '#contract/game.ts';
import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { MathistoCard } from '../card/card.tsx';
import { sideOf } from '../choice.ts';
import { nameCard, toWhom, whoIs } from '../names.ts';
import { tellCall } from '../tell.ts';
import type { UiScene } from '../words.ts';
import { CallPaths } from './call-paths.tsx';
import { calledKey, drawnKey } from './flight-keys.ts';
import type { Latest } from './latest.ts';

interface CallEventProps extends UiScene {
  readonly view: View;
  readonly latest: Extract<Latest, { readonly tag: 'call' }>;
}

/** The last call: the card on its way from one hand to the other, or what was drawn instead, and what it means. */
export function CallEvent({ view, latest, words, seatName }: CallEventProps) {
  const { label } = words;
  const { call, later } = latest;
  const { caller, from, card, got, drawn } = call;
  const isGot = got === 'given' || got === 'shown';
  const facts: Facts = {
    ...whoIs(caller, view.me, seatName),
    ...toWhom(from, view.me, seatName),
    card: nameCard(card, words),
    ...(got === 'drew' && drawn !== null ? { drawn: nameCard(drawn, words) } : {}),
  };
  return (
    <figure
      class="call-event"
      data-got={got}
      data-called={card}
      data-side={sideOf(got === 'given' ? from : caller, view)}
      key={view.past.length}
    >
      {caller !== view.me && from !== view.me && (
        <CallPaths {...{ caller, from }} isGiven={got === 'given'} />
      )}
      <div class="handed" aria-hidden="true">
        {isGot && <Trail />}
        <span
          class={isGot ? 'handed-card' : 'handed-card refused'}
          // One of one's own flies from the hand it was in.
          data-card={isGot ? (from === view.me ? card : calledKey(card)) : undefined}
          data-place="called"
        >
          <MathistoCard card={card} words={words} size="hand" />
        </span>
        {got === 'drew' && (
          <span class="drawn" data-card={drawnKey(card)} data-place="drawn">
            {drawn === null ? <CardBack /> : <MathistoCard card={drawn} words={words} size="hand" />}
          </span>
        )}
      </div>
      <figcaption>
        <h2>{label(`ui.call.${got}`, facts)}</h2>
        {/* Where calls are not written down, they are heard here and only now. */}
        {view.config.record === 'hidden' && (
          <p class="unseen" role="status">
            {tellCall(call, view, { words, seatName })}
          </p>
        )}
        <p>
          {label(`ui.call.${got}.then`, facts)}
          {later.map(one => (
            <span key={one.kind}>
              {' '}
              {label(`tell.${one.kind}`, {
                ...whoIs(one.seat, view.me, seatName),
                ...(one.kind === 'drew' && one.drawn !== null ? { drawn: nameCard(one.drawn, words) } : {}),
              })}
            </span>
          ))}
        </p>
      </figcaption>
    </figure>
  );
}

/** Where the card just was, in outline. */
function Trail() {
  return (
    <>
      <i class="trail" />
      <i class="trail" />
    </>
  );
}
