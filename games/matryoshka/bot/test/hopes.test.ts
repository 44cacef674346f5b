import { describe, expect, test } from 'vitest';
import { ALL_CARDS } from '../../rules/cards.ts';
import { POINTS, totalOf } from '../../rules/score.ts';
import { toCode } from '../code.ts';
import { POINTS_NOW } from '../final.ts';
import { gainOf, holdingOf, lossOf, swapGain, worthOf } from '../holding.ts';
import { hopesOf, ROW_POINTS } from '../hopes.ts';
import { rngOf } from './random-play.ts';

describe('hopes', () => {
  test('without hope a row or column is worth what it scores', () => {
    const { row, column } = hopesOf(0, 6);
    expect([...row]).toEqual([...ROW_POINTS]);
    expect([...column]).toEqual(POINTS.slice(0, 8));
  });

  test('if every card comes, every row is whole and every column full', () => {
    const { row, column } = hopesOf(1, 6);
    expect(new Set(row)).toEqual(new Set([19]));
    expect([...column.subarray(0, 7)]).toEqual(Array.from({ length: 7 }, () => 13));
  });

  test('each missing card comes by itself', () => {
    const { row, column } = hopesOf(0.5, 2);
    // All but the 4 are there: 4 and 4 points, or 19.
    expect(row[0b1110111]).toBe((4 + 4 + 19) / 2);
    // Of two cards none, one (twice) or both come.
    expect(column[0]).toBe(2 / 4);
  });
});

describe('holdings', () => {
  test('count as the rules do', () => {
    for (let seed = 0; seed < 200; seed++) {
      const cards = rngOf(seed).shuffle(ALL_CARDS).slice(0, 16);
      const [first, second, ...rest] = cards.map(toCode) as [number, number, ...number[]];
      const total = (count: number): number => totalOf(cards.slice(count));
      const holding = holdingOf(rest);
      expect(worthOf(holding, POINTS_NOW)).toBe(total(2));
      expect(gainOf(holding, second, POINTS_NOW)).toBe(total(1) - total(2));
      expect(lossOf(holdingOf([second, ...rest]), second, POINTS_NOW)).toBe(total(1) - total(2));
      const swapped = totalOf([...cards.slice(0, 1), ...cards.slice(2)]) - total(1);
      const before = holdingOf([second, ...rest]);
      expect(swapGain(before, second, first, POINTS_NOW)).toBe(swapped);
      expect(before).toEqual(holdingOf([second, ...rest]));
    }
  });
});
