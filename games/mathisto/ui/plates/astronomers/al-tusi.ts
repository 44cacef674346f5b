import { dot, hollow, line, ring, segment, swell, ticks } from '../engrave.ts';
import { hatch, inDisc } from '../hatch.ts';
import { arc, polar, range, TAU } from '../points.ts';
import type { Plate } from '../types.ts';
import { middle, RADIUS, rider } from './al-tusi-couple.ts';

const STEPS = 12;
const NOW = 2 / STEPS;

/** A circle that rolls inside one twice as wide: a point of it goes to and fro on a straight line. */
export const alTusi: Plate = {
  keep: 98,
  draw: () => {
    const [x, y] = middle(NOW);
    return [
      range(STEPS, i => ring(...middle(i / STEPS), RADIUS / 2, 0.45)),
      hatch(inDisc(x, y, RADIUS / 2), { angle: 60, gap: 2.2, width: 0.4 }),
      ring(x, y, RADIUS / 2, 2),
      ticks(0, 0, RADIUS, 72, 6, 3),
      swell(arc({ x: 0, y: 0, rx: RADIUS }, 0, TAU, 120), t => 1.6 + 1.4 * Math.sin(TAU * t) ** 2),
      swell(
        [
          [-RADIUS, 0],
          [RADIUS, 0],
        ],
        () => 2,
        'accent',
      ),
      range(STEPS, i => hollow(rider(i / STEPS), 2.6, 1)),
      line(segment([0, 0], polar(0, 0, RADIUS, TAU * NOW)), 0.8, { dash: '3 2' }),
      line(segment([x, y], rider(NOW)), 1.4),
      hollow([x, y], 2.6),
      dot(rider(NOW), 4.4, 'accent'),
      dot([0, 0], 2.2),
    ];
  },
};
