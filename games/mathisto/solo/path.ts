import { type Card, FAMILIES, type Family, isCard } from '../rules/cards.ts';

/** What a round of questions is about. */
export type Topic = Family | 'all';

/** What an address below `/mathisto/solo` asks for. */
export type Room =
  | { readonly tag: 'home' }
  /** Where one chooses what to be asked. */
  | { readonly tag: 'quiz' }
  | { readonly tag: 'round'; readonly topic: Topic }
  | { readonly tag: 'gallery'; readonly card: Card | null }
  | { readonly tag: 'unknown' };

export const TOPICS: readonly Topic[] = ['all', ...FAMILIES];

/** `[]`, `['quiz']`, `['quiz', 'logicians']`, `['gallery']`, `['gallery', 'euler']` */
export function readPath([room, what, ...rest]: readonly string[]): Room {
  if (room === undefined) return { tag: 'home' };
  if (rest.length > 0) return { tag: 'unknown' };
  if (room === 'quiz') {
    const topic = TOPICS.find(one => one === what);
    if (topic !== undefined) return { tag: 'round', topic };
    return what === undefined ? { tag: 'quiz' } : { tag: 'unknown' };
  }
  if (room !== 'gallery') return { tag: 'unknown' };
  if (what === undefined) return { tag: 'gallery', card: null };
  return isCard(what) ? { tag: 'gallery', card: what } : { tag: 'unknown' };
}
