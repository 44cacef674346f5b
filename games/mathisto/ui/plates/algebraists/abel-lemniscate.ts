import { range, TAU } from '../points.ts';
import type { Point } from '../types.ts';

/** A prime of Fermat: 2⁴ + 1. Abel: what divides the circle by ruler and compasses divides the lemniscate. */
export const PARTS = 17;
/** From the middle to the end of a loop. */
export const REACH = 78;
/** From the middle to a focus: points whose distances from both foci have the product FOCUS². */
export const FOCUS = REACH / Math.SQRT2;

/** The whole curve once, from the middle through the right loop, then the left: t from −π/2 to 3π/2. */
export function lemniscate(t: number): Point {
  const [s, c] = [Math.sin(t), Math.cos(t)];
  return [(REACH * c) / (1 + s * s), (REACH * s * c) / (1 + s * s)];
}

/** The parameter where each of the seventeen equal arcs begins, and where the last one ends. */
export function divisions(): readonly number[] {
  const whole = lengthTo((3 * Math.PI) / 2);
  return range(PARTS + 1, k => {
    let t = -Math.PI / 2 + (TAU * k) / PARTS;
    for (let step = 0; step < 8; step++) t -= (lengthTo(t) - (whole * k) / PARTS) / speed(t);
    return t;
  });
}

/** A point that sees both foci: the root of FOCUS² + ρe^{iφ} with x ≥ 0. ρ keeps to an oval of Cassini. */
export function oval(rho: number, phi: number): Point {
  const [x, y] = [FOCUS ** 2 + rho * Math.cos(phi), rho * Math.sin(phi)];
  const size = Math.sqrt(Math.hypot(x, y));
  const angle = Math.atan2(y, x) / 2;
  return [size * Math.cos(angle), size * Math.sin(angle)];
}

function speed(t: number): number {
  return REACH / Math.sqrt(1 + Math.sin(t) ** 2);
}

/** Length of the curve from the middle to `t`, by Simpson's rule. */
function lengthTo(t: number): number {
  const [from, n] = [-Math.PI / 2, 120];
  const h = (t - from) / n;
  const inner = range(n - 1, i => (i % 2 === 0 ? 4 : 2) * speed(from + (i + 1) * h));
  return ((speed(from) + speed(t) + inner.reduce((sum, part) => sum + part, 0)) * h) / 3;
}
