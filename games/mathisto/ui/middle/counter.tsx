import './token.css';
import type { ComponentChildren } from 'preact';
import { useRef } from 'preact/hooks';
import type { Refusal } from '#contract/game.ts';
import type { Envelope } from '#kernel/match.ts';
import { checkCounter } from '../../rules/check-counter.ts';
import { missingDiscovery, standsFor, worthOf } from '../../rules/posing.ts';
import {
  COUNTERS,
  type Counter,
  type Mathisto,
  type Posed,
  type Rule,
  type View,
} from '../../rules/types.ts';
import { Emblem } from '../card/emblem.tsx';
import type { Considered } from '../choice.ts';
import { moveWithArrows } from '../keys.ts';
import { nameCard, nameFamily, whoIs } from '../names.ts';
import { inPlaces, jokerIn } from '../ways.ts';
import type { UiScene, UiWords } from '../words.ts';
import { FamilyLaid } from './family-laid.tsx';

interface CounterPanelProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly posed: Posed;
  readonly considered: Considered;
  /** Absent for those who are not asked, or have chosen. */
  readonly consider?: (considered: Considered) => void;
}

/**
 * MH-14: everybody is asked, so everybody has the same window with the same four choices, able or not. What cannot be
 * done says why, and may be chosen all the same: then the rules refuse it.
 */
export function CounterPanel({ envelope, posed, considered, consider, words, seatName }: CounterPanelProps) {
  const { label } = words;
  const { view, mine } = envelope;
  const list = useRef<HTMLUListElement>(null);
  const picked = mine?.kind === 'counter' ? mine.with : considered.tag === 'counter' ? considered.with : null;
  const person = standsFor(posed);
  const joker = jokerIn(posed.cards);
  return (
    <section class="window" aria-label={label('ui.counter')}>
      <h2>
        {label('ui.counter-of', {
          ...whoIs(posed.poser, view.me, seatName),
          family: nameFamily(posed.family, words),
          points: worthOf(posed.cards, view.config),
        })}
      </h2>
      <p>
        {joker !== null && person !== null && (
          <>{label('ui.stands-for', { joker: nameCard(joker, words), card: nameCard(person, words) })} </>
        )}
        <span class="only-tall">{label('ui.all-together')}</span>
      </p>
      <FamilyLaid cards={inPlaces(posed.cards, posed.family)} words={words} />
      <ul
        class="options"
        ref={list}
        aria-label={label('ui.counter')}
        onKeyDown={event => moveWithArrows(event, list.current)}
      >
        {COUNTERS.map((one, i) => {
          const why = reasonAgainst(one, view, posed, words);
          const inside = (
            <Option choice={one} posed={posed} words={words}>
              {why ?? label(`ui.counter.${one}.means`, factsOf(posed, words))}
            </Option>
          );
          const name = why === null ? 'option' : 'option cannot';
          return (
            <li key={one}>
              {consider === undefined ? (
                <span class={name} data-picked={picked === one}>
                  {inside}
                </span>
              ) : (
                <button
                  type="button"
                  class={name}
                  data-counter={one}
                  aria-pressed={picked === one}
                  aria-keyshortcuts={String(i + 1)}
                  onClick={() => consider({ tag: 'counter', with: one })}
                >
                  {inside}
                </button>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface OptionProps {
  readonly choice: Counter;
  readonly posed: Posed;
  readonly words: UiWords;
  readonly children: ComponentChildren;
}

function Option({ choice, posed, words, children }: OptionProps) {
  return (
    <>
      <span class="option-sign" aria-hidden="true">
        {choice === 'nothing' && '—'}
        {(choice === 'joker' || choice === 'super') && <Emblem family="joker" />}
        {(choice === 'discovery' || choice === 'super') && <Emblem family={posed.family} />}
        {choice === 'discovery' && '+20'}
        {choice === 'super' && '?'}
      </span>
      <b>{words.label(`ui.counter.${choice}`)}</b> <span>{children}</span>
    </>
  );
}

/** Why the viewer cannot do this, as far as their own cards and the table tell; null where they can, or look on. */
function reasonAgainst(choice: Counter, view: View, posed: Posed, words: UiWords): string | null {
  if (view.me === 'spectator' || view.me === posed.poser) return null;
  const verdict = checkCounter(view, view.me, choice);
  return verdict.ok ? null : reasonOf(verdict, posed, words);
}

function reasonOf({ facts }: Refusal<Rule>, posed: Posed, words: UiWords): string {
  return words.label('ui.cannot', { ...factsOf(posed, words), case: facts?.['case'] ?? 'other' });
}

function factsOf(posed: Posed, words: UiWords): Record<string, string> {
  const [person, discovery] = [standsFor(posed), missingDiscovery(posed)];
  return {
    ...(person === null ? {} : { person: nameCard(person, words) }),
    ...(discovery === null ? {} : { discovery: nameCard(discovery, words) }),
  };
}
