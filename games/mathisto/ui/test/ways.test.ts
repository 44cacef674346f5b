import { describe, expect, test } from 'vitest';
import { cardsOf, USUAL } from '../../test/position.ts';
import { instead, jokerIn, keptBack, readyFamilies, waysOf } from '../ways.ts';

const values = (hand: string): number[] =>
  waysOf(cardsOf(hand), 'geometers', USUAL).map(({ value }) => value);

describe('[MH-10] the ways that a hand allows', () => {
  test.each([
    ['geometers:4 scribe bourbaki', []],
    ['geometers:5', []],
    ['geometers:5 scribe', [20]],
    ['geometers', [30]],
    ['geometers scribe', [20, 30]],
    ['geometers:5 scribe geometers:d', [20, 40]],
    ['geometers geometers:d', [30, 50]],
    ['geometers scribe geometers:d', [20, 30, 40, 50]],
  ])('%s', (hand, expected) => {
    expect(values(hand)).toEqual(expected);
  });

  test('[MH-13] in the simplified form there is one', () => {
    const simple = { ...USUAL, form: 'simplified' } as const;
    expect(waysOf(cardsOf('geometers'), 'geometers', simple).map(({ value }) => value)).toEqual([10]);
  });

  test('the dearest is offered first, of each family that is ready', () => {
    const hand = cardsOf('geometers geometers:d algebraists:5 scribe euler');
    expect(readyFamilies(hand, USUAL)).toEqual([
      { family: 'algebraists', value: 20, cards: expect.arrayContaining(['scribe']) },
      { family: 'geometers', value: 50, cards: expect.arrayContaining(['pythagoras']) },
    ]);
  });
});

describe('within a way', () => {
  const hand = cardsOf('geometers scribe bourbaki');
  const way = waysOf(hand, 'geometers', USUAL).find(({ value }) => value === 20);
  if (way === undefined) throw new Error('no way with a joker');

  test('six people and a joker: anyone may stay in hand, and either joker may go', () => {
    expect(way.selections).toHaveLength(12);
    const [first = []] = way.selections;
    const other = instead(way, first, hand, { kept: 'euclid' });
    expect(keptBack(other, hand, 'geometers')).toBe('euclid');
    expect(jokerIn(other)).toBe(jokerIn(first));
    const swapped = instead(way, other, hand, { joker: 'scribe' });
    expect(jokerIn(swapped)).toBe('scribe');
    expect(keptBack(swapped, hand, 'geometers')).toBe('euclid');
  });

  test('what cannot be had changes nothing', () => {
    const [first = []] = way.selections;
    expect(instead(way, first, hand, { kept: 'euler' })).toBe(first);
  });
});
