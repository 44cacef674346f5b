import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import { score } from '../score.ts';
import { trumps } from '../trumps.ts';

const words = await wordsOf(entryOf('gamate'), 'en');
const inFrench = await wordsOf(entryOf('gamate'), 'fr');

function jsonOf(result: CommandResult): unknown {
  return result.tag === 'unreadable' ? { unreadable: words.label(result.key, result.facts) } : result.json;
}

describe('trumps', () => {
  const ask = (typed: string): CommandResult => trumps.run({ typed }, words);

  test.each([
    ['multiples 6', [6, 12, 18, 24, 30, 36, 42, 48]],
    ['only vert', [5, 7, 31, 35]],
    ['run 4 12', [4, 5, 6, 7, 8, 9, 10, 11, 12]],
    ['(only red or only blue) and not run 20 48', [2, 3]],
  ])('[GA-5] [GA-6] %s', (typed, cards) => {
    expect(ask(typed)).toMatchObject({ tag: 'done', json: { cards, legal: true } });
  });

  test('[GA-5] in words', () => {
    expect(ask('only green')).toMatchObject({ text: '4 trumps: 5 7 31 35' });
  });

  test.each([
    ['only red', 1, 'Only 1 card would be a trump: it takes at least 2.'],
    ['multiples 3 and not (odd or red)', 0, 'No card would be a trump: it takes at least 2.'],
    ['only black', 0, 'No card would be a trump: it takes at least 2.'],
    ['run 1 30', 30, '30 cards would be trumps: 24 at most are allowed.'],
    ['run 12 4', 0, 'A run goes from a number to a higher one, between 1 and 48: 12 to 4 is none.'],
    ['multiples 9', 5, 'Only multiples of 2 to 8 may be proposed, not of 9.'],
    ['multiples 0', 0, 'Only multiples of 2 to 8 may be proposed, not of 0.'],
    ['multiples 100', 0, 'Only multiples of 2 to 8 may be proposed, not of 100.'],
    ['run 1 120', 48, 'A run goes from a number to a higher one, between 1 and 48: 1 to 120 is none.'],
    ['odd or multiples 4', 36, '36 cards would be trumps: 24 at most are allowed.'],
  ])('[GA-5] %s is refused, with the rule and the count', (typed, count, text) => {
    const result = ask(typed);
    expect(result).toMatchObject({
      tag: 'refused',
      json: { legal: false, rule: 'GA-5', count, refused: { rule: 'GA-5', facts: { count }, text } },
      text: `${text} (GA-5)`,
    });
  });

  test('in the language that was asked for', () => {
    expect(trumps.run({ typed: 'run 1 25' }, inFrench)).toMatchObject({
      text: '25 cartes seraient atout\u202F: il en faut au plus 24. (GA-5)',
    });
  });

  test('anything else is no question', () => {
    for (const typed of ['', 'primes', 'multiples', 'x'.repeat(10_000)])
      expect(jsonOf(ask(typed))).toEqual({ unreadable: expect.stringMatching(/^This is no definition\./) });
  });
});

interface Camp {
  readonly tricks: number;
  readonly brisques: number;
  readonly renounced: number;
}

/** Figures of `[tricks, brisques, renounced]`. */
function figures(announced: number, camps: readonly (readonly number[])[], opposed = false): object {
  const [declarer, defence] = camps.map(
    ([tricks = 0, brisques = 0, renounced = 0]): Camp => ({ tricks, brisques, renounced }),
  );
  return { announced, opposed, declarer, defence };
}

