import './posed.css';
import { useState } from 'preact/hooks';
import type { Seat } from '#contract/game.ts';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { later } from '#ui/later.tsx';
import type { Card, Family } from '../../rules/cards.ts';
import { RIGHT_ANSWER, standsFor, worthOf, worthOfDiscoveries } from '../../rules/posing.ts';
import type { View } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { familyInMiddle } from '../middle/latest.ts';
import { describeCard, nameCard, nameFamily } from '../names.ts';
import { inPlaces, jokerIn } from '../ways.ts';
import type { UiScene, UiWords } from '../words.ts';

const Look = later(async () => (await import('../card/look.tsx')).Look, { ahead: true });

interface PosedFansProps extends UiScene {
  readonly view: View;
  readonly seat: Seat;
}

/** What lies face up before a seat: its families, the latest first, and the discoveries of MH-12. */
export const PosedFans = drawnOnce(({ view, seat, words, seatName }: PosedFansProps) => {
  const { label } = words;
  const [looked, look] = useState<readonly Card[] | null>(null);
  const inMiddle = familyInMiddle(view);
  const families = view.posed
    .filter(({ owner, family }) => owner === seat && family !== inMiddle)
    .toReversed();
  const discoveries = view.discoveries?.seat === seat ? view.discoveries : null;
  const count = families.length + (discoveries === null ? 0 : 1);
  return (
    <ul
      class="posed"
      data-count={Math.min(count, 3)}
      aria-label={label('ui.posed-before', { name: seatName(seat) })}
    >
      {families.map(posed => {
        const { family, isKnown, poser } = posed;
        const person = standsFor(posed);
        const joker = jokerIn(posed.cards);
        const cards = inPlaces(posed.cards, family);
        return (
          <PosedFan
            key={family}
            emblem={family}
            name={nameFamily(family, words)}
            points={worthOf(posed.cards, view.config)}
            bonus={isKnown === true && poser === seat ? RIGHT_ANSWER : 0}
            note={
              person === null || joker === null
                ? ''
                : label('ui.stands-for', { joker: nameCard(joker, words), card: nameCard(person, words) })
            }
            look={() => look(cards)}
            {...{ cards, words }}
          />
        );
      })}
      {discoveries !== null && (
        <PosedFan
          emblem={null}
          name={label('ui.discoveries')}
          points={worthOfDiscoveries(discoveries.cards)}
          bonus={0}
          note=""
          cards={discoveries.cards}
          words={words}
          look={() => look(discoveries.cards)}
        />
      )}
      {looked !== null && <Look cards={looked} words={words} close={() => look(null)} />}
    </ul>
  );
});

interface PosedFanProps {
  readonly emblem: Family | null;
  readonly name: string;
  readonly points: number;
  /** MH-11: for a right answer. */
  readonly bonus: number;
  readonly note: string;
  readonly cards: readonly Card[];
  readonly words: UiWords;
  readonly look: () => void;
}

/** A family as a fan: each of its cards can be counted. Touched, they are held up close. */
function PosedFan({ emblem, name, points, bonus, note, cards, words, look }: PosedFanProps) {
  const { label } = words;
  return (
    <li class="posed-fan" data-family={emblem ?? 'discoveries'}>
      <button type="button" onClick={look}>
        <span class="posed-cards" aria-hidden="true">
          {cards.map(card => (
            <span key={card} data-card={card}>
              <MathistoCard card={card} words={words} size="tiny" />
            </span>
          ))}
        </span>
        <span class="posed-name">
          {emblem !== null && <Emblem family={emblem} />}
          <span class="long">{name}</span>{' '}
          <b>
            {points}
            <span class="long"> {label('ui.points-word', { points })}</span>
          </b>
          {bonus > 0 && <small class="known">{label('ui.known', { bonus })}</small>}
        </span>
        <span class="unseen">
          {note} {cards.map(card => describeCard(card, words)).join(' ; ')} {label('ui.look-family')}
        </span>
      </button>
    </li>
  );
}
