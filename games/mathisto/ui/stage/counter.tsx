import { useRef } from 'preact/hooks';
import type { Envelope } from '#kernel/match.ts';
import { missingDiscovery, standsFor } from '../../rules/posing.ts';
import { COUNTERS, type Counter, type Mathisto, type Posed } from '../../rules/types.ts';
import { moveWithArrows } from '../arrows.ts';
import { Emblem } from '../card/emblem.tsx';
import type { Considered } from '../choice.ts';
import { nameCard, nameFamily, whoIs } from '../names.ts';
import type { UiScene } from '../words.ts';

interface CounterPanelProps extends UiScene {
  readonly envelope: Envelope<Mathisto>;
  readonly posed: Posed;
  readonly considered: Considered;
  /** Absent for those who are not asked, or have chosen. */
  readonly consider?: (considered: Considered) => void;
}

/**
 * MH-14: everybody is asked, so everybody has the same panel with the same four choices, able or not. What cannot
 * be done says why only when it is chosen.
 */
export function CounterPanel({ envelope, posed, considered, consider, words, seatName }: CounterPanelProps) {
  const { label } = words;
  const { view, turn, chosen, mine } = envelope;
  const list = useRef<HTMLUListElement>(null);
  const picked = mine?.kind === 'counter' ? mine.with : considered.tag === 'counter' ? considered.with : null;
  const person = standsFor(posed);
  const discovery = missingDiscovery(posed);
  const facts = {
    ...(person === null ? {} : { person: nameCard(person, words) }),
    ...(discovery === null ? {} : { discovery: nameCard(discovery, words) }),
  };
  const option = (one: Counter) => (
    <>
      <b>{label(`ui.counter.${one}`)}</b> <small>{label(`ui.counter.${one}.means`, facts)}</small>
    </>
  );
  return (
    <section class="counter" aria-label={label('ui.counter')}>
      <header>
        <Emblem family={posed.family} />
        <p class="mathisto-title">
          {label('ui.counter-of', {
            ...whoIs(posed.poser, view.me, seatName),
            family: nameFamily(posed.family, words),
          })}
        </p>
      </header>
      <ul
        class="counter-options"
        ref={list}
        aria-label={label('ui.counter')}
        onKeyDown={event => moveWithArrows(event, list.current)}
      >
        {COUNTERS.map((one, i) => (
          <li key={one}>
            {consider === undefined ? (
              <span class="counter-option" data-picked={picked === one}>
                {option(one)}
              </span>
            ) : (
              <button
                type="button"
                class="counter-option"
                data-counter={one}
                aria-pressed={picked === one}
                aria-keyshortcuts={String(i + 1)}
                onClick={() => consider({ tag: 'counter', with: one })}
              >
                {option(one)}
              </button>
            )}
          </li>
        ))}
      </ul>
      <ul class="seals" aria-label={label('ui.who-chooses')}>
        {(turn?.seats ?? []).map(seat => (
          <li key={seat} class={chosen.includes(seat) ? 'sealed' : undefined}>
            {label('ui.seal', {
              who: seat === view.me ? 'you' : 'other',
              name: seatName(seat),
              done: chosen.includes(seat) ? 'yes' : 'no',
            })}
          </li>
        ))}
      </ul>
    </section>
  );
}
