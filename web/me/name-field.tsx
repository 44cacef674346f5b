import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import { NAME_MAX } from '#protocol/limits.ts';
import { words } from '../app/words.ts';

interface NameFieldProps {
  readonly name: string;
  readonly change: (name: string) => void;
}

export function NameField({ name, change }: NameFieldProps): JSX.Element {
  const { label } = words.value;
  const id = useId();
  return (
    <div class="field">
      <label for={id}>{label('me.name')}</label>
      <input
        id={id}
        maxLength={NAME_MAX}
        autocomplete="off"
        value={name}
        onInput={event => change(event.currentTarget.value)}
      />
    </div>
  );
}
