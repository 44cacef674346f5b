import type { Level } from '#contract/bot.ts';
import type { Meta } from '#contract/meta.ts';
import type { Chair } from '#table/local-table.ts';

/** Good company for a first game; the easiest is no more than third. */
const USUAL_BOTS: readonly Level[] = [2, 3, 1, 4, 5];

/** One person, and as many bots as the box asks for at least, one where it can also be played alone. */
export function usualChairs({ players }: Pick<Meta, 'players'>): readonly Chair[] {
  return [
    { kind: 'person', name: '' },
    ...usualBots({ players }).map((level): Chair => ({ kind: 'bot', level })),
  ];
}

export function usualBots({ players }: Pick<Meta, 'players'>): readonly Level[] {
  return USUAL_BOTS.slice(0, Math.max(players.min, 2) - 1);
}
