import { must } from '#kernel/must.ts';
import { label, line, ring, swell } from '../engrave.ts';
import { curve, lerp } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { CHAIN, generator, IDEALS, type Ideal, STEPS } from './noether-ideals.ts';

/** By prime: 2, 3, 5. */
const LINES = [
  { width: 1.4, dash: undefined },
  { width: 1, dash: '5 2' },
  { width: 0.7, dash: '1.5 2' },
] as const;

/** The ideals of ℤ that contain (60), the larger ones above: every ascending chain comes to an end. */
export const noether: Plate = {
  draw: () => [
    STEPS.map(({ below, above, prime }) => {
      const [from, to] = [place(below), place(above)];
      if (isInChain(generator(below), generator(above))) {
        return swell(
          curve(t => [lerp(from[0], to[0], t), lerp(from[1], to[1], t)], 0, 1, 10),
          t => 4 - 2.4 * t,
          'accent',
        );
      }
      const { width, dash } = must(LINES[prime]);
      return line([from, to], width, { dash });
    }),
    IDEALS.map(ideal => {
      const [x, y] = place(ideal);
      const name = generator(ideal);
      const r = name === 1 || name === 60 ? 14 : 11.5;
      return [
        ring(x, y, r, 1.1, { fill: 'paper' }),
        ring(x, y, r - 1.7, 0.35),
        label(x, y + 3.4, `(${name})`, r > 12 ? 10.5 : 9.5),
      ];
    }),
  ],
};

function place([two, three, five]: Ideal): Point {
  return [(two - 1) * 25 - (three - 0.5) * 62 + (five - 0.5) * 58, -81 + two * 48 + three * 38 + five * 30];
}

function isInChain(below: number, above: number): boolean {
  return CHAIN.some((ideal, i) => ideal === below && CHAIN[i + 1] === above);
}
