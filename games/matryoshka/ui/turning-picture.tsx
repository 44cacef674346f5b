import './turning-picture.css';
import type { PictureProps } from '#contract/page.ts';
import { type Card, setOf, sizeOf } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import type { Matryoshka, Move, View } from '../rules/types.ts';
import { DollCell } from './board/cell.tsx';

/** The cards to choose from, and what lies in the middle: dashed what was chosen, in green what was better. */
export function Picture({ view, played, best, words }: PictureProps<Matryoshka>) {
  const [done, better] = [cardsIn(played), cardsIn(best.move)];
  const middle = 'middle' in view.phase ? view.phase.middle : null;
  return (
    <div class="matryoshka-choice">
      {middle !== null && (
        <figure>
          <DollCell set={setOf(middle)} size={sizeOf(middle)} />
          <figcaption>{words.label('counsel.middle')}</figcaption>
        </figure>
      )}
      <div class="cards">
        {choicesIn(view, played).map(card => (
          <span
            key={card}
            class={better.includes(card) ? 'better' : done.includes(card) ? 'done' : undefined}
          >
            <DollCell set={setOf(card)} size={sizeOf(card)} />
          </span>
        ))}
      </div>
    </div>
  );
}

function choicesIn(view: View, played: Move): readonly Card[] {
  const { me, phase } = view;
  if (me === 'spectator') return [];
  if (phase.tag === 'take') return phase.offers.flatMap(cards => cards ?? []);
  return played.kind === 'display' ? poolOf(view, me) : (view.hands[me] ?? []);
}

function cardsIn(move: Move): readonly Card[] {
  if ('cards' in move) return move.cards;
  return 'card' in move ? [move.card] : [];
}
