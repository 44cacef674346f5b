/** What remarks are about: rows and columns of the table. */
import { SETS, SIZES } from '../rules/cards.ts';
import type { Topic } from '../rules/types.ts';
import { COLUMN_OF, type Code, ROW_OF, ROWS } from './code.ts';

/** First the sets, then the sizes. */
export const TOPICS: readonly Topic[] = [...SETS, ...SIZES.map(size => `${size}` as const)];

/** Where the two topics of a card are in the list. */
export function setTopic(code: Code): number {
  return ROW_OF[code] as number;
}

export function sizeTopic(code: Code): number {
  return ROWS + (COLUMN_OF[code] as number);
}
