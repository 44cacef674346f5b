interface ChoicesProps<T> {
  readonly label: string;
  readonly values: readonly { readonly value: T; readonly text: string }[];
  readonly chosen: T;
  readonly choose: (value: T) => void;
}

/** One of several, as chips. */
export function Choices<T extends string | number>({ label, values, chosen, choose }: ChoicesProps<T>) {
  return (
    <fieldset class="chips">
      <legend>{label}</legend>
      {values.map(({ value, text }) => (
        <button
          key={value}
          type="button"
          class="chip"
          aria-pressed={value === chosen}
          onClick={() => choose(value)}
        >
          {text}
        </button>
      ))}
    </fieldset>
  );
}
