import { QUESTION_COUNT } from './progress.ts';
import type { SoloWords } from './words.ts';

interface KnownProps {
  readonly known: number;
  /** Of how many; of all if it is not said. */
  readonly of?: number;
  readonly words: SoloWords;
}

/** How many questions are known: a bar, and the same in words. */
export function Known({ known, of = QUESTION_COUNT, words }: KnownProps) {
  return (
    <span class="solo-standing">
      <progress max={of} value={known} aria-hidden="true" />
      {words.label('solo.known', { known, of })}
    </span>
  );
}
