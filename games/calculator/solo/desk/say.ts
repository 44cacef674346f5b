import { must } from '#kernel/must.ts';
import type { Hint } from '../../puzzle/hint.ts';
import { latticeOf, type Size } from '../../puzzle/lattice.ts';
import { type Division, printToken } from '../../ui/signs.ts';
import type { Board } from '../setting.ts';
import type { SoloWords } from '../words.ts';
import type { LineFault } from './lines.ts';
import { cellName, lineName, listed, printLine } from './names.ts';

/** Candidates of a cell are told if a person can keep them in mind. */
const TOLD = 4;

/** A hint in words: where, what and why. */
export function sayHint(
  hint: Hint,
  { size, board }: { readonly size: Size; readonly board: Board },
  words: SoloWords,
  division: Division,
): string {
  const facts = { cell: cellName(size, hint.cell), token: printToken(hint.token, division) };
  const readingOf = (line: number): string =>
    printLine(
      must(latticeOf(size).lines[line]).map(cell => board[cell] ?? null),
      division,
    );
  switch (hint.why) {
    case 'mistake':
      return words.label('puzzle.hint.mistake', facts);
    case 'kind':
      return words.label('puzzle.hint.kind', {
        ...facts,
        kind: typeof hint.token === 'number' ? 'number' : 'sign',
      });
    case 'last':
      return words.label('puzzle.hint.last', {
        ...facts,
        line: lineName(size, hint.line, words),
        reading: readingOf(hint.line),
      });
    case 'line':
      return words.label('puzzle.hint.line', {
        ...facts,
        line: lineName(size, hint.line, words),
        reading: readingOf(hint.line),
        ways: hint.ways,
      });
    case 'crossing': {
      const told = hint.candidates.filter(({ tokens }) => tokens.length <= TOLD);
      return words.label('puzzle.hint.crossing', {
        ...facts,
        line: lineName(size, hint.line, words),
        told: told.length === 0 ? 'none' : 'some',
        candidates: told.map(({ cell, tokens }) => ({
          cell: cellName(size, cell),
          tokens: listed(tokens, division),
        })),
      });
    }
    case 'supply':
      return words.label('puzzle.hint.supply', {
        ...facts,
        count: hint.places.length,
        places: hint.places.map(cell => ({ text: cellName(size, cell) })),
      });
    case 'trial': {
      const [first] = hint.refuted;
      return words.label('puzzle.hint.trial', {
        ...facts,
        others: listed(
          hint.refuted.map(({ token }) => token),
          division,
        ),
        how: first === undefined ? 'look' : first.line === null ? 'supply' : 'line',
        first: first === undefined ? '' : printToken(first.token, division),
        line: first === undefined || first.line === null ? '' : lineName(size, first.line, words),
      });
    }
  }
}

/** What is wrong with a line, in one sentence. */
export function sayFault(
  { size, line, fault }: { readonly size: Size; readonly line: number; readonly fault: LineFault },
  words: SoloWords,
  division: Division,
): string {
  const name = lineName(size, line, words);
  switch (fault.why) {
    case 'negative':
    case 'not-exact':
    case 'by-zero':
      return words.label('solo.wrong.step', {
        line: name,
        case: fault.why,
        left: fault.left,
        right: fault.right,
      });
    case 'unequal': {
      const [first, second] = fault.sides.map(({ tokens, value }) => ({
        side: printLine(tokens, division),
        value,
        bare: tokens.length === 1 ? 'yes' : 'no',
      }));
      const school = fault.sides.find(side => side.school !== undefined);
      return [
        words.label('solo.wrong.unequal', { line: name, sides: [first ?? {}, second ?? {}] }),
        ...(school === undefined
          ? []
          : [
              words.label('solo.wrong.school', {
                side: printLine(school.tokens, division),
                value: school.value,
              }),
            ]),
      ].join(' ');
    }
    case 'no-equals':
    case 'bare':
      return words.label('solo.wrong.shape', { line: name, case: fault.why });
  }
}
