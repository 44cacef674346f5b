import { useId, useState } from 'preact/hooks';
import type { UiWords } from '../words.ts';

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly least: number;
  readonly most: number;
  readonly words: UiWords;
  readonly onChange: (value: number) => void;
}

/** A number between two large buttons; it can be typed too. */
export function Stepper({ label, value, least, most, words, onChange }: StepperProps) {
  const id = useId();
  // What is being typed may not be a number that is possible yet: the 1 of 12.
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string): void {
    setTyped(text);
    const number = Number(text);
    if (text !== '' && Number.isInteger(number) && number >= least && number <= most) onChange(number);
  }

  function step(by: number): void {
    const next = value + by;
    if (next >= least && next <= most) onChange(next);
  }

  return (
    <div class="stepper">
      <label for={id}>{label}</label>
      <button
        type="button"
        class="button icon"
        aria-label={words.label('stepper.less', { label })}
        aria-disabled={value <= least}
        onClick={() => step(-1)}
      >
        −
      </button>
      <input
        id={id}
        type="number"
        inputMode="numeric"
        min={least}
        max={most}
        value={typed ?? value}
        onInput={event => type(event.currentTarget.value)}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        class="button icon"
        aria-label={words.label('stepper.more', { label })}
        aria-disabled={value >= most}
        onClick={() => step(1)}
      >
        +
      </button>
    </div>
  );
}
