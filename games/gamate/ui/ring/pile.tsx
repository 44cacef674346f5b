import type { Seat } from '#contract/game.ts';
import { takerOf } from '../../rules/tricks.ts';
import { isTrump } from '../../rules/trumps.ts';
import type { View } from '../../rules/types.ts';
import { Card } from '../card/card.tsx';
import { trickToShow } from '../choice.ts';
import { describeCard, nameCard } from '../names.ts';
import type { UiScene } from '../words.ts';
import { placeOf } from './places.ts';

interface PileProps extends UiScene {
  readonly view: View;
}

/** GA-13, GA-14: one card on another, the last on top; and below it who laid that one, and how. */
export function Pile({ view, words, seatName }: PileProps) {
  const { me, contract, tricks } = view;
  const { trick, isTaken } = trickToShow(view);
  const pile = trick.filter(({ deed }) => deed !== 'renounce');
  const top = pile.at(-1);
  const isOne = (card: number): boolean => contract !== null && isTrump(contract.trumps, card);
  const who = (seat: Seat): { who: string; name: string } => ({
    who: seat === me ? 'you' : 'other',
    name: seatName(seat),
  });
  return (
    <figure class={isTaken ? 'pile taken' : 'pile'} aria-label={words.label('ui.pile')} data-drop>
      <div class="pile-cards">
        {top === undefined && <span class="empty" />}
        {pile.map((play, i) => (
          <span
            class={`laid from-${placeOf(play.hand, me)}`}
            key={`${isTaken ? tricks.length - 1 : tricks.length} ${i}`}
            data-card={play.card}
          >
            <Card card={play.card} isTrump={isOne(play.card)} />
            {play === top && <span class="unseen">{describeCard(play.card, isOne(play.card), words)}</span>}
          </span>
        ))}
      </div>
      <figcaption>
        {top === undefined
          ? words.label('ui.pile-empty')
          : isTaken
            ? words.label('ui.takes', who(takerOf(trick)))
            : words.label('ui.on-top', {
                ...who(top.hand),
                deed: top.deed,
                card: nameCard(top.card, words),
              })}
      </figcaption>
    </figure>
  );
}
