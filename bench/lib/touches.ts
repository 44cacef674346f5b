import type { Kept } from '#web/offline/store.ts';
import { CARD_TABLES } from '#web/test/card-tables.ts';
import { keptTables } from '#web/test/engines/visits.ts';
import { kept, opening } from '#web/test/kept.ts';

/** A table in the middle of a match, and what a hand goes over there before it plays: no touch of these is a move. */
export interface Touches {
  readonly game: string;
  readonly table: string;
  /** Selectors, in turn; of each the first one in sight, then the next, and so on. */
  readonly turns: readonly string[];
}

export const TOUCHES: readonly Touches[] = [
  { game: 'mathable', table: 'mathable-turn', turns: ['[data-tile]', '[data-cell]'] },
  { game: 'calculator', table: 'calculator-table', turns: ['.tokens [data-token]', '[data-cell]'] },
  { game: 'gamate', table: 'gamate-auction', turns: ['.definition-chooser button'] },
  { game: 'gamate', table: 'gamate-lead', turns: ['.gamate-hand .card'] },
  { game: 'mathisto', table: 'mathisto-turn', turns: ['.family[data-family] > button', '[data-want]'] },
  { game: 'mathisto', table: 'mathisto-question', turns: ['[data-choice]'] },
  { game: 'matryoshka', table: 'matryoshka-offer', turns: ['.hand .card'] },
  { game: 'matryoshka', table: 'matryoshka-take', turns: ['.offers button.card'] },
];

/** The matches of these tables, as a device keeps them. */
export async function touchedTables(): Promise<readonly Kept[]> {
  const mathable = kept('mathable-turn', opening('super-bonus').file);
  const all = [mathable, ...(await keptTables()), ...CARD_TABLES.flatMap(({ kept }) => kept())];
  return all.filter(({ id }) => TOUCHES.some(({ table }) => table === id));
}
