import './dialog.css';
import type { ComponentChildren } from 'preact';
import { useEffect, useId, useRef } from 'preact/hooks';
import { Icon } from './icons.tsx';

interface DialogProps {
  readonly title: string;
  readonly close: () => void;
  readonly closeLabel: string;
  /** A class of its own, where it does not look as the others do. */
  readonly kind?: string;
  readonly children: ComponentChildren;
}

/** The platform's own dialog: it keeps the focus inside, closes with Escape and gives the focus back. */
export function Dialog({ title, close, closeLabel, kind, children }: DialogProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const heading = useId();
  useEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    // Escape closes it by itself; a click beside it is for the mouse only.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
    <dialog
      class={kind === undefined ? 'dialog' : `dialog ${kind}`}
      ref={ref}
      aria-labelledby={heading}
      onClose={close}
      onClick={event => event.target === ref.current && ref.current?.close()}
    >
      <div class="dialog-body">
        <header>
          <h2 id={heading}>{title}</h2>
          <button
            type="button"
            class="button quiet icon"
            aria-label={closeLabel}
            onClick={() => ref.current?.close()}
          >
            <Icon name="close" />
          </button>
        </header>
        {children}
      </div>
    </dialog>
  );
}
