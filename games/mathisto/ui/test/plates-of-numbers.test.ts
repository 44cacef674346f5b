import { expect, test } from 'vitest';
import { secondPoint, slopes } from '../plates/arithmeticians/diophantus-points.ts';
import { BEADS, turns } from '../plates/arithmeticians/fermat-necklaces.ts';
import { CHAIN, COVERS, levelOf, TABLES } from '../plates/logicians/boolean-functions.ts';
import { codesOf, FORMULA, NUMBER } from '../plates/logicians/godel-number.ts';
import { COLUMNS, LOOP, NOTE_G, type Operation } from '../plates/logicians/lovelace-note.ts';
import { GROWTH, height, solutions } from '../plates/logicians/robinson-pell.ts';

test('Diophantus: every rational slope gives a rational point of x² + y² = 16, his own 16/5 and 12/5', () => {
  for (const slope of slopes(7)) {
    const { x, y } = secondPoint(slope);
    const [whole, square] = [x.under * y.under, (over: number) => over * over];
    expect(square(x.over * y.under) + square(y.over * x.under)).toBe(16 * square(whole));
    // On the line y = mx − 4.
    expect(y.over / y.under).toBeCloseTo(((slope.over / slope.under) * x.over) / x.under - 4);
  }
  const his = secondPoint({ over: 2, under: 1 });
  expect(his).toEqual({ x: { over: 16, under: 5 }, y: { over: 12, under: 5 } });
});

test('Fermat: 2⁵ − 2 different necklaces in six turns of five', () => {
  const all = turns();
  expect(all.map(turn => turn.length)).toEqual([5, 5, 5, 5, 5, 5]);
  expect(new Set(all.flat().map(String)).size).toBe(2 ** BEADS - 2);
  for (const turn of all) {
    turn.forEach((necklace, i) => {
      const next = turn[(i + 1) % BEADS] ?? [];
      expect(next).toEqual([...necklace.slice(1), necklace[0]]);
    });
  }
});

test('Gödel: the number is 2²⁸⁹ · 3¹¹ · 5¹⁷ · 7¹³ and nothing else, so the formula can be read back', () => {
  expect(NUMBER).toBe(2n ** 289n * 3n ** 11n * 5n ** 17n * 7n ** 13n);
  expect(codesOf(NUMBER)).toEqual(FORMULA.map(({ code }) => code));
  expect(String(NUMBER)).toMatch(/^13024/);
});

test('Robinson: the solutions of x² − 2y² = 1 lie on the hyperbola and grow by 3 + 2√2', () => {
  const found = solutions(4);
  expect(found.map(({ x, y }) => [x, y])).toEqual([
    [3, 2],
    [17, 12],
    [99, 70],
    [577, 408],
  ]);
  found.forEach(({ x, y }, i) => {
    expect(x * x - 2 * y * y).toBe(1);
    expect(height(x)).toBeCloseTo(y);
    expect(x + y * Math.SQRT2).toBeCloseTo(GROWTH ** (i + 1));
  });
});

test('Lovelace: the twenty-five operations, with their loop, yield the numbers of Bernoulli up to B7', () => {
  expect(NOTE_G).toHaveLength(25);
  expect(
    [...new Set(NOTE_G.flatMap(({ reads, writes }) => [...reads, ...writes]))].sort((a, b) => a - b),
  ).toEqual(COLUMNS.filter(column => column !== 23));
  // The numbers with the indices of today: B2, B4, B6, B8.
  expect(bernoulli(4)).toBeCloseTo(-1 / 30, 12);
});

test('Boolean algebra: sixteen tables in storeys of 1, 4, 6, 4, 1, thirty-two steps of one cell', () => {
  expect([0, 1, 2, 3, 4].map(level => TABLES.filter(table => levelOf(table) === level).length)).toEqual([
    1, 4, 6, 4, 1,
  ]);
  expect(COVERS).toHaveLength(32);
  const steps = CHAIN.slice(1).map((high, i) => COVERS.some(([a, b]) => a === CHAIN[i] && b === high));
  expect(steps).toEqual([true, true, true, true]);
});

/** Runs the cards as the engine would have, for B1, B3 … up to B(2n − 1) on the columns V21 … V24. */
function bernoulli(n: number): number {
  const known = [1 / 6, -1 / 30, 1 / 42];
  const columns = new Map<number, number>([
    [1, 1],
    [2, 2],
    [3, n],
    ...known.map((value, i): [number, number] => [21 + i, value]),
  ]);
  const value = (column: number): number => columns.get(column) ?? 0;
  const run = ({ sign, reads: [a, b], writes }: Operation): void => {
    const [left, right] = [value(a), value(b)];
    const result = { '+': left + right, '−': left - right, '×': left * right, '÷': left / right }[sign];
    for (const column of writes) columns.set(column, result);
  };
  NOTE_G.slice(0, LOOP.from - 1).forEach(run);
  for (let round = 0; value(10) > 0; round++) {
    NOTE_G.slice(LOOP.from - 1, LOOP.to).forEach((operation, i) => {
      // Operation 21 takes its factor from a new column each time round.
      const isFactor = i === 21 - LOOP.from;
      run(isFactor ? { ...operation, reads: [22 + round, 11] } : operation);
    });
  }
  // Operation 24, with the sign that the table should have changed.
  return value(24) - value(13);
}
