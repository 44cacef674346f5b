import type { Signal } from '@preact/signals';
import { SPEEDS, speed, THEMES, theme } from '../app/settings.ts';
import { type PageLabel, words } from '../app/words.ts';

/** Speed and light, without leaving the table. */
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
    </>
  );
}

interface ChipsProps<T> {
  readonly title: PageLabel;
  readonly values: readonly T[];
  readonly value: Signal<T>;
  readonly label: (one: T) => PageLabel;
}

function Chips<T extends string | number>({ title, values, value, label }: ChipsProps<T>) {
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
          }}
        >
          {words.value.label(label(one))}
        </button>
      ))}
    </fieldset>
  );
}
