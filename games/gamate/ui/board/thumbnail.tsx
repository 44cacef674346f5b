import { isTrump } from '../../rules/trumps.ts';
import type { View } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { Card } from '../card/card.tsx';
import { trickToShow } from '../choice.ts';

/** The pile; before anything is played, three of one's own cards. */
export function Thumbnail({ view }: { readonly view: View }) {
  const { me, contract } = view;
  const pile = trickToShow(view).trick.filter(({ deed }) => deed !== 'renounce');
  const own = me === 'spectator' ? [] : (view.hands[me] ?? []);
  const cards = pile.length > 0 ? pile.map(({ card }) => card).slice(-3) : own.slice(-3);
  return (
    <span class="thumbnail gamate-thumbnail" aria-hidden="true">
      {cards.length === 0 && <CardBack />}
      {cards.map((card, i) => (
        <Card key={i} card={card} isTrump={contract !== null && isTrump(contract.trumps, card)} />
      ))}
    </span>
  );
}
