import type { Seat } from '#contract/game.ts';
import { isRecord, type Json } from '#contract/json.ts';
import { formatNumber } from '#text/format.ts';
import type { Words } from '#text/words.ts';
import { isBySeat, nameOf } from './names.ts';

/** Where a game writes down how many points everybody has. */
const SCORES = ['scores', 'points', 'totals'] as const;

/** What a seat has so far, where the view says so. */
export function scoreOf(view: Json, seat: Seat): number {
  const score = SCORES.map(field => listIn(view, field)[seat]).find(value => typeof value === 'number');
  return typeof score === 'number' ? score : 0;
}

/** What else is counted at each seat: `3 cards`, by the game's `seat.<field>`; or `Hand sizes 3`. */
export function seatNote(view: Json, seat: Seat, words: Words): string {
  return countedFields(view, words)
    .flatMap(field => {
      const count = listIn(view, field)[seat];
      if (typeof count !== 'number') return [];
      const own = words.labelIfAny(`seat.${field}`, { count });
      return [own ?? `${nameOf(field, words)} ${formatNumber(count, words.language)}`];
    })
    .join(' · ');
}

/** Numbers that a seat's plaque shows, so that the table need not. */
export function isAtSeats(view: Json, field: string, words: Words): boolean {
  return SCORES.some(name => name === field) || countedFields(view, words).includes(field);
}

function countedFields(view: Json, words: Words): string[] {
  if (!isRecord(view)) return [];
  return Object.keys(view).filter(field => {
    if (SCORES.some(name => name === field) || !isBySeat(field, words)) return false;
    const list = listIn(view, field);
    return list.length > 0 && list.every(value => typeof value === 'number');
  });
}

function listIn(view: Json, field: string): readonly unknown[] {
  const list = isRecord(view) ? view[field] : undefined;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
}
