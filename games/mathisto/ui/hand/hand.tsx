import './hand.css';
import { useMemo, useRef, useState } from 'preact/hooks';
import { drawnOnce } from '#ui/drawn-once.tsx';
import { type Card, type Family, isDiscovery, isJoker, isPerson, type Joker } from '../../rules/cards.ts';
import { Emblem } from '../card/emblem.tsx';
import { heldFamilies } from '../choice.ts';
import { moveWithArrows } from '../keys.ts';
import { nameFamily } from '../names.ts';
import type { UiWords } from '../words.ts';
import { HeldCard } from './held-card.tsx';

const PEOPLE_IN_FAMILY = 6;
/** From so many groups or cards on, heads are short. */
const MANY = { groups: 5, cards: 11 } as const;
/** Pixels of a desktop: what one card takes, what the next of its family adds, and what there is for all. */
const WIDE = { first: 128, next: 60, all: 950 } as const;

export interface HandProps {
  readonly hand: readonly Card[];
  /** The family that is taken up. */
  readonly family: Family | null;
  readonly words: UiWords;
  readonly touchFamily: (family: Family) => void;
  readonly look: (cards: readonly Card[]) => void;
}

/** The hand as fans, one for each family with its head above; on a phone, columns. Arrows go from one to the next. */
export function Hand(props: HandProps) {
  const { hand, words } = props;
  const { label } = words;
  const box = useRef<HTMLUListElement>(null);
  const [focused, setFocused] = useState<string | null>(null);
  const families = useMemo(() => heldFamilies(hand), [hand]);
  const jokers = useMemo(() => hand.filter(isJoker), [hand]);
  if (hand.length === 0) return <p class="no-cards">{label('ui.no-cards')}</p>;
  const groups = families.length + (jokers.length > 0 ? 1 : 0);
  const hasMany = groups >= MANY.groups || hand.length >= MANY.cards;
  const isCrowded = groups * WIDE.first + (hand.length - groups) * WIDE.next > WIDE.all;
  const stops = [...families.map(({ family }) => family), ...(jokers.length > 0 ? ['joker'] : [])];
  // One stop for the Tab key: where one was, or the beginning.
  const stop = focused !== null && stops.some(one => one === focused) ? focused : (stops[0] ?? null);
  const group = { ...props, stop, setFocused };
  return (
    <ul
      class={`families${isCrowded ? ' crowded' : ''}${hasMany ? ' many' : ''}`}
      ref={box}
      style={{ '--cards': hand.length, '--groups': groups }}
      onKeyDown={event => moveWithArrows(event, box.current)}
    >
      {families.map(({ family, cards }) => (
        <FamilyGroup
          key={family}
          {...group}
          family={family}
          isTaken={props.family === family}
          cards={cards}
        />
      ))}
      {jokers.length > 0 && <JokerGroup {...group} cards={jokers} />}
    </ul>
  );
}

interface GroupProps extends Omit<HandProps, 'family'> {
  readonly stop: string | null;
  readonly setFocused: (stop: string) => void;
}

interface FamilyGroupProps extends GroupProps {
  readonly family: Family;
  readonly isTaken: boolean;
  readonly cards: readonly Card[];
}

/** A family is one button: its head, and what one holds of it. */
function FamilyGroup({ family, isTaken, cards, words, stop, setFocused, touchFamily }: FamilyGroupProps) {
  const name = useMemo(() => {
    const held = cards.map(card => ({ text: words.label(`card.${card}`) }));
    return words.label('ui.family-held', {
      ...factsOf(cards),
      family: nameFamily(family, words),
      cards: held,
    });
  }, [family, cards, words]);
  return (
    <li class="family" data-family={family} data-n={cards.length} style={{ '--n': cards.length }}>
      <button
        type="button"
        aria-pressed={isTaken}
        aria-label={name}
        tabIndex={stop === family ? 0 : -1}
        onFocus={() => setFocused(family)}
        onClick={() => touchFamily(family)}
      >
        <Head {...{ family, cards, words }} />
        <Fanned cards={cards} words={words} />
      </button>
    </li>
  );
}

const Head = drawnOnce(({ family, cards, words }: Pick<FamilyGroupProps, 'family' | 'cards' | 'words'>) => {
  const { label } = words;
  const facts = factsOf(cards);
  return (
    <span class="family-tab">
      <Emblem family={family} />
      <b class="long">{nameFamily(family, words)}</b>
      <b class="short">{label(`family.${family}.code`)}</b>
      <span class="long">{label('ui.held-of', facts)}</span>
      <span class="short">{label('ui.held-of-short', facts)}</span>
    </span>
  );
});

function factsOf(cards: readonly Card[]) {
  return {
    held: cards.filter(isPerson).length,
    all: PEOPLE_IN_FAMILY,
    discovery: cards.some(isDiscovery) ? 'yes' : 'no',
  };
}

/** MH-2: jokers are looked at, never called. */
function JokerGroup({
  cards,
  words,
  stop,
  setFocused,
  look,
}: GroupProps & { readonly cards: readonly Joker[] }) {
  const { label } = words;
  return (
    <li class="family" data-n={cards.length} style={{ '--n': cards.length }}>
      <button
        type="button"
        aria-label={label('ui.jokers-held', { cards: cards.map(card => ({ text: label(`card.${card}`) })) })}
        tabIndex={stop === 'joker' ? 0 : -1}
        onFocus={() => setFocused('joker')}
        onClick={() => look(cards)}
      >
        <span class="family-tab">
          <Emblem family="joker" />
          <b>{label('ui.jokers', { count: cards.length })}</b>
        </span>
        <Fanned cards={cards} words={words} />
      </button>
    </li>
  );
}

const Fanned = drawnOnce(({ cards, words }: Pick<FamilyGroupProps, 'cards' | 'words'>) => (
  <span class="family-fan">
    {cards.map((card, i) => (
      <HeldCard key={card} card={card} place={i} isCovered={i < cards.length - 1} words={words} />
    ))}
  </span>
));
