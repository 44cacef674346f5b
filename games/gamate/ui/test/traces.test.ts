import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type Colour, factorsOf } from '../../data/symbols.ts';
import { HIGHEST } from '../../rules/cards.ts';
import { tracesOf } from '../card/traces.ts';
import { writeFactors } from '../names.ts';
import { boundsOf, isPainted, outlinesOf, sidesOf } from './outline.ts';

const NUMBERS = Array.from({ length: HIGHEST }, (_, i) => i + 1);

/** The table of symbols, whose colours have French names. */
interface Symbols {
  readonly cards: readonly {
    readonly n: number;
    readonly colours: readonly string[];
    readonly traces: readonly {
      readonly prime: number;
      readonly copy: number;
      readonly paths: readonly { readonly colour: string }[];
    }[];
  }[];
}
const symbols = JSON.parse(
  readFileSync(new URL('../../test/vectors/symbols.json', import.meta.url), 'utf8'),
) as Symbols;
const FRENCH: Readonly<Record<Colour, string>> = {
  red: 'rouge',
  blue: 'bleu',
  green: 'vert',
  yellow: 'jaune',
  violet: 'violet',
  black: 'noir',
};

/** Outlines alone: what an eye could recognise. */
function drawn(n: number): readonly string[] {
  return tracesOf(n).map(({ d }) => d);
}

describe('[GA-2] the drawing of a number', () => {
  test.each(symbols.cards)('$n has the traces of the table, in its colours', ({ n, colours, traces }) => {
    const mine = tracesOf(n).map(({ prime, copy, colour }) => ({ prime, copy, colour: FRENCH[colour] }));
    expect(mine).toEqual(
      traces.flatMap(({ prime, copy, paths }) => paths.map(({ colour }) => ({ prime, copy, colour }))),
    );
    expect(new Set(mine.map(({ colour }) => colour))).toEqual(new Set(colours));
  });

  test('is found again in its multiples, and nowhere else', () => {
    for (const n of NUMBERS) {
      const holders = NUMBERS.filter(m => drawn(n).every(d => drawn(m).includes(d)));
      expect(holders, `those that show ${n}`).toEqual(NUMBERS.filter(m => m % n === 0));
    }
  });

  test('shows a prime once in colour, then once in black for each time more', () => {
    for (const n of NUMBERS) {
      for (const prime of new Set(factorsOf(n))) {
        const traces = tracesOf(n).filter(trace => trace.prime === prime);
        const times = factorsOf(n).filter(factor => factor === prime).length;
        expect(traces.filter(({ colour }) => colour === 'black').length, `${prime} in ${n}`).toBe(times - 1);
        expect(traces.filter(({ copy }) => copy === 0).every(({ colour }) => colour !== 'black')).toBe(true);
      }
    }
  });

  test('has outlines that are closed figures', () => {
    for (const d of new Set(NUMBERS.flatMap(drawn))) {
      for (const outline of outlinesOf(d)) expect(outline.length, d).toBeGreaterThan(2);
      expect(d.endsWith('Z')).toBe(true);
    }
  });

  test('stays in the temple, below the corner with the number', () => {
    for (const d of new Set(NUMBERS.flatMap(drawn))) {
      const { left, top, right, bottom } = boundsOf(d);
      expect([left >= 9, right <= 191, top >= 54, bottom <= 262], d).toEqual([true, true, true, true]);
    }
  });

  test('has parts that never cover one another', () => {
    const painted = new Map([...new Set(NUMBERS.flatMap(drawn))].map(d => [d, pointsIn(d)]));
    for (const n of NUMBERS) {
      const points = drawn(n).flatMap(d => painted.get(d) ?? []);
      expect(new Set(points).size, `${n}`).toBe(points.length);
    }
  });

  test('has echoes inside what they echo', () => {
    for (const [n, prime] of [
      [32, 2],
      [27, 3],
      [25, 5],
    ] as const) {
      const [first, ...echoes] = tracesOf(n).map(({ d }) => boundsOf(d));
      expect(echoes.length, `${prime}`).toBeGreaterThan(0);
      for (const echo of echoes) {
        expect(echo.left).toBeGreaterThan(first?.left ?? Number.NaN);
        expect(echo.right).toBeLessThan(first?.right ?? Number.NaN);
        expect(echo.top).toBeGreaterThan(first?.top ?? Number.NaN);
      }
    }
  });
});

test.each([
  [1, '1'],
  [7, '7'],
  [12, '2² × 3'],
  [32, '2⁵'],
  [48, '2⁴ × 3'],
])('%i is written %s', (n, text) => {
  expect(writeFactors(n).replaceAll('\u{a0}', ' ')).toBe(text);
});

/** Every other unit of the card, as `x,y`. */
function pointsIn(d: string): string[] {
  const { left, top, right, bottom } = boundsOf(d);
  const sides = sidesOf(d);
  const points: string[] = [];
  for (let x = Math.floor(left / 2) * 2 + 1; x <= right; x += 2) {
    for (let y = Math.floor(top / 2) * 2 + 1; y <= bottom; y += 2) {
      if (isPainted([x, y], sides)) points.push(`${x},${y}`);
    }
  }
  return points;
}
