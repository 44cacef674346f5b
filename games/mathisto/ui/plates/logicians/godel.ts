import { must } from '#kernel/must.ts';
import { dot, label, line, plaque, ring, segment, swell, ticks, tipOf } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { bow, polar, range, TAU } from '../points.ts';
import type { Plate } from '../types.ts';
import { FORMULA, NUMBER, PRIMES } from './godel-number.ts';

/** The ring in which the digits run, clockwise from the top. */
const RING = 86;
const COLUMN = 29;
const DIGITS = String(NUMBER);
/** The gap at the top, where the number ends and begins, in digits. */
const GAP = 5;

/** A formula, the numbers of its signs, its own number around it, and the way from the number back into it. */
export const godel: Plate = {
  keep: 100,
  draw: () => {
    const back = bow([0, -RING + 4], [44, -58], [place(2) + 1, -42]);
    return [
      hatch((x, y) => Math.hypot(x, y) < 78 && Math.hypot(x, y) > 70 + 5 * Math.cos(12 * Math.atan2(y, x)), {
        angle: 45,
        gap: 1.9,
        width: 0.4,
      }),
      ring(0, 0, RING + 7, 1.6),
      ring(0, 0, RING + 9.4, 0.4),
      ring(0, 0, RING - 7, 1.2),
      ticks(0, 0, RING - 7, 120, 10, 1.2),
      Array.from(DIGITS, (digit, i) => {
        const [x, y] = polar(0, 0, RING, angleOf(i));
        return label(x, y + 2.1, digit, 5.9, { upright: true });
      }),
      FORMULA.map(({ sign, code }, i) => {
        const x = place(i);
        return [
          line(segment([x, -20], [x, 4]), 0.7, { dash: '2 2' }),
          plaque(x, -24, sign, 26),
          ring(x, 8, 11, 1, { fill: 'paper' }),
          label(x, 11.5, code, 10.5, { upright: true }),
          line(segment([x, 19], [x, 32]), 0.7, { dash: '2 2' }),
          label(x - 6.5, 48, must(PRIMES[i]), 17, { upright: true }),
          label(x - 1.5 + 2.2 * String(code).length, 41, code, 8, { upright: true }),
        ];
      }),
      range(3, i => dot([place(i) + (i === 0 ? 14.5 : 12.5), 43], 1.4)),
      swell(back, t => 1.2 + 2 * t, 'accent'),
      tipOf(back, 9, 'accent'),
      dot([0, -RING], 3.4, 'accent'),
    ];
  },
};

function place(i: number): number {
  return (i - 1.5) * COLUMN;
}

function angleOf(digit: number): number {
  return -Math.PI / 2 + (TAU * (digit + (GAP + 1) / 2)) / (DIGITS.length + GAP);
}
