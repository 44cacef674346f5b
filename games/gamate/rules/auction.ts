import type { Definition } from './definition.ts';
import { SEATS } from './seats.ts';
import { PLAIN_BIDS, termsText } from './trumps.ts';
import type { Call, Contract } from './types.ts';

/**
 * Different definitions in one auction: never more without combinations. With them there would be no end to new
 * ones, so the same number holds; then one repeats or passes.
 */
export const MOST_DEFINITIONS = PLAIN_BIDS.length;

/** GA-7: what these calls have agreed on; null as long as the auction goes on. */
export function contractOf(calls: readonly Call[]): Contract | null {
  const spoken = new Map<string, Contract>();
  let last: Contract | null = null;
  let passes = 0;
  for (const { seat, trumps } of calls) {
    passes = trumps === null ? passes + 1 : 0;
    if (passes === SEATS.length && last !== null) return last;
    if (trumps === null) continue;
    const text = termsText(trumps);
    const before = spoken.get(text);
    if (before !== undefined) return before;
    last = { trumps, declarer: seat, isOpposed: false };
    spoken.set(text, last);
  }
  return null;
}

/** GA-8. */
export function isVoid(calls: readonly Call[]): boolean {
  return calls.length === SEATS.length && calls.every(({ trumps }) => trumps === null);
}

/** Says of a definition whether it is one more than this auction can bear. */
export function tooManyAfter(calls: readonly Call[]): (trumps: Definition) => boolean {
  const spoken = calls.flatMap(({ trumps }) => trumps ?? []);
  if (spoken.length < MOST_DEFINITIONS) return () => false;
  const texts = new Set(spoken.map(termsText));
  return trumps => !texts.has(termsText(trumps));
}
