import type { Signal } from '@preact/signals';
import { SOUNDS, SPEEDS, sound, speed, THEMES, theme } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { type PageLabel, words } from '../app/words.ts';

/** Speed, light and sound, without leaving the table. */
export function MoreSettings() {
  return (
    <>
      <Chips title="settings.speed" values={SPEEDS} value={speed} label={one => `settings.speed.${one}`} />
      <Chips title="settings.theme" values={THEMES} value={theme} label={one => `settings.theme.${one}`} />
      <Chips
        title="settings.sound"
        values={SOUNDS}
        value={sound}
        label={one => `settings.sound.${one}`}
        // What was asked for is heard at once.
        then={() => play({ kind: 'tile' })}
      />
    </>
  );
}

interface ChipsProps<T> {
  readonly title: PageLabel;
  readonly values: readonly T[];
  readonly value: Signal<T>;
  readonly label: (one: T) => PageLabel;
  readonly then?: () => void;
}

function Chips<T extends string | number>({ title, values, value, label, then }: ChipsProps<T>) {
  return (
    <fieldset class="chips">
      <legend>{words.value.label(title)}</legend>
      {values.map(one => (
        <button
          type="button"
          key={one}
          class="chip"
          aria-pressed={value.value === one}
          onClick={() => {
            value.value = one;
            then?.();
          }}
        >
          {words.value.label(label(one))}
        </button>
      ))}
    </fieldset>
  );
}
