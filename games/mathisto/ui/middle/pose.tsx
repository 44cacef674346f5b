import { type Card, type Discovery, isDiscovery, isJoker, PEOPLE } from '../../rules/cards.ts';
import {
  FEWEST_DISCOVERIES,
  familyOfCards,
  standsFor,
  worthOf,
  worthOfDiscoveries,
} from '../../rules/posing.ts';
import type { Config } from '../../rules/types.ts';
import { MathistoCard } from '../card/card.tsx';
import { type Considered, touchDiscovery } from '../choice.ts';
import { nameCard, nameFamily } from '../names.ts';
import { inPlaces, instead, jokerIn, keptBack, waysOf } from '../ways.ts';
import type { UiWords } from '../words.ts';
import { FamilyLaid } from './family-laid.tsx';

interface PosePanelProps {
  readonly cards: readonly Card[];
  readonly hand: readonly Card[];
  readonly config: Config;
  readonly words: UiWords;
  readonly consider: (considered: Considered) => void;
}

/** MH-10: the ways that the hand allows, what would be laid, and who stays in hand where the joker takes a place. */
export function PosePanel({ cards, hand, config, words, consider }: PosePanelProps) {
  const { label } = words;
  const family = familyOfCards(cards);
  if (family === null) return null;
  const ways = waysOf(hand, family, config);
  const value = worthOf(cards, config);
  const way = ways.find(one => one.value === value);
  const kept = keptBack(cards, hand, family);
  const joker = jokerIn(cards);
  const missing = standsFor({ family, cards });
  const lay = (next: readonly Card[]): void => consider({ tag: 'pose', cards: next });
  return (
    <section class="pose-panel" aria-label={label('ui.pose')}>
      <h2>{label('ui.pose-of', { family: nameFamily(family, words) })}</h2>
      <div class="pose-choices">
        {ways.length > 1 && (
          <fieldset class="chips">
            <legend>{label('ui.which-way')}</legend>
            {ways.map(one => (
              <button
                type="button"
                class="chip way-chip"
                key={one.value}
                data-value={one.value}
                aria-pressed={one.value === value}
                onClick={() => lay(one.selections[0] ?? cards)}
              >
                <b>{one.value}</b> <small>{label(`ui.way.${one.value as 20 | 30 | 40 | 50}`)}</small>
              </button>
            ))}
          </fieldset>
        )}
        {way && missing !== null && hand.includes(missing) && (
          <fieldset class="chips">
            <legend>{label('ui.keep-back')}</legend>
            {PEOPLE[family].map(person => (
              <button
                type="button"
                class="chip"
                key={person}
                aria-pressed={person === kept}
                onClick={() => lay(instead(way, cards, hand, { kept: person }))}
              >
                {nameCard(person, words)}
              </button>
            ))}
          </fieldset>
        )}
        {way && joker !== null && hand.filter(isJoker).length > 1 && (
          <fieldset class="chips">
            <legend>{label('ui.which-joker')}</legend>
            {hand.filter(isJoker).map(one => (
              <button
                type="button"
                class="chip"
                key={one}
                aria-pressed={one === joker}
                onClick={() => lay(instead(way, cards, hand, { joker: one }))}
              >
                {nameCard(one, words)}
              </button>
            ))}
          </fieldset>
        )}
      </div>
      <FamilyLaid cards={inPlaces(cards, family)} words={words} />
    </section>
  );
}

interface DiscoveriesPanelProps {
  readonly cards: readonly Discovery[];
  readonly hand: readonly Card[];
  readonly words: UiWords;
  readonly consider: (considered: Considered) => void;
}

/** MH-12: four or more together. What they will be worth, and what they then cannot do any more. */
export function DiscoveriesPanel({ cards, hand, words, consider }: DiscoveriesPanelProps) {
  const { label } = words;
  return (
    <section class="pose-panel" aria-label={label('ui.discoveries')}>
      <h2>{label('ui.discoveries-of', { count: cards.length, points: worthOfDiscoveries(cards) })}</h2>
      <fieldset class="discoveries">
        <legend>{label('ui.which-discoveries', { least: FEWEST_DISCOVERIES })}</legend>
        {hand.filter(isDiscovery).map(card => (
          <button
            type="button"
            class="want"
            key={card}
            aria-pressed={cards.includes(card)}
            aria-label={label(`card.${card}`)}
            onClick={() => consider({ tag: 'discoveries', cards: touchDiscovery(cards, card) })}
          >
            <MathistoCard card={card} words={words} size="hand" />
            {cards.includes(card) && <span class="tag">{label('ui.i-lay')}</span>}
          </button>
        ))}
      </fieldset>
      <p>{label('ui.discoveries-cost')}</p>
    </section>
  );
}
