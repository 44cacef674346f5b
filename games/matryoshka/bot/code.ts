/** Cards as numbers: 0 to 69, by set and then by size, as `indexOf` counts them. */
import { must } from '#kernel/must.ts';
import { ALL_CARDS, type Card, indexOf, SETS, SIZES } from '../rules/cards.ts';

export type Code = number;

/** Rows are sets, columns are sizes: ten and seven of them. */
export const ROWS = SETS.length;
export const COLUMNS = SIZES.length;

/** Where a card stands in a display: its row, its column, and the bit of the column. */
export const ROW_OF = Uint8Array.from(ALL_CARDS, (_, code) => Math.floor(code / COLUMNS));
export const COLUMN_OF = Uint8Array.from(ALL_CARDS, (_, code) => code % COLUMNS);
export const BIT_OF = Uint8Array.from(ALL_CARDS, (_, code) => 1 << (code % COLUMNS));

export function toCode(card: Card): Code {
  return indexOf(card);
}

export function toCard(code: Code): Card {
  return must(ALL_CARDS[code]);
}
