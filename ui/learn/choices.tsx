import './choices.css';
import type { ComponentChildren } from 'preact';

interface ChoicesProps {
  readonly class: string;
  readonly label: string;
  readonly choices: readonly string[];
  readonly picked: readonly string[];
  readonly isLive: boolean;
  readonly touch: (choice: string) => void;
  /** What a choice looks like. */
  readonly children: (choice: string) => ComponentChildren;
  readonly columns?: number;
}

/** What an exercise lets choose from: each choice is a switch. */
export function Choices({
  label,
  choices,
  picked,
  isLive,
  touch,
  children,
  columns,
  ...props
}: ChoicesProps) {
  return (
    <fieldset
      class={`study-choices ${props.class}`}
      aria-label={label}
      {...(columns === undefined ? {} : { style: { '--columns': columns } })}
    >
      {choices.map(choice => (
        <button
          type="button"
          key={choice}
          data-choice={choice}
          aria-pressed={picked.includes(choice)}
          aria-disabled={!isLive}
          onClick={() => isLive && touch(choice)}
        >
          {children(choice)}
        </button>
      ))}
    </fieldset>
  );
}
