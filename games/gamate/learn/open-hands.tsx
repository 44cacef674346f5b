import type { TellScene } from '#contract/page.ts';
import type { Words } from '#text/words.ts';
import { isTrump } from '../rules/trumps.ts';
import type { View } from '../rules/types.ts';
import { Card } from '../ui/card/card.tsx';
import { groupsOf } from '../ui/choice.ts';
import { describeCard } from '../ui/names.ts';
import type { LearnLabel } from './words.ts';

interface OpenHandsProps extends TellScene {
  readonly view: View;
}

/** The two hands that nobody sees at a table. */
export function OpenHands({ view, words: all, seatName }: OpenHandsProps) {
  const words: Words<LearnLabel> = all;
  const { contract, me, dummy } = view;
  if (contract === null || view.phase.tag === 'over') return null;
  return (
    <section class="open-hands" aria-label={words.label('learn.open-hands')}>
      {view.hands.map((hand, seat) =>
        hand === null || seat === me || seat === dummy ? null : (
          <div key={seat}>
            <h3>{seatName(seat)}</h3>
            <ul>
              {groupsOf(hand, contract.trumps)
                .flatMap(({ cards }) => cards)
                .map((card, i) => (
                  <li key={i}>
                    <Card card={card} isTrump={isTrump(contract.trumps, card)} />
                    <span class="unseen">{describeCard(card, isTrump(contract.trumps, card), words)}</span>
                  </li>
                ))}
            </ul>
          </div>
        ),
      )}
    </section>
  );
}
