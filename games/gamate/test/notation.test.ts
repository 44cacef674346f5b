import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLOURS } from '../data/symbols.ts';
import type { Definition } from '../rules/definition.ts';
import { game } from '../rules/index.ts';
import { readDefinition, writeDefinition } from '../rules/notation.ts';
import { MOST_DEPTH, MOST_TERMS, parseDefinition } from '../rules/parse-definition.ts';
import { faultOf, PLAIN_BIDS } from '../rules/trumps.ts';

const plain = fc.constantFrom(...PLAIN_BIDS);
const any: fc.Arbitrary<Definition> = fc.letrec<{ one: Definition }>(tie => ({
  one: fc.oneof(
    { maxDepth: 3, withCrossShrink: true },
    plain,
    fc.record({ is: fc.constant('not' as const), term: tie('one') }),
    fc.record({
      is: fc.constantFrom('and' as const, 'or' as const),
      terms: fc.array(tie('one'), { minLength: 2, maxLength: 3 }),
    }),
  ),
})).one;

describe('[GA-5] [GA-6] the notation', () => {
  test.each([
    ['multiples 6', { is: 'multiples', of: 6 }],
    ['Multiples of 6', { is: 'multiples', of: 6 }],
    ['multiples de 6', { is: 'multiples', of: 6 }],
    ['odd', { is: 'odd' }],
    ['impairs', { is: 'odd' }],
    ['colour green', { is: 'colour', colour: 'green' }],
    ['color GREEN', { is: 'colour', colour: 'green' }],
    ['couleur vert', { is: 'colour', colour: 'green' }],
    ['noir', { is: 'colour', colour: 'black' }],
    ['couleur violette', { is: 'colour', colour: 'violet' }],
    ['bleue exclusive', { is: 'only', colour: 'blue' }],
    ['only vert', { is: 'only', colour: 'green' }],
    ['vert exclusif', { is: 'only', colour: 'green' }],
    ['run 4 12', { is: 'run', from: 4, to: 12 }],
    ['suite de 4 à 12', { is: 'run', from: 4, to: 12 }],
    ['from 4 to 12', { is: 'run', from: 4, to: 12 }],
    ['non impair', { is: 'not', term: { is: 'odd' } }],
    [
      'odd and red or blue',
      {
        is: 'or',
        terms: [
          { is: 'and', terms: [{ is: 'odd' }, { is: 'colour', colour: 'red' }] },
          { is: 'colour', colour: 'blue' },
        ],
      },
    ],
    [
      'impair et (rouge ou non bleu)',
      {
        is: 'and',
        terms: [
          { is: 'odd' },
          {
            is: 'or',
            terms: [
              { is: 'colour', colour: 'red' },
              { is: 'not', term: { is: 'colour', colour: 'blue' } },
            ],
          },
        ],
      },
    ],
  ] as const)('"%s" is read', (text, definition) => {
    expect(readDefinition(text)).toEqual(definition);
  });

  test.each([...COLOURS.entries()])('colour %i has an English and a French name', (i, colour) => {
    const french = ['rouge', 'bleu', 'vert', 'jaune', 'violet', 'noir'][i];
    expect(readDefinition(`colour ${colour}`)).toEqual({ is: 'colour', colour });
    expect(readDefinition(`only ${french}`)).toEqual({ is: 'only', colour });
  });

  test.each([
    '',
    ' ',
    'multiples',
    'multiples six',
    'multiples 6 7',
    'multiples -6',
    'run 4',
    'run 4 12 20',
    'colour',
    'colour pink',
    'only',
    'only odd',
    'not',
    'odd and',
    'and odd',
    'odd red',
    '(odd',
    'odd)',
    '()',
    'odd; red',
    'run 4 1e9',
    'multiples 999999999999999999999',
  ])('"%s" is not', text => {
    expect(readDefinition(text)).toBeNull();
  });

  test('what is written is read again, term by term', () => {
    fc.assert(
      fc.property(any, definition => {
        fc.pre(parseDefinition(definition) !== null);
        expect(readDefinition(writeDefinition(definition))).toEqual(definition);
      }),
      { numRuns: 300, seed: 42 },
    );
    for (const bid of PLAIN_BIDS) expect(readDefinition(writeDefinition(bid))).toEqual(bid);
  });

  const times = (count: number, text: string): string => Array.from({ length: count }, () => text).join('');

  test('[GA-6] one that is too long or too deep is read, and refused with a sentence', () => {
    const fault = (text: string): unknown => {
      const read = readDefinition(text);
      return read === null ? 'not read' : faultOf(read, 'extended');
    };
    expect(fault(`odd${times(MOST_TERMS - 1, ' or odd')}`)).toBeNull();
    expect(fault(`odd${times(MOST_TERMS, ' or odd')}`)).toEqual({
      ok: false,
      rule: 'GA-6',
      facts: { case: 'terms', count: MOST_TERMS + 1, most: MOST_TERMS },
    });
    expect(fault(`${times(MOST_DEPTH, 'not ')}odd`)).toBeNull();
    expect(fault(`${times(MOST_DEPTH + 1, 'not ')}odd`)).toEqual({
      ok: false,
      rule: 'GA-6',
      facts: { case: 'depth', count: MOST_DEPTH + 1, most: MOST_DEPTH },
    });
  });

  test('one that is far too long or too deep is not read, and nothing breaks', () => {
    expect(readDefinition(`odd${times(4 * MOST_TERMS, ' or odd')}`)).toBeNull();
    expect(readDefinition(`${times(20, '(')}odd${times(20, ')')}`)).toEqual({ is: 'odd' });
    expect(readDefinition(`${times(100_000, '(')}odd${times(100_000, ')')}`)).toBeNull();
    expect(readDefinition(times(100_000, 'not '))).toBeNull();
  });
});

