import { dot, hollow, line, plaque, ring, segment, swell } from '../engrave.ts';
import { hatch, hatchPolygon, inDisc } from '../hatch.ts';
import { curve, polar, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { ORBIT, planetAt, SHORT, SUN } from './kepler-orbit.ts';

const MONTHS = 12;
const NOW = 5;

/** Equal areas in equal times: the twelve sectors are all as large as each other. */
export const kepler: Plate = {
  keep: 98,
  draw: say => {
    const { a, y } = ORBIT;
    const [sunX] = SUN;
    const stops = range(MONTHS, month => planetAt(month / MONTHS));
    const planet = planetAt(NOW / MONTHS);
    return [
      range(MONTHS / 2, k => hatchPolygon(sector(2 * k), { angle: k * 60, gap: 2, width: 0.5 })),
      stops.map(stop => line(segment(SUN, stop), 0.6)),
      line(segment([-96, y], [96, y]) + segment([0, y - SHORT - 8], [0, y + SHORT + 8]), 0.35, {
        dash: '5 2 1 2',
      }),
      ring(0, y, a, 0.3, { dash: '2 2.5' }),
      swell(
        curve(t => [a * Math.cos(t), y + SHORT * Math.sin(t)], 0, TAU, 120),
        t => 1.2 + 1.6 * Math.cos(Math.PI * t) ** 2,
      ),
      range(24, i => {
        const angle = (TAU * i) / 24;
        return swell(
          [polar(...SUN, 10, angle), polar(...SUN, i % 2 === 0 ? 20 : 15, angle)],
          t => 2 - 2 * t,
          'accent',
        );
      }),
      ring(...SUN, 8.5, 1.6, { fill: 'paper', stroke: 'accent' }),
      dot(SUN, 2, 'accent'),
      hollow([-sunX, y], 2.2, 0.8),
      stops.map((stop, month) => (month === NOW ? [] : dot(stop, 1.8))),
      dot(planet, 5.5),
      hatch(inDisc(...planet, 5), { angle: 30, gap: 1.6, stroke: 'paper' }),
      plaque(-sunX, y + 14, 'F′', 9),
      plaque(sunX, y + 32, say('kepler.sun'), 9),
    ];
  },
};

/** Swept in one month out of twelve. */
function sector(month: number): Point[] {
  return [SUN, ...curve(planetAt, month / MONTHS, (month + 1) / MONTHS, 16)];
}
