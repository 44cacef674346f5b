import { latticeOf, type Size } from '../../puzzle/lattice.ts';
import type { Token } from '../../rules/tokens.ts';
import { type Division, printToken } from '../../ui/signs.ts';
import type { Board } from '../setting.ts';
import type { SoloWords } from '../words.ts';

/** `c5`: the letter of the row, then the number of the column, as on the large board. */
export function cellName(size: Size, cell: number): string {
  return `${rowLetter(Math.floor(cell / size))}${(cell % size) + 1}`;
}

export function rowLetter(row: number): string {
  return String.fromCharCode(97 + row);
}

/** “row c”, “column 5”. */
export function lineName(size: Size, line: number, words: SoloWords): string {
  const [first = 0, second = 0] = latticeOf(size).lines[line] ?? [];
  const isRow = second === first + 1;
  return isRow
    ? words.label('solo.row', { row: rowLetter(Math.floor(first / size)) })
    : words.label('solo.column', { column: (first % size) + 1 });
}

/** `12 + … = 15`, with no-break spaces. */
export function printLine(tokens: Board, division: Division): string {
  return tokens.map(token => (token === null ? '…' : printToken(token, division))).join('\u00A0');
}

/** For a list in a sentence. */
export function listed(tokens: readonly Token[], division: Division): { readonly text: string }[] {
  return tokens.map(token => ({ text: printToken(token, division) }));
}
