import type { Finding } from '#contract/review.ts';
import type { Words } from '#text/words.ts';
import type { ReviewLabel } from '../../text/words.ts';

/** A finding of the review in words: first what it comes to; of a loss also what was better, and what is left. */
export function sayFinding(
  { facts, isFault }: Finding,
  { label }: Words<ReviewLabel>,
): { readonly verdict: string; readonly more: readonly string[] } {
  return isFault
    ? {
        verdict: label('review.lost', facts),
        more: [label('review.better', facts), label('review.worth', facts)],
      }
    : { verdict: label('review.sure', facts), more: [] };
}