describe('[GA-6] a definition from outside', () => {
  test('is read four times as deep and as long as the limits, and not beyond', () => {
    const deep = (depth: number): unknown =>
      depth === 0 ? { is: 'odd' } : { is: 'not', term: deep(depth - 1) };
    const long = (count: number): unknown => ({
      is: 'or',
      terms: Array.from({ length: count }, () => ({ is: 'odd' })),
    });
    const [depth, terms] = [4 * MOST_DEPTH, 4 * MOST_TERMS];
    expect(parseDefinition(deep(depth))).toEqual(deep(depth));
    expect(parseDefinition(deep(depth + 1))).toBeNull();
    expect(parseDefinition(deep(5000))).toBeNull();
    expect(parseDefinition(long(terms))).toEqual(long(terms));
    expect(parseDefinition(long(terms + 1))).toBeNull();
    expect(parseDefinition({ is: 'and', terms: [long(25), long(24)] })).toBeNull();
  });

  test('deep nonsense makes nothing break', () => {
    let raw: unknown = { is: 'odd' };
    for (let i = 0; i < 100_000; i++)
      raw = { kind: 'bid', is: 'and', trumps: raw, terms: [raw, raw], term: raw };
    expect(game.parseMove({ kind: 'bid', trumps: raw })).toBeNull();
    expect(game.parseConfig(raw)).toEqual({ definitions: 'plain', floor: '6', length: 'rubber' });
  });

  test.each([
    [null],
    [[]],
    ['odd'],
    [{ is: 'even' }],
    [{ is: 'multiples' }],
    [{ is: 'multiples', of: '6' }],
    [{ is: 'multiples', of: 2.5 }],
    [{ is: 'multiples', of: -2 }],
    [{ is: 'multiples', of: 10_000 }],
    [{ is: 'run', from: 4 }],
    [{ is: 'run', from: -0, to: 4 }],
    [{ is: 'run', from: Number.NaN, to: 4 }],
    [{ is: 'colour', colour: 'vert' }],
    [{ is: 'only', colour: 'toString' }],
    [{ is: 'not' }],
    [{ is: 'and', terms: [{ is: 'odd' }] }],
    [{ is: 'or', terms: { 0: { is: 'odd' }, 1: { is: 'odd' }, length: 2 } }],
    [{ is: 'or', terms: [{ is: 'odd' }, null] }],
  ])('%j is none', raw => {
    expect(parseDefinition(raw)).toBeNull();
  });

  test('what does not belong to it is left behind', () => {
    expect(parseDefinition({ is: 'odd', of: 3, secret: 1 })).toEqual({ is: 'odd' });
  });
});
