import { expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import { cards } from '../cards.ts';

const words = await wordsOf(entryOf('gamate'), 'en');
const result = cards.run({ given: {} }, words);
const { numbers } = (result.tag === 'done' ? result.json : {}) as {
  numbers: { number: number; factors: number[]; colours: string[]; brisque: boolean }[];
};

test('[GA-1] [GA-2] all 48 numbers, each the product of its factors', () => {
  expect(numbers.map(({ number }) => number)).toEqual(Array.from({ length: 48 }, (_, i) => i + 1));
  for (const { number, factors } of numbers) expect(factors.reduce((a, b) => a * b, 1)).toBe(number);
  expect(numbers.filter(({ brisque }) => brisque).map(({ number }) => number)).toEqual([1, 48]);
});

test('[GA-2] the two sets that the sheet gives', () => {
  const green = numbers.filter(({ colours }) => colours.includes('green')).map(({ number }) => number);
  expect(green).toEqual([5, 7, 10, 14, 15, 20, 21, 25, 28, 30, 31, 35, 37, 40, 42, 45]);
  const only = numbers.filter(({ colours }) => colours.join() === 'green').map(({ number }) => number);
  expect(only).toEqual([5, 7, 31, 35]);
});

test('in words, in both languages', async () => {
  expect(result).toMatchObject({ text: expect.stringMatching(/^ 1: no trace \(brisque\)\n 2: red\n/) });
  const french = cards.run({ given: {} }, await wordsOf(entryOf('gamate'), 'fr'));
  expect(french).toMatchObject({
    text: expect.stringContaining('12 = 2 × 2 × 3\u202F: rouge, bleu et noir\n'),
  });
});
