import type { Signal } from '@preact/signals';
import { SOUNDS, SPEEDS, sound, speed, THEMES, theme } from '../app/settings.ts';
import { play } from '../app/sound.ts';
import { type PageLabel, words } from '../app/words.ts';

/** Speed, light and sound, without leaving the table. */
export function MoreSettings() {
  return (
    <>
      <Chips
        title="table.speed"
        values={SPEEDS}
        value={speed}
        label={one => `table.speed.${one}` as PageLabel}
      />
      <Chips
        title="table.theme"
        values={THEMES}
        value={theme}
        label={one => `table.theme.${one}` as PageLabel}
      />
      <Chips
        title="table.sound"
        values={SOUNDS}
        value={sound}
        label={one => `table.sound.${one}` as PageLabel}
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
