import { takerOf } from '../../rules/tricks.ts';
import { isTrump } from '../../rules/trumps.ts';
import type { View } from '../../rules/types.ts';
import { Card } from '../card/card.tsx';
import { trickToShow } from '../choice.ts';
import { keyOfPlay } from '../keys.ts';
import { describeCard } from '../names.ts';
import type { UiScene } from '../words.ts';
import { placeOf } from './places.ts';

interface PileProps extends UiScene {
  readonly view: View;
  /** A card is asked of whoever looks on. */
  readonly live: boolean;
}

/** GA-13, GA-14: one card on another, each as it came from its side; the last one says what it did. */
export function Pile({ view, live, words, seatName }: PileProps) {
  const { me, contract, tricks } = view;
  const { label } = words;
  const { trick, isTaken } = trickToShow(view);
  const pile = trick.filter(({ deed }) => deed !== 'renounce');
  const top = pile.at(-1);
  const isOne = (card: number): boolean => contract !== null && isTrump(contract.trumps, card);
  const taker = isTaken ? takerOf(trick) : null;
  return (
    <figure class={isTaken ? 'pile taken' : 'pile'} aria-label={label('ui.pile')} data-drop>
      {top === undefined && (
        <p class={live ? 'spot yours' : 'spot'}>{label(live ? 'ui.lead-here' : 'ui.pile-empty')}</p>
      )}
      {pile.map((play, i) => (
        <span
          class={`laid from-${placeOf(play.hand, me)}`}
          key={`${isTaken ? tricks.length - 1 : tricks.length} ${i}`}
          data-card={keyOfPlay(view, play)}
        >
          <Card card={play.card} isTrump={isOne(play.card)} />
          {play === top && (
            <>
              <span class="unseen">{describeCard(play.card, isOne(play.card), words)}</span>
              <b class="tag paper">
                {label('ui.on-top', { card: play.card, deed: isTaken ? 'take' : play.deed })}
              </b>
            </>
          )}
        </span>
      ))}
      {top !== undefined && (
        <figcaption class="unseen">
          {taker === null
            ? label('ui.laid-by', { name: seatName(top.hand), who: top.hand === me ? 'you' : 'other' })
            : label('ui.takes', { name: seatName(taker), who: taker === me ? 'you' : 'other' })}
        </figcaption>
      )}
    </figure>
  );
}
