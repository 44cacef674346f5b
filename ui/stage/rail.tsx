/** The near edge of a table with a cloth: the one place where the page asks for something. */
import './stage.css';
import type { ComponentChildren } from 'preact';

interface RailProps {
  /** One's own plaque and the way to the story: what the frame gave to the table. */
  readonly own?: ComponentChildren;
  /** What is asked, or whose turn it is. */
  readonly headline: string;
  /** One line more; or why something cannot be done. */
  readonly line?: ComponentChildren;
  /** Nothing is asked of this hand. */
  readonly isWaiting?: boolean;
  /** Buttons, the primary one last. */
  readonly children?: ComponentChildren;
}

/** One's own face, the question, the buttons. On a phone the buttons are a line of their own, under the thumb. */
export function Rail({ own, headline, line, isWaiting = false, children }: RailProps) {
  return (
    <section class={isWaiting ? 'rail now waiting' : 'rail now'}>
      {own}
      <div class="asked" aria-live="polite">
        <h2>{headline}</h2>
        {typeof line === 'string' ? line !== '' && <p>{line}</p> : line}
      </div>
      <div class="actions">{children}</div>
    </section>
  );
}
