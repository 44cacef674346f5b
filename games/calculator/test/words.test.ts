import { describe, expect, test } from 'vitest';
import { makeWords } from '#text/words.ts';
import type { Config } from '../rules/types.ts';
import en from '../text/en.json' with { type: 'json' };
import playEn from '../text/en-play.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import playFr from '../text/fr-play.json' with { type: 'json' };
import { ask, position } from './position.ts';

const french = makeWords('fr', fr, playFr);
const english = makeWords('en', en, playEn);

/** What both languages say to a play on the empty board, or on `board`. */
function say(
  text: string,
  rack: readonly number[],
  board = '',
  config: Partial<Config> = {},
): [string, string] {
  const verdict = ask(position({ board, racks: [rack, [1]], config }), text);
  if (verdict.ok) throw new Error(`${text} is not refused`);
  const sentences = [french, english].map(words => words.refusal(verdict.rule, verdict.facts));
  return sentences.map(sentence => sentence.replaceAll('\u202F', ' ')) as [string, string];
}

describe('[CA-4] the surprise of left to right is told', () => {
  test('8 + 3 × 2 is 22 here', () => {
    expect(say('g7 across 8+3x2=14', [8, 3, 2, 14])).toEqual([
      '8 + 3 × 2 = 14, de g7 à g13 : 8 + 3 × 2 fait 22 ici, lu de gauche à droite, et non 14.',
      '8 + 3 × 2 = 14, from g7 to g13: 8 + 3 × 2 is 22 here, read from left to right, not 14.',
    ]);
  });

  test('down a column it is from top to bottom', () => {
    expect(say('g7 down 8+3x2=14', [8, 3, 2, 14])).toEqual([
      '8 + 3 × 2 = 14, de g7 à m7 : 8 + 3 × 2 fait 22 ici, lu de haut en bas, et non 14.',
      '8 + 3 × 2 = 14, from g7 to m7: 8 + 3 × 2 is 22 here, read from top to bottom, not 14.',
    ]);
  });
});

describe('[CA-6] every fault has its sentence', () => {
  test.each([
    [
      'g7 across 5+4=10',
      [5, 4, 10],
      ['5 + 4 = 10, de g7 à g11 : 5 + 4 fait 9.', '5 + 4 = 10, from g7 to g11: 5 + 4 is 9.'],
    ],
    [
      'g7 across 5+4=2x5',
      [5, 4, 2, 5],
      [
        '5 + 4 = 2 × 5, de g7 à g13 : 5 + 4 fait 9 ; 2 × 5 fait 10.',
        '5 + 4 = 2 × 5, from g7 to g13: 5 + 4 is 9; 2 × 5 is 10.',
      ],
    ],
    [
      'g7 across 5=4',
      [5, 4],
      [
        '5 = 4, de g7 à g9 : ces nombres ne sont pas égaux.',
        '5 = 4, from g7 to g9: these numbers are not equal.',
      ],
    ],
    [
      'g7 across 5x',
      [5],
      ['5 ×, de g7 à g8 : rien après le signe ×.', '5 ×, from g7 to g8: there is nothing after the sign ×.'],
    ],
    [
      'g7 across :5',
      [5],
      [
        ': 5, de g7 à g8 : rien devant le signe :.',
        ': 5, from g7 to g8: there is nothing before the sign :.',
      ],
    ],
    [
      'g7 across 5+-4',
      [5, 4],
      [
        '5 + − 4, de g7 à g10 : les signes + et − se touchent, sans nombre entre eux.',
        '5 + − 4, from g7 to g10: the signs + and − touch, with no number between them.',
      ],
    ],
  ] as const)('%s', (text, rack, sentences) => {
    expect(say(text, rack)).toEqual(sentences);
  });

  test('two numbers that touch', () => {
    expect(say('g7 across 5, g8 across 4', [5, 4])[1]).toBe(
      '5 4, from g7 to g8: the numbers 5 and 4 touch, with no sign between them.',
    );
  });
});

describe('[CA-5] so has every computation that fails', () => {
  test('below zero, and not exact', () => {
    expect(say('g7 across 3-8', [3, 8])[0]).toBe(
      '3 − 8, de g7 à g9 : 3 − 8 serait négatif, ce qui n’est pas permis.',
    );
    expect(say('g7 across 3+4:2=3', [3, 4, 2, 3])[1]).toBe(
      '3 + 4 : 2 = 3, from g7 to g13: 7 : 2 does not come out exactly.',
    );
  });
});

describe('[CA-8] and every hand-in that does not hang together', () => {
  test.each([
    ['a1 across 3=3', [3, 3], '', 'The first play covers the star, on g7.'],
    ['g6 across 3=3', [3, 3], '', 'The star, on g7, takes a number, not the sign =.'],
    [
      'a1 across 3=3',
      [3, 3],
      'g7 across 3=3',
      '3, on a1, does not hang together with the other tokens on the board.',
    ],
    ['g7 across 3+4', [3, 4], '', '3, on g7, is part of no equality.'],
  ] as const)('%s', (text, rack, board, sentence) => {
    expect(say(text, rack, board)[1]).toBe(sentence);
  });

  test('[CA-1] a closed cell', () => {
    expect(say('b2 across 3', [3], '', { grid: 'lattice' })[0]).toBe(
      'b2 est fermée : à cette table, on joue seulement sur le treillis.',
    );
  });
});
