import type { Words } from '#text/words.ts';
import { NestedSet } from '../ui/card/nested-set.tsx';
import type { LearnLabel } from './words.ts';

/** A whole set, side by side and one in the other: only the first step needs it. */
export function Drawing({ step, words: all }: { readonly step: string; readonly words: Words }) {
  const words: Words<LearnLabel> = all;
  if (step !== 'welcome') return null;
  return (
    <div class="learn-set" role="img" aria-label={words.label('learn.drawing.set')}>
      <NestedSet set="B" />
      <NestedSet set="B" closed />
    </div>
  );
}
