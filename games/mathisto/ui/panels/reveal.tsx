import type { View } from '../../rules/types.ts';
import type { UiScene } from '../words.ts';
import type { Countered } from './scene.ts';

interface RevealProps extends UiScene {
  readonly view: View;
  readonly countered: Countered;
}

/** MH-14: all choices are turned over together. */
export function Reveal({ view, countered, words, seatName }: RevealProps) {
  const { label } = words;
  return (
    <section class="reveal" aria-label={label('ui.revealed')}>
      <p class="mathisto-title">{label('ui.revealed')}</p>
      <ul>
        {countered.choices.map((choice, seat) =>
          choice === null ? null : (
            <li key={seat} data-choice={choice}>
              <span>
                {label('ui.person', { who: seat === view.me ? 'you' : 'other', name: seatName(seat) })}
              </span>{' '}
              <b>{label(`ui.counter.${choice}`)}</b>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
