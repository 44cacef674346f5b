import { expect, test } from 'vitest';
import { divisions, FOCUS, lemniscate, oval, PARTS, REACH } from '../plates/algebraists/abel-lemniscate.ts';
import { CONSTANTS, quadratic, roots } from '../plates/algebraists/quadratic-roots.ts';
import { B, D, mean, PRODUCT, SUM, side } from '../plates/algebraists/viete-equation.ts';
import { AT, deltaFor, EPSILONS, f } from '../plates/analysts/cauchy-band.ts';
import { axis, constants, heavySide, motion, START } from '../plates/analysts/kovalevskaya-top.ts';
import { characteristic, ordinate, slope, subtangent } from '../plates/analysts/leibniz-triangle.ts';
import { A, folium, slope as foliumSlope } from '../plates/geometers/descartes-folium.ts';
import { curve, range } from '../plates/points.ts';
import type { Point } from '../plates/types.ts';

test('Viète: both B and D solve (B + D) A − A² = B·D, and the half-chords are their means', () => {
  expect([side(B), side(D)]).toEqual([PRODUCT, PRODUCT]);
  expect(SUM).toBe(B + D);
  expect(mean(B) ** 2).toBeCloseTo(B * D);
  expect(mean(B)).toBeCloseTo(mean(D));
});

test('Abel: the seventeen arcs of the lemniscate are equally long', () => {
  const cuts = divisions();
  const lengths = range(PARTS, k =>
    lengthOf(curve(lemniscate, cuts[k] as number, cuts[k + 1] as number, 2000)),
  );
  // The whole is 2ϖ times the reach; ϖ = 2.62205755…, the constant of the lemniscate.
  for (const length of lengths) expect(length).toBeCloseTo((2 * 2.62205755 * REACH) / PARTS, 3);
});

test('Abel: every point of the lemniscate has the product FOCUS² of distances from the foci, and ovals keep theirs', () => {
  for (const t of [-1.2, 0, 0.4, 1.3, 2.5, 4]) expect(productOf(lemniscate(t))).toBeCloseTo(FOCUS ** 2);
  for (const phi of [-3, -1, 0, 0.5, 2.2]) expect(productOf(oval(1234, phi))).toBeCloseTo(1234);
});

test('Leibniz: the small triangle has the shape of ordinate and subtangent, and its slope is that of the curve', () => {
  for (const x of [3, 14, 46, 112]) {
    const [corner, right, top] = characteristic(x, 5);
    expect((top[1] - right[1]) / (right[0] - corner[0])).toBeCloseTo(ordinate(x) / subtangent(x));
    expect(slope(x)).toBeCloseTo((ordinate(x + 1e-5) - ordinate(x - 1e-5)) / 2e-5, 5);
    expect(subtangent(x)).toBeCloseTo(2 * x);
  }
});

test('Cauchy: within δ the curve stays within ε, a little further it does not, and smaller ε have smaller δ', () => {
  const deltas = EPSILONS.map(deltaFor);
  EPSILONS.forEach((epsilon, k) => {
    const delta = deltas[k] as number;
    const inside = range(401, i => AT - delta + (i * delta) / 200);
    expect(Math.max(...inside.map(x => Math.abs(f(x) - f(AT))))).toBeLessThan(epsilon);
    const further = [AT - delta - 0.02, AT + delta + 0.02].map(x => Math.abs(f(x) - f(AT)));
    expect(Math.max(...further)).toBeGreaterThan(epsilon);
  });
  expect(deltas).toEqual([...deltas].sort((a, b) => b - a));
});

test('Kovalevskaya: energy, turning about the vertical, the length of the vertical and her own integral never change', () => {
  const before = constants(START);
  for (const top of motion(2070, 9)) {
    constants(top).forEach((value, i) => expect(value).toBeCloseTo(before[i] as number, 6));
    expect(Math.hypot(...axis(top))).toBeCloseTo(1, 6);
    // The centre of mass is on the equator: at right angles to the axis.
    const [a, b] = [axis(top), heavySide(top)];
    expect(a[0] * b[0] + a[1] * b[1] + a[2] * b[2]).toBeCloseTo(0, 6);
  }
});

test('Descartes: points and tangents are those of x³ + y³ = 3axy, and the wings near x + y = −a', () => {
  for (const t of [0.12, 0.42, 1, 4, -0.2, -0.35]) {
    const [x, y] = folium(t);
    expect(x ** 3 + y ** 3).toBeCloseTo(3 * A * x * y, 4);
    const [p, q] = [folium(t - 1e-6), folium(t + 1e-6)];
    expect(foliumSlope([x, y])).toBeCloseTo((q[1] - p[1]) / (q[0] - p[0]), 3);
  }
  const [x, y] = folium(-0.9999);
  expect(x + y).toBeCloseTo(-A, 1);
});

test('quadratic equation: two roots, one, none', () => {
  expect(CONSTANTS.map(q => roots(q).length)).toEqual([2, 1, 0]);
  for (const q of CONSTANTS) for (const root of roots(q)) expect(quadratic(root, q)).toBeCloseTo(0);
  expect(Math.min(...range(1201, i => quadratic(i / 200, CONSTANTS[2])))).toBeGreaterThan(0);
});

function lengthOf(points: readonly Point[]): number {
  return points.slice(1).reduce((sum, [x, y], i) => {
    const [a, b] = points[i] as Point;
    return sum + Math.hypot(x - a, y - b);
  }, 0);
}

function productOf([x, y]: Point): number {
  return Math.hypot(x - FOCUS, y) * Math.hypot(x + FOCUS, y);
}
