import './seat.css';
import type { Seat } from '#contract/game.ts';
import type { AtSeatProps } from '#contract/page.ts';
import { Backs } from '#ui/stage/fan.tsx';
import { isTrump } from '../../rules/trumps.ts';
import type { Gamate, View } from '../../rules/types.ts';
import { lastCall, sayCall } from '../calls.ts';
import { CardBack } from '../card/back.tsx';
import { Card } from '../card/card.tsx';
import { openAcross } from '../choice.ts';
import { keyOfPlay } from '../keys.ts';
import { describeCard } from '../names.ts';
import { canRepeat, takeUp } from '../take-up.ts';
import type { UiWords } from '../words.ts';

/** Before another seat: what it said, its closed hand as backs, and what it renounced (GA-14). */
export function AtSeat({ envelope, seat, words: all }: AtSeatProps<Gamate>) {
  const words: UiWords = all;
  const { view } = envelope;
  const cards = view.handSizes[seat] ?? 0;
  const isOpen = seat === view.dummy || seat === openAcross(view);
  return (
    <>
      <Call {...{ view, seat, words }} />
      {!isOpen && (
        <>
          <span class="unseen">{words.label('ui.cards', { cards })}</span>
          <Backs count={cards} back={<CardBack />} />
        </>
      )}
      <Renounced {...{ view, seat, words }} />
    </>
  );
}

interface SeatProps {
  readonly view: View;
  readonly seat: Seat;
  readonly words: UiWords;
}

/** GA-7: a definition that may be said again is a button; a pass is only heard. */
function Call({ view, seat, words }: SeatProps) {
  const call = lastCall(view, seat);
  if (call === null) return null;
  const { trumps } = call;
  const said = sayCall(call, words);
  if (trumps === null || !canRepeat(view))
    return <p class={trumps === null ? 'say quietly' : 'say'}>{said}</p>;
  return (
    <button type="button" class="say" onClick={() => takeUp(view, trumps)}>
      {said}
      <small>{words.label('ui.say-again')}</small>
    </button>
  );
}

/** GA-14: these stay face up in front of their owner to the end of the deal. */
export function Renounced({ view, seat, words }: SeatProps) {
  const { contract, tricks, trick } = view;
  const plays = [...tricks, trick].flat().filter(({ hand, deed }) => hand === seat && deed === 'renounce');
  if (plays.length === 0) return null;
  return (
    <div class="dropped">
      <p class="drop-word" aria-hidden="true">
        {words.label('ui.renounced-word', { count: plays.length })}
      </p>
      <ul class="renounced" aria-label={words.label('ui.renounced')} style={{ '--n': plays.length }}>
        {plays.map((play, i) => {
          const { card } = play;
          const trump = contract !== null && isTrump(contract.trumps, card);
          return (
            <li key={i} data-card={keyOfPlay(view, play)}>
              <Card card={card} isTrump={trump} />
              <span class="unseen">{describeCard(card, trump, words)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