describe('score', () => {
  const ask = (file: unknown): CommandResult => score.run({ file }, words);
  const EXAMPLE = [
    [7, 3, 0],
    [6, 2, 4],
  ];

  test('[GA-16] the worked examples: 38, opposed 76; 64', () => {
    expect(jsonOf(ask(figures(7, EXAMPLE)))).toEqual({ winner: 'declarer', points: 38 });
    expect(jsonOf(ask(figures(7, EXAMPLE, true)))).toEqual({ winner: 'declarer', points: 76 });
    const down = figures(8, [
      [6, 3, 5],
      [7, 2, 1],
    ]);
    expect(jsonOf(ask(down))).toEqual({ winner: 'defence', points: 64 });
  });

  test('[GA-16] in words, point by point', () => {
    expect(ask(figures(7, EXAMPLE, true))).toMatchObject({
      text: [
        '7 tricks: 21 points',
        '3 brisques: 3 points',
        '4 cards renounced by the other camp: 8 points',
        'exactly as announced: 6 points',
        'doubled by the opposition: 38 points',
        'The declarer wins: 76 points',
      ].join('\n'),
    });
  });

  test.each([
    [
      'nobody but declarer ever plays on the pile',
      13,
      [
        [13, 0, 13],
        [0, 0, 26],
      ],
      false,
    ],
    [
      'all brisques in one trick, but two',
      7,
      [
        [12, 2, 0],
        [1, 4, 0],
      ],
      false,
    ],
  ])('[GA-16] possible: %s', (_, announced, camps, opposed) => {
    expect(ask(figures(announced, camps, opposed)).tag).toBe('done');
  });

  test.each([
    [
      '12 tricks',
      7,
      [
        [7, 3, 0],
        [5, 3, 0],
      ],
      false,
      'GA-15',
    ],
    [
      '14 tricks',
      7,
      [
        [7, 3, 0],
        [7, 3, 0],
      ],
      false,
      'GA-15',
    ],
    [
      'seven brisques',
      7,
      [
        [7, 4, 0],
        [6, 3, 0],
      ],
      false,
      'GA-1',
    ],
    [
      'brisques without a trick',
      7,
      [
        [13, 5, 0],
        [0, 1, 0],
      ],
      false,
      'GA-16',
    ],
    [
      'five brisques in one trick',
      7,
      [
        [12, 1, 0],
        [1, 5, 0],
      ],
      false,
      'GA-16',
    ],
    [
      'more brisques than cards on piles',
      7,
      [
        [12, 1, 13],
        [1, 3, 25],
      ],
      false,
      'GA-16',
    ],
    [
      'two brisques in a trick of one card',
      1,
      [
        [1, 2, 24],
        [12, 0, 14],
      ],
      false,
      'GA-16',
    ],
    [
      'a brisque that is nowhere',
      7,
      [
        [7, 3, 0],
        [6, 2, 0],
      ],
      false,
      'GA-16',
    ],
    [
      'more renounced than declarer’s camp could',
      7,
      [
        [7, 0, 19],
        [6, 0, 0],
      ],
      false,
      'GA-14',
    ],
    [
      'more renounced than the defenders could',
      7,
      [
        [7, 0, 0],
        [6, 0, 21],
      ],
      false,
      'GA-14',
    ],
    ['nothing announced', 0, EXAMPLE, false, 'GA-11'],
    ['14 announced', 14, EXAMPLE, false, 'GA-11'],
    ['6 announced after an opposition', 6, EXAMPLE, true, 'GA-11'],
    [
      'half a trick',
      7,
      [
        [6.5, 3, 0],
        [6.5, 3, 0],
      ],
      false,
      'GA-16',
    ],
    [
      'fewer than no tricks',
      7,
      [
        [14, 3, 0],
        [-1, 3, 0],
      ],
      false,
      'GA-16',
    ],
    [
      'without number',
      7,
      [
        [Number.POSITIVE_INFINITY, 3, 0],
        [6, 3, 0],
      ],
      false,
      'GA-16',
    ],
  ])('[GA-16] impossible: %s', (_, announced, camps, opposed, rule) => {
    const result = ask(figures(announced, camps, opposed));
    expect(result).toMatchObject({ tag: 'refused', json: { refused: { rule } } });
    expect(result.tag === 'refused' && result.text).toMatch(new RegExp(`^[A-Z\\d-][^{}]+\\. \\(${rule}\\)$`));
  });

  test.each([
    [null],
    [[]],
    ['7'],
    [{}],
    [{ ...figures(7, EXAMPLE), announced: '7' }],
    [{ ...figures(7, EXAMPLE), opposed: undefined }],
    [{ ...figures(7, EXAMPLE), defence: { tricks: 6, brisques: 2 } }],
  ])('%j is no question', file => {
    expect(jsonOf(ask(file))).toEqual({
      unreadable: expect.stringMatching(/^The file is not the account of a deal, as in \{"announced":7,/),
    });
  });
});
