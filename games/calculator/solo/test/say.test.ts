import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import type { Hint } from '../../puzzle/hint.ts';
import { tokenNamed } from '../../rules/tokens.ts';
import { readLine } from '../desk/lines.ts';
import { sayFault, sayHint } from '../desk/say.ts';
import en from '../text/en.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import type { SoloWords } from '../words.ts';

const english: SoloWords = makeWords('en', en);
const french: SoloWords = makeWords('fr', fr);
const board = ['6 - 5 = 1', '+ # + # =', '3 + . = 4', '= # = # -', '9 = 6 + 3'].flatMap(row =>
  row.split(' ').map(tokenNamed),
);

function said(hint: Hint, words = english): string {
  return sayHint(hint, { size: 5, board }, words, words === english ? '÷' : ':');
}

describe('[CA-18] a hint says where, what and why', () => {
  test.each<[Hint, RegExp]>([
    [{ cell: 12, token: 1, why: 'mistake' }, /The 1 on c3 does not belong there/],
    [{ cell: 12, token: 1, why: 'kind' }, /every missing number is a 1, so the one on c3 too/],
    [{ cell: 1, token: ':', why: 'kind' }, /Of the signs, only ÷ is left: so it goes on a2/],
    [{ cell: 12, token: 1, why: 'last', line: 1 }, /row c: 3\s\+\s…\s=\s4\. .* on c3 only 1 will do/],
    [{ cell: 12, token: 1, why: 'line', line: 4, ways: 2 }, /column 3: .* 2 ways .* all of them put 1 on c3/],
    [
      {
        cell: 12,
        token: 1,
        why: 'crossing',
        line: 1,
        candidates: [
          { cell: 12, tokens: [1, 4] },
          { cell: 10, tokens: [1, 2, 3, 4, 5] },
        ],
      },
      /Cross row c .* possible: on c3, 1 or 4\. In every way that fits, 1 is on c3/,
    ],
    [{ cell: 12, token: 1, why: 'crossing', line: 1, candidates: [] }, /that cut it\. In every way/],
    [{ cell: 12, token: 1, why: 'supply', places: [12] }, /One 1 is left to place, .*: c3\./],
    [{ cell: 12, token: 1, why: 'supply', places: [12, 14] }, /2 tokens 1 .* only 2 holes .*: c3 and c5/],
    [
      {
        cell: 12,
        token: 1,
        why: 'trial',
        refuted: [
          { token: 2, line: 4 },
          { token: 3, line: null },
        ],
      },
      /\(2 or 3\): with 2, column 3 could not be completed any more\. Only 1 is left/,
    ],
    [
      { cell: 12, token: 1, why: 'trial', refuted: [{ token: 2, line: null }] },
      /some token would have no place/,
    ],
    [{ cell: 12, token: 1, why: 'trial', refuted: [] }, /On c3 it is 1/],
  ])('%j', (hint, sentence) => {
    expect(said(hint)).toMatch(sentence);
    expect(said(hint, french)).not.toMatch(/[[\]{}]/);
  });
});

describe('a fault says what the line comes to', () => {
  test.each([
    ['8 + 3 x 2 = 14', /row a: 8 \+ 3 × 2 is 22 and the other side is 14\. Everything is read in order here/],
    ['3 - 8 . .', /row a: 3 − 8 would be negative/],
    ['7 : 2 . .', /row a: 7 cannot be divided exactly by 2/],
    ['3 = 3 = 3', /only bare numbers/],
    ['3 + 3 + 3', /an “=” is missing/],
  ])('%s', (text, sentence) => {
    const state = readLine(text.split(' ').map(tokenNamed));
    if (state.tag !== 'wrong') throw new Error(`${text} is not wrong`);
    const told = sayFault({ size: 5, line: 0, fault: state.fault }, english, ':');
    expect(told.replaceAll('\u00A0', ' ')).toMatch(sentence);
  });
});
