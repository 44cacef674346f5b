/** The calls so far: who asked whom for what, and what came of it. They are public. */
import type { Seat } from '#contract/game.ts';
import { type Family, type FamilyCard, familyOf } from '../../rules/cards.ts';
import type { PastView } from '../../rules/types.ts';

export type Called = Extract<PastView, { readonly kind: 'called' }>;

interface RecordedCall extends Pick<Called, 'caller' | 'from' | 'card' | 'got'> {
  /** The first call of the match is 1. */
  readonly number: number;
}

interface RecordFilter {
  readonly family: Family | null;
  readonly card: FamilyCard | null;
  /** Somebody who asked or was asked. */
  readonly seat: Seat | null;
}

export const EVERYTHING: RecordFilter = { family: null, card: null, seat: null };

/** The latest first. */
export function recordOf(past: readonly PastView[], filter: RecordFilter): readonly RecordedCall[] {
  return past
    .filter(one => one.kind === 'called')
    .map(({ caller, from, card, got }, i) => ({ number: i + 1, caller, from, card, got }))
    .filter(call => passes(call, filter))
    .toReversed();
}

/** Families that were called, for the filter. */
export function familiesCalled(past: readonly PastView[]): readonly Family[] {
  return [...new Set(past.flatMap(one => (one.kind === 'called' ? [familyOf(one.card)] : [])))].sort();
}

function passes({ caller, from, card }: RecordedCall, filter: RecordFilter): boolean {
  return (
    (filter.family === null || filter.family === familyOf(card)) &&
    (filter.card === null || filter.card === card) &&
    (filter.seat === null || filter.seat === caller || filter.seat === from)
  );
}
