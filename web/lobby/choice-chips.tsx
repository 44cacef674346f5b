import type { JSX } from 'preact';

interface ChoiceChipsProps<T> {
  readonly legend: string;
  /** What the choice is about, in a sentence. */
  readonly help?: string;
  readonly values: readonly T[];
  readonly isChosen: (value: T) => boolean;
  readonly say: (value: T) => string;
  readonly choose: (value: T) => void;
}

/** A question with chips for answers, one of which is chosen. */
export function ChoiceChips<T>(props: ChoiceChipsProps<T>): JSX.Element {
  const { legend, help, values, isChosen, say, choose } = props;
  return (
    <fieldset class="chips">
      <legend>{legend}</legend>
      {values.map(value => (
        <button
          type="button"
          key={say(value)}
          class="chip"
          aria-pressed={isChosen(value)}
          onClick={() => choose(value)}
        >
          {say(value)}
        </button>
      ))}
      {help !== undefined && <p class="soft help">{help}</p>}
    </fieldset>
  );
}
