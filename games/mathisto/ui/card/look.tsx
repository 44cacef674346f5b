import { Dialog } from '#ui/dialog.tsx';
import { type Card, isDiscovery } from '../../rules/cards.ts';
import { familyOfCards } from '../../rules/posing.ts';
import { describeCard, nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { MathistoCard } from './card.tsx';

interface LookProps {
  readonly cards: readonly Card[];
  readonly words: UiWords;
  readonly close: () => void;
}

/** Cards held up close: their plates can be read. */
export function Look({ cards, words, close }: LookProps) {
  const { label } = words;
  return (
    <Dialog title={titleOf(cards, words)} close={close} closeLabel={label('ui.look-close')}>
      <ul class={cards.length === 1 ? 'looked alone' : 'looked'}>
        {cards.map(card => (
          <li key={card}>
            <MathistoCard card={card} words={words} size="full" />
            <span class="unseen">{describeCard(card, words)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function titleOf(cards: readonly Card[], words: UiWords): string {
  const [first] = cards;
  if (cards.length === 1 && first !== undefined) return words.label(`card.${first}`);
  const family = familyOfCards(cards);
  return cards.every(isDiscovery) || family === null
    ? words.label('ui.discoveries')
    : nameFamily(family, words);
}
