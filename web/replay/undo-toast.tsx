import { useEffect, useRef } from 'preact/hooks';
import { words } from '../app/words.ts';
import type { Kept } from '../offline/store.ts';
import { titleOf } from './game-card.tsx';

/** Milliseconds in which a deletion can be taken back; longer while the keyboard or the pointer is there. */
const PATIENCE = 9000;

interface UndoToastProps {
  readonly match: Kept | null;
  readonly undo: () => void;
  readonly done: () => void;
  /** Where the keyboard goes on once the toast is gone. */
  readonly home: { readonly current: HTMLElement | null };
}

/** Says what was deleted, and gives it back. */
export function UndoToast({ match, undo, done, home }: UndoToastProps) {
  const { label } = words.value;
  const toast = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (match === null) return undefined;
    // The button that was pressed is gone with its card.
    toast.current?.querySelector('button')?.focus({ preventScroll: true });
    const timer = setInterval(() => {
      if (toast.current?.matches(':hover, :has(:focus-visible)') === true) return;
      if (toast.current?.contains(document.activeElement) === true)
        home.current?.focus({ preventScroll: true });
      done();
    }, PATIENCE);
    return () => clearInterval(timer);
  }, [match]);
  return (
    <div class="undo-toast" role="status" ref={toast}>
      {match !== null && (
        <div class="toast" key={match.id}>
          {label('games.deleted', { title: titleOf(match, words.value) })}
          <button type="button" class="button" onClick={undo}>
            {label('games.undo')}
          </button>
        </div>
      )}
    </div>
  );
}
