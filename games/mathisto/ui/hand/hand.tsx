import './hand.css';
import { useRef, useState } from 'preact/hooks';
import { type Card, type Family, isDiscovery, isJoker, isPerson, type Joker } from '../../rules/cards.ts';
import { Emblem } from '../card/emblem.tsx';
import { heldFamilies } from '../choice.ts';
import { moveWithArrows } from '../keys.ts';
import { nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { HeldCard } from './held-card.tsx';

const PEOPLE_IN_FAMILY = 6;
/** From so many groups or cards on, tabs are short and cards lie closer. */
const CROWDED = { groups: 5, cards: 11 } as const;

export interface HandProps {
  readonly hand: readonly Card[];
  /** The family that is taken up. */
  readonly family: Family | null;
  /** The card of one's own that is taken up. */
  readonly taken: Card | null;
  /** Whether a card may be called now: then a family is taken up, else it is only looked at. */
  readonly live: boolean;
  readonly words: UiWords;
  readonly touchFamily: (family: Family) => void;
  readonly touch: (card: Card) => void;
}

/** The hand as fans, one for each family with its head above; on a phone, columns. Arrows go from one to the next. */
export function Hand(props: HandProps) {
  const { hand, words } = props;
  const { label } = words;
  const box = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  if (hand.length === 0) return <p class="no-cards">{label('ui.no-cards')}</p>;
  const families = heldFamilies(hand);
  const jokers = hand.filter(isJoker);
  const groups = families.length + (jokers.length > 0 ? 1 : 0);
  const isCrowded = groups >= CROWDED.groups || hand.length >= CROWDED.cards;
  const stops = [...families.map(({ family }) => family), ...hand];
  // One stop for the Tab key: where one was, or the beginning.
  const stop = focused !== null && stops.some(one => one === focused) ? focused : (stops[0] ?? null);
  const group = { ...props, stop, setFocused, isCrowded };
  return (
    <ul
      class={isCrowded ? 'families crowded' : 'families'}
      ref={box}
      style={{ '--cards': hand.length, '--groups': groups }}
      onKeyDown={event => moveWithArrows(event, box.current)}
    >
      {families.map(({ family, cards }) => (
        <FamilyFan key={family} {...group} family={family} isTaken={props.family === family} cards={cards} />
      ))}
      {jokers.length > 0 && <JokerFan {...group} cards={jokers} />}
    </ul>
  );
}

interface FanProps extends Omit<HandProps, 'family'> {
  readonly stop: string | null;
  readonly setFocused: (stop: string) => void;
  readonly isCrowded: boolean;
}

interface FamilyFanProps extends FanProps {
  readonly family: Family;
  readonly isTaken: boolean;
  readonly cards: readonly Card[];
}

function FamilyFan({ family, isTaken, cards, ...props }: FamilyFanProps) {
  const { words, stop, setFocused, touchFamily, isCrowded } = props;
  const { label } = words;
  const people = cards.filter(isPerson).length;
  const facts = {
    held: people,
    all: PEOPLE_IN_FAMILY,
    discovery: cards.some(isDiscovery) ? 'yes' : 'no',
  };
  return (
    <li class="family" data-family={family} data-n={cards.length} style={{ '--n': cards.length }}>
      <button
        type="button"
        class="family-tab"
        aria-pressed={isTaken}
        aria-label={label('ui.family-held', { ...facts, family: nameFamily(family, words) })}
        tabIndex={stop === family ? 0 : -1}
        onFocus={() => setFocused(family)}
        onClick={() => touchFamily(family)}
      >
        <Emblem family={family} />
        <b class="long">{nameFamily(family, words)}</b>
        <b class="short">{label(`family.${family}.code`)}</b>
        <span class="long">{label('ui.held-of', facts)}</span>
        <span class="short">{label('ui.held-of-short', facts)}</span>
      </button>
      <Fanned {...props} isCrowded={isCrowded} cards={cards} />
    </li>
  );
}

function JokerFan({ cards, ...props }: FanProps & { readonly cards: readonly Joker[] }) {
  return (
    <li class="family" data-n={cards.length} style={{ '--n': cards.length }}>
      <p class="family-tab">
        <Emblem family="joker" />
        <b>{props.words.label('ui.jokers', { count: cards.length })}</b>
      </p>
      <Fanned {...props} cards={cards} />
    </li>
  );
}

function Fanned({ cards, ...props }: FanProps & { readonly cards: readonly Card[] }) {
  return (
    <div class="family-fan">
      {cards.map((card, i) => (
        <HeldCard
          key={card}
          card={card}
          isCovered={i < cards.length - 1}
          place={props.hand.indexOf(card)}
          isTaken={props.taken === card}
          isStop={props.stop === card}
          words={props.words}
          onFocus={() => props.setFocused(card)}
          onClick={() => props.touch(card)}
        />
      ))}
    </div>
  );
}
