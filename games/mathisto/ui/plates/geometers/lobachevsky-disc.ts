import { curve, polar } from '../points.ts';
import type { Point } from '../types.ts';

/** The plane as a disc of radius 1, where lines are circles that meet its edge at right angles. */

/** The point that all the lines of the fan go through. */
export const P: Point = [0, -0.26];
/** Half the angle that the line d takes of the edge, around the bottom. */
const HALF = 0.96;
/** The circle that carries d. */
export const D = { x: 0, y: 1 / Math.cos(HALF), r: Math.tan(HALF) } as const;

/** The motion that brings the middle of the disc to P. */
export function moved([x, y]: Point): Point {
  const [a, b] = [x + P[0], y + P[1]];
  const [u, v] = [1 + P[0] * x + P[1] * y, P[0] * y - P[1] * x];
  const size = u ** 2 + v ** 2;
  return [(a * u + b * v) / size, (b * u - a * v) / size];
}

/** The line through P that leaves it at this angle, from edge to edge. */
export function lineThrough(angle: number, n = 40): Point[] {
  return curve(r => moved(polar(0, 0, r, angle)), -1, 1, n);
}

export function lineD(): Point[] {
  const reach = Math.PI / 2 - HALF;
  return curve(t => polar(D.x, D.y, D.r, -Math.PI / 2 + t), -reach, reach, 60);
}

/** Whether a line through P crosses d. Its ends on the edge tell: d parts the edge in two. */
export function meets(angle: number): boolean {
  return [-1, 1].some(end => isBeyondD(moved(polar(0, 0, end, angle))));
}

/** The two lines through P that only just do not meet d: one to each of its ends on the edge. */
export function parallels(): readonly [number, number] {
  return [lastMissing(0), lastMissing(Math.PI)];
}

function lastMissing(flat: number): number {
  let [misses, hits] = [flat, Math.PI / 2];
  for (let i = 0; i < 50; i++) {
    const middle = (misses + hits) / 2;
    if (meets(middle)) hits = middle;
    else misses = middle;
  }
  return misses;
}

function isBeyondD([x, y]: Point): boolean {
  return Math.hypot(x - D.x, y - D.y) < D.r;
}
