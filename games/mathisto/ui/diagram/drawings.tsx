import './diagram.css';
import type { ComponentType } from 'preact';
import { useState } from 'preact/hooks';
import { ALL_DISCOVERIES, type Card, cardsOf, FAMILIES, JOKERS, PEOPLE } from '../../rules/cards.ts';
import { worthOf, worthOfDiscoveries } from '../../rules/posing.ts';
import type { Asked, Config } from '../../rules/types.ts';
import { CardBack } from '../card/back.tsx';
import { MathistoCard } from '../card/card.tsx';
import { Emblem } from '../card/emblem.tsx';
import { NOTHING } from '../choice.ts';
import { describeCard, nameCard, nameFamily } from '../names.ts';
import { QuestionCard } from '../question/question-card.tsx';
import { inPlaces } from '../ways.ts';
import type { RulesWords } from '../words.ts';
import type { Drawn } from './drawn.ts';

type Picture = ComponentType<{ readonly words: RulesWords }>;

const CONFIG: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };
const ANALYSTS = PEOPLE.analysts;
/** Agnesi is missing. */
const FIVE: readonly Card[] = [...ANALYSTS.filter(person => person !== 'agnesi'), 'bourbaki'];

const PICTURES: Readonly<Record<Drawn, Picture>> = {
  'MH-1': Families,
  'MH-2': ({ words }) => <Cards cards={JOKERS} words={words} size="hand" />,
  'MH-6': ({ words }) => <Calling words={words} />,
  'MH-7': ({ words }) => <Handed words={words} got="given" />,
  'MH-8': ({ words }) => <Handed words={words} got="drew" />,
  'MH-10': Ways,
  'MH-11': Question,
  'MH-12': Discoveries,
  'MH-15': ({ words }) => <Lift before={FIVE} after={ANALYSTS} put="agnesi" words={words} />,
  'MH-16': ({ words }) => (
    <Lift before={ANALYSTS} after={[...ANALYSTS, 'calculus']} put="calculus" words={words} />
  ),
  'MH-17': ({ words }) => (
    <Lift before={FIVE} after={[...ANALYSTS, 'calculus']} put="agnesi" and="calculus" words={words} />
  ),
};

export function Drawing({ rule, words }: { readonly rule: Drawn; readonly words: RulesWords }) {
  const Drawn = PICTURES[rule];
  return (
    <figure class="mathisto-diagram">
      <Drawn words={words} />
    </figure>
  );
}

interface CardsProps {
  readonly cards: readonly Card[];
  readonly words: RulesWords;
  readonly size?: 'hand' | 'tiny';
}

function Cards({ cards, words, size = 'tiny' }: CardsProps) {
  return (
    <ul class={`diagram-cards ${size}`}>
      {cards.map(card => (
        <li key={card}>
          <MathistoCard card={card} words={words} size={size} />
          <span class="unseen">{describeCard(card, words)}</span>
        </li>
      ))}
    </ul>
  );
}

/** MH-1: one family at a time. */
function Families({ words }: { readonly words: RulesWords }) {
  const [family, setFamily] = useState<(typeof FAMILIES)[number]>('geometers');
  return (
    <>
      <div class="chips">
        {FAMILIES.map(one => (
          <button
            type="button"
            class="chip"
            key={one}
            aria-pressed={one === family}
            onClick={() => setFamily(one)}
          >
            <Emblem family={one} /> {nameFamily(one, words)}
          </button>
        ))}
      </div>
      <Cards cards={cardsOf(family)} words={words} size="hand" />
    </>
  );
}

/** MH-6: two held, so the others of this family may be called. */
function Calling({ words }: { readonly words: RulesWords }) {
  const held = new Set<Card>(['euler', 'agnesi']);
  return (
    <ul class="diagram-cards hand">
      {cardsOf('analysts').map(card => (
        <li key={card} class={held.has(card) ? undefined : 'absent'}>
          {held.has(card) ? (
            <>
              <MathistoCard card={card} words={words} size="hand" />
              <span class="unseen">{describeCard(card, words)}</span>
            </>
          ) : (
            <span class="spine">
              <span class="along">{words.label(`card.${card}.short`)}</span>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** MH-7, MH-8. */
function Handed({ words, got }: { readonly words: RulesWords; readonly got: 'given' | 'drew' }) {
  const { label } = words;
  return (
    <div class="diagram-call">
      <b>{label('diagram.caller')}</b>
      <span class="arrow">{label('diagram.asks', { card: nameCard('cauchy', words) })}</span>
      <b>{label('diagram.called')}</b>
      <div class="diagram-got">
        {got === 'given' ? <MathistoCard card="cauchy" words={words} size="hand" /> : <CardBack />}
        <span>{label(`diagram.${got}`)}</span>
      </div>
    </div>
  );
}

/** MH-10: the four ways. */
function Ways({ words }: { readonly words: RulesWords }) {
  const ways: readonly (readonly Card[])[] = [
    FIVE,
    ANALYSTS,
    [...FIVE, 'calculus'],
    [...ANALYSTS, 'calculus'],
  ];
  return (
    <ul class="diagram-ways">
      {ways.map(cards => (
        <li key={cards.join()}>
          <b>{worthOf(cards, CONFIG)}</b>
          <Cards cards={inPlaces(cards, 'analysts')} words={words} />
        </li>
      ))}
    </ul>
  );
}

const ASKED: Asked = { family: 'geometers', card: 1, order: [0, 1, 2, 3] };

/** MH-11: a question of the game. Its answer is not told here: it may be asked at this very table. */
function Question({ words }: { readonly words: RulesWords }) {
  return (
    <QuestionCard
      asked={ASKED}
      answers="choices"
      title={nameFamily(ASKED.family, words)}
      note={words.label('ui.question-worth', { why: 'posing', form: 'strategic' })}
      words={words}
      considered={NOTHING}
      confirm={() => undefined}
    />
  );
}

/** MH-12: as many as one likes. */
function Discoveries({ words }: { readonly words: RulesWords }) {
  const [count, setCount] = useState(4);
  const cards = ALL_DISCOVERIES.slice(0, count);
  return (
    <>
      <div class="chips">
        {[4, 5, 6, 7].map(one => (
          <button
            type="button"
            class="chip"
            key={one}
            aria-pressed={one === count}
            onClick={() => setCount(one)}
          >
            {one}
          </button>
        ))}
      </div>
      <p>
        <b>{words.label('ui.points', { points: worthOfDiscoveries(cards) })}</b>
      </p>
      <Cards cards={cards} words={words} />
    </>
  );
}

interface LiftProps {
  readonly before: readonly Card[];
  readonly after: readonly Card[];
  readonly put: Card;
  readonly and?: Card;
  readonly words: RulesWords;
}

/** MH-15 to MH-17: what a counter puts, and what the family is worth before and after. */
function Lift({ before, after, put, and, words }: LiftProps) {
  const { label } = words;
  return (
    <ol class="diagram-ways">
      <li>
        <b>{worthOf(before, CONFIG)}</b>
        <Cards cards={inPlaces(before, 'analysts')} words={words} />
      </li>
      <li class="put">
        <span>{label('diagram.put')}</span>
        <Cards cards={and === undefined ? [put] : [put, and]} words={words} />
      </li>
      <li>
        <b>{worthOf(after, CONFIG)}</b>
        <Cards cards={after} words={words} />
      </li>
    </ol>
  );
}
