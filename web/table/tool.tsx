import type { ComponentChildren, JSX } from 'preact';
import { Icon, type IconName } from '#ui/icons.tsx';

interface ToolProps {
  readonly icon: IconName;
  /** Beside the drawing, and what it is called. */
  readonly text: string;
  /** Below the drawing, where there is little room. */
  readonly short: string;
  readonly onClick: () => void;
  readonly disabled?: boolean;
  /** Of what it opens beside the table, and whether that is open. */
  readonly panel?: { readonly id: string; readonly isOpen: boolean };
  readonly children?: ComponentChildren;
}

/** A button in the bar of a table. */
export function Tool({ icon, text, short, onClick, disabled, panel, children }: ToolProps): JSX.Element {
  return (
    <button
      type="button"
      class="button quiet tool"
      disabled={disabled}
      aria-expanded={panel?.isOpen}
      aria-controls={panel?.id}
      onClick={onClick}
    >
      <Icon name={icon} />
      <ToolWords {...{ text, short }} />
      {children}
    </button>
  );
}

/** What a `.tool` says beside its drawing; below it, where there is little room. */
export function ToolWords({ text, short }: Pick<ToolProps, 'text' | 'short'>): JSX.Element {
  return (
    <>
      <span class="wide">{text}</span>
      <span class="narrow" aria-hidden="true">
        {short}
      </span>
    </>
  );
}
