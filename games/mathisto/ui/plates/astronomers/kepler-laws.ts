import { dot, label, line, plaque, ring, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { curve, polar, range, TAU } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { ORBIT, planetAt, SUN } from './kepler-orbit.ts';
import { PLANETS } from './kepler-planets.ts';

/** The corner of both scales: distance across, time upwards, both in powers. */
const LEFT = -84;
const FLOOR = 29;
const DECADE = { across: 104, up: 50 };
/** The orbit of Kepler's own plate, smaller. */
const ELLIPSE = { x: -46, y: 65, scale: 0.41 };

/** T² against a³ for six planets: one straight line. Below, the other two laws. */
export const keplerLaws: Plate = {
  keep: 100,
  draw: () => {
    const sun = small(SUN);
    return [
      line(RULES, 0.28),
      line(segment([LEFT, FLOOR], [95, FLOOR]) + segment([LEFT, FLOOR], [LEFT, -64]), 1.4),
      PLANETS.map(({ distance, time }) => {
        const [x, y] = at(distance, time);
        return line(segment([x, y], [x, FLOOR]), 0.5, { dash: '2 2' });
      }),
      swell([at(0.31, 0.31 ** 1.5), at(12.4, 12.4 ** 1.5)], t => 1.2 + 1.2 * Math.sin(Math.PI * t)),
      PLANETS.map(({ distance, time }, i) => [
        ring(...at(distance, time), 3 + i * 0.7, 1.2, { fill: 'paper' }),
        dot(at(distance, time), 1.4 + i * 0.35, 'accent'),
      ]),
      range(6, i => hatchPolygon(sector(2 * i), { angle: i * 60, gap: 1.9, width: 0.5 })),
      range(12, i => line(segment(sun, small(planetAt(i / 12))), 0.6)),
      swell(
        curve(t => small(planetAt(t)), 0, 1, 90),
        t => 1.2 + 1.2 * Math.cos(Math.PI * t) ** 2,
      ),
      range(16, i =>
        swell(
          [polar(...sun, 4, (TAU * i) / 16), polar(...sun, i % 2 === 0 ? 10 : 7.5, (TAU * i) / 16)],
          t => 1.4 - 1.3 * t,
          'accent',
        ),
      ),
      dot(sun, 3.6, 'accent'),
      label(46, 76, 'T² = a³', 24),
      label(88, FLOOR + 12, 'a', 13),
      plaque(LEFT + 9, -57, 'T', 12),
    ];
  },
};

function at(distance: number, time: number): Point {
  return [
    LEFT + 12 + DECADE.across * (Math.log10(distance) + 0.5),
    FLOOR - 6 - DECADE.up * (Math.log10(time) + 0.7),
  ];
}

function small([x, y]: Point): Point {
  return [ELLIPSE.x + x * ELLIPSE.scale, ELLIPSE.y + (y - ORBIT.y) * ELLIPSE.scale];
}

function sector(month: number): Point[] {
  return [small(SUN), ...curve(t => small(planetAt(t)), month / 12, (month + 1) / 12, 12)];
}

/** The rules of logarithmic paper. */
const RULES = range(27, i => ((i % 9) + 1) * 10 ** (Math.floor(i / 9) - 1))
  .map(value => {
    const [x, y] = at(value, value);
    const upright = x > LEFT && x < 95 ? segment([x, x < -46 ? -64 : -92], [x, FLOOR]) : '';
    return upright + (y < FLOOR && y > -92 ? segment([y < -66 ? -46 : LEFT, y], [95, y]) : '');
  })
  .join('');
