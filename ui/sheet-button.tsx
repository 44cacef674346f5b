import './sheet-button.css';
import type { ComponentChildren } from 'preact';
import { useId, useState } from 'preact/hooks';

interface SheetButtonProps {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The platform's popover: it closes with Escape or a touch beside it. What is in it comes when it is opened. */
export function SheetButton({ name, title, children }: SheetButtonProps) {
  const sheet = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button type="button" class={`button quiet ${name}`} popoverTarget={sheet}>
        {title}
      </button>
      <div class="sheet" id={sheet} popover="auto" onToggle={event => setOpen(event.newState === 'open')}>
        {isOpen && children}
      </div>
    </>
  );
}
