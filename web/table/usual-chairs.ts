import { LEVELS, type Level } from '#contract/bot.ts';
import type { Meta } from '#contract/meta.ts';
import type { Chair } from '#table/local-table.ts';

/** Good company for a first game; the easiest is no more than third. */
const USUAL_BOTS: readonly Level[] = [2, 3, 1, 4, 5];

/** Whom an address names as an opponent, `against=3`; null for the usual one. */
export function rivalIn(query: URLSearchParams): Level | null {
  return LEVELS.find(level => String(level) === query.get('against')) ?? null;
}

/** One person, and as many bots as the box asks for at least, one where it can also be played alone. */
export function usualChairs(
  { players }: Pick<Meta, 'players'>,
  rival: Level | null = null,
): readonly Chair[] {
  const [first, ...others] = usualBots({ players });
  const levels = [rival ?? first, ...others.map(level => (level === rival ? first : level))];
  const bots = levels.flatMap((level): Chair[] => (level === undefined ? [] : [{ kind: 'bot', level }]));
  return [{ kind: 'person', name: '' }, ...bots];
}

export function usualBots({ players }: Pick<Meta, 'players'>): readonly Level[] {
  return USUAL_BOTS.slice(0, Math.max(players.min, 2) - 1);
}
