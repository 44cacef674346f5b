/** What remarks are about: rows and columns of the table. */
import { COLUMN_OF, COLUMNS, type Code, ROW_OF } from './code.ts';

/** Where the two topics of a card are in TOPICS: sizes come first there, then sets. */
export function sizeTopic(code: Code): number {
  return COLUMN_OF[code] as number;
}

export function setTopic(code: Code): number {
  return COLUMNS + (ROW_OF[code] as number);
}
