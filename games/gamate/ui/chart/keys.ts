import { type Card, HIGHEST } from '../../rules/cards.ts';

export const NUMBERS: readonly Card[] = Array.from({ length: HIGHEST }, (_, i) => i + 1);
export const COLUMNS = 6;
export const ROWS = HIGHEST / COLUMNS;

/**
 * Where a key leads from a number of the chart: arrows to the neighbour, Home and End along the row, Page keys to
 * the next or previous number of the marked set. Null if the key is none of these.
 */
export function stepFrom(number: Card, key: string, marked: readonly Card[]): Card | null {
  const column = (number - 1) % COLUMNS;
  switch (key) {
    case 'ArrowLeft':
      return column > 0 ? number - 1 : number;
    case 'ArrowRight':
      return column < COLUMNS - 1 ? number + 1 : number;
    case 'ArrowUp':
      return number > COLUMNS ? number - COLUMNS : number;
    case 'ArrowDown':
      return number <= HIGHEST - COLUMNS ? number + COLUMNS : number;
    case 'Home':
      return number - column;
    case 'End':
      return number - column + COLUMNS - 1;
    case 'PageDown':
      return marked.find(one => one > number) ?? marked[0] ?? number;
    case 'PageUp':
      return marked.findLast(one => one < number) ?? marked.at(-1) ?? number;
    default:
      return null;
  }
}
