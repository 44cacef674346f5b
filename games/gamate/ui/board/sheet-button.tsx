import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface SheetButtonProps {
  readonly name: string;
  readonly title: string;
  readonly children: ComponentChildren;
}

/** The platform's popover: it closes with Escape or a touch beside it. */
export function SheetButton({ name, title, children }: SheetButtonProps) {
  const sheet = useId();
  return (
    <>
      <button type="button" class={`button quiet ${name}`} popoverTarget={sheet}>
        {title}
      </button>
      <div class="gamate-sheet" id={sheet} popover="auto">
        {children}
      </div>
    </>
  );
}
