import type { Point } from './types.ts';

export const TAU = 2 * Math.PI;
export const DEGREE = Math.PI / 180;

export function range<T>(n: number, each: (i: number) => T): T[] {
  return Array.from({ length: n }, (_, i) => each(i));
}

export function lerp(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

/** Angles turn clockwise from the right, as y points downwards. */
export function polar(x: number, y: number, radius: number, angle: number): Point {
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

/** `n` + 1 points of a parametric curve, from `a` to `b`. */
export function curve(at: (t: number) => Point, a: number, b: number, n: number): Point[] {
  return range(n + 1, i => at(lerp(a, b, i / n)));
}

interface Oval {
  readonly x: number;
  readonly y: number;
  readonly rx: number;
  /** Absent: a circle. */
  readonly ry?: number;
}

export function arc({ x, y, rx, ry = rx }: Oval, from: number, to: number, n = 40): Point[] {
  return curve(t => [x + rx * Math.cos(t), y + ry * Math.sin(t)], from, to, n);
}

/** A quadratic curve from `a` to `b`, drawn towards `pull`. */
export function bow(a: Point, pull: Point, b: Point, from = 0, to = 1, n = 24): Point[] {
  const along = (t: number, k: 0 | 1): number =>
    (1 - t) ** 2 * a[k] + 2 * t * (1 - t) * pull[k] + t * t * b[k];
  return curve(t => [along(t, 0), along(t, 1)], from, to, n);
}

/** The corners of a regular polygon, the first at the top. */
export function corners(x: number, y: number, radius: number, n: number): Point[] {
  return range(n, i => polar(x, y, radius, -Math.PI / 2 + (TAU * i) / n));
}

export function box(left: number, top: number, right: number, bottom: number): Point[] {
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
}

/** Repeatable numbers between 0 and 1: a plate looks the same every time. */
export function chance(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}
