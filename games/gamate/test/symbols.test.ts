import { describe, expect, test } from 'vitest';
import { COLOURS, type Colour, colourOfPrime, coloursOf, factorsOf, PRIMES } from '../data/symbols.ts';
import { HIGHEST, isBrisque, MUTE, PACK } from '../rules/cards.ts';
import vectors from './vectors/symbols.json' with { type: 'json' };

const ENGLISH: Readonly<Record<string, Colour>> = {
  rouge: 'red',
  bleu: 'blue',
  vert: 'green',
  jaune: 'yellow',
  violet: 'violet',
  noir: 'black',
};

describe('[GA-1] the pack', () => {
  test('48 numbers and four mutes', () => {
    expect(PACK).toHaveLength(52);
    expect(PACK.filter(card => card === MUTE)).toHaveLength(4);
    expect(new Set(PACK).size).toBe(HIGHEST + 1);
  });

  test('six brisques: 1, 48 and the mutes', () => {
    expect(PACK.filter(isBrisque)).toEqual([0, 0, 0, 0, 1, 48]);
    const marked = vectors.cards.filter(({ brisque }) => brisque).map(({ n }) => n);
    expect(marked).toEqual([1, 48]);
  });
});

describe('[GA-2] symbols', () => {
  test('every prime has the colour that is fixed for it', () => {
    expect(PRIMES).toEqual(vectors.primes.map(({ prime }) => prime));
    for (const { prime, colours } of vectors.primes)
      expect(colourOfPrime(prime)).toEqual(colours.map(name => ENGLISH[name]));
  });

  test('every number has the colours and the factors that are fixed for it', () => {
    expect(vectors.cards.map(({ n }) => n)).toEqual(PACK.filter(card => card !== MUTE));
    for (const { n, colours, traces } of vectors.cards) {
      const wanted = new Set(colours.map(name => ENGLISH[name]));
      expect(coloursOf(n)).toEqual(COLOURS.filter(colour => wanted.has(colour)));
      expect(factorsOf(n)).toEqual(traces.map(({ prime }) => prime));
      expect(factorsOf(n).reduce((product, prime) => product * prime, 1)).toBe(n);
    }
  });

  test('a symbol is found again in those of its multiples', () => {
    for (let n = 1; n <= HIGHEST; n++)
      for (let multiple = n; multiple <= HIGHEST; multiple += n)
        for (const colour of coloursOf(n)) expect(coloursOf(multiple)).toContain(colour);
  });

  test.each([
    [1, []],
    [25, ['green', 'black']],
    [37, ['green', 'yellow']],
    [12, ['red', 'blue', 'black']],
  ] as const)('%i is %j', (n, colours) => {
    expect(coloursOf(n)).toEqual(colours);
  });
});
