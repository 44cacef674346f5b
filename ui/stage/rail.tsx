/** The near edge of a table with a cloth: the one place where the page asks for something. */
import './stage.css';
import type { ComponentChildren, JSX } from 'preact';
import { useRef } from 'preact/hooks';
import { isByKeyboard, useSeen } from '../use-after-paint.ts';

interface RailProps {
  /** One's own plaque and the way to the story: what the frame gave to the table. */
  readonly own?: ComponentChildren;
  /** What is asked, or whose turn it is. */
  readonly headline: string;
  /** One line more; or why something cannot be done. */
  readonly line?: ComponentChildren;
  /** The same as long as the same is asked. */
  readonly prompt: string;
  /** The same as long as the same is chosen; null where a touch is answered here alone, for it was refused. */
  readonly chosen: string | null;
  /** Nothing is asked of this hand. */
  readonly isWaiting?: boolean;
  /** Buttons, the primary one last. */
  readonly children?: ComponentChildren;
}

/**
 * One's own face, the question, the buttons. On a phone the buttons are a line of their own, under the thumb.
 *
 * What is chosen on the table is seen where it was touched. What the rail says of it follows one paint later: to write
 * it takes a phone as long again. Not so where only the rail answers, nor for keys.
 */
export function Rail(props: RailProps): JSX.Element {
  const { prompt, chosen } = props;
  const isSeen = useSeen(chosen, prompt) === chosen;
  const drawn = useRef<JSX.Element | null>(null);
  const isTouched = useRef(false);
  const isHere = chosen === null || isTouched.current;
  if (drawn.current === null || isSeen || isHere || isByKeyboard()) {
    drawn.current = drawRail(props, () => {
      isTouched.current = true;
    });
    isTouched.current = false;
  }
  return drawn.current;
}

function drawRail(
  { own, headline, line, isWaiting = false, children }: RailProps,
  touched: () => void,
): JSX.Element {
  return (
    <section class={isWaiting ? 'rail now waiting' : 'rail now'} onClickCapture={touched}>
      {own}
      <div class="asked" aria-live="polite">
        <h2>{headline}</h2>
        {typeof line === 'string' ? line !== '' && <p>{line}</p> : line}
      </div>
      <div class="actions">{children}</div>
    </section>
  );
}
