interface ChipsProps<T> {
  readonly legend: string;
  readonly values: readonly T[];
  readonly name: (value: T) => string;
  readonly isOn: (value: T) => boolean;
  readonly press: (value: T) => void;
  readonly class?: string;
}

/** A row of small switches under one heading. */
export function Chips<T extends string | number>({
  legend,
  values,
  name,
  isOn,
  press,
  ...props
}: ChipsProps<T>) {
  return (
    <fieldset class={props.class ?? 'chips'}>
      <legend>{legend}</legend>
      {values.map(value => (
        <button
          key={value}
          type="button"
          class="chip"
          aria-pressed={isOn(value)}
          onClick={() => press(value)}
        >
          {name(value)}
        </button>
      ))}
    </fieldset>
  );
}
