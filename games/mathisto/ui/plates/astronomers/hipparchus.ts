import { dot, hollow, label, line, plaque, ring, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { arc, DEGREE, polar, range } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';
import { CHORDS, RADIUS, STEP } from './hipparchus-chords.ts';

const CIRCLE = 84;
const FROM: Point = [0, CIRCLE];
const UNIT = CIRCLE / RADIUS;
/** The hexagon's side: the one chord that is a radius. */
const SIXTY = 60;

/** On the right, the chords of the table; on the left, compasses carry each of them to one ruler. */
export const hipparchus: Plate = {
  keep: 98,
  draw: () => [
    limb(),
    CHORDS.flatMap(({ arc: angle }, i) =>
      i % 2 === 1
        ? hatchPolygon([FROM, ...arc({ x: 0, y: 0, rx: CIRCLE }, turn(angle - STEP), turn(angle), 4)], {
            angle: 90 - (angle - STEP / 2) / 2,
            gap: 1.9,
            width: 0.4,
          })
        : [],
    ),
    CHORDS.map(({ arc: angle, chord }) => [
      line(segment(FROM, end(angle)), angle % 30 === 0 ? 1.1 : 0.55),
      line(carried(angle, chord * UNIT), angle % 30 === 0 ? 0.95 : 0.45),
    ]),
    ring(0, 0, CIRCLE, 2),
    swell([FROM, [0, -CIRCLE]], () => 2),
    CHORDS.map(({ arc: angle, chord }) => {
      const y = FROM[1] - chord * UNIT;
      return line(segment([angle % 30 === 0 ? -5 : -3, y], [0, y]), 0.9);
    }),
    swell(carried(SIXTY, CIRCLE), () => 1.8, 'accent'),
    swell([FROM, end(SIXTY)], () => 2.6, 'accent'),
    line(segment([0, 0], end(SIXTY)), 0.9, { dash: '3 2' }),
    CHORDS.map(({ arc: angle }) => (angle % 30 === 0 ? hollow(end(angle), 1.9, 0.8) : [])),
    dot(end(SIXTY), 3.4, 'accent'),
    dot([0, 0], 3, 'accent'),
    hollow(FROM, 3.2, 1.3),
    [60, 90, 120].map(angle => {
      const [x, y] = polar(0, 0, CIRCLE - 12, turn(angle));
      return plaque(x - 2, y + 3, `${angle}°`, 9, { upright: true });
    }),
    plaque(-17, 3, RADIUS, 10, { upright: true }),
    label(74, 92, '7½°', 12, { upright: true }),
  ],
};

/** The far end of the chord under an arc, on the right. */
function end(degrees: number): Point {
  return polar(0, 0, CIRCLE, turn(degrees));
}

/** Arcs are counted from the bottom, upwards on the right. */
function turn(degrees: number): number {
  return Math.PI / 2 - degrees * DEGREE;
}

/** The path of the compasses, opened to a chord, from the left of the circle to the ruler. */
function carried(degrees: number, chord: number): Point[] {
  const start = -Math.PI / 2 - (Math.PI / 2 - (degrees * DEGREE) / 2);
  return arc({ x: FROM[0], y: FROM[1], rx: chord }, start, -Math.PI / 2, 24);
}

/** Degrees by 2½, every third a step of the table. */
function limb(): Mark[] {
  const marks = range(144, i => {
    const angle = i * 2.5 * DEGREE;
    return segment(polar(0, 0, CIRCLE + 3, angle), polar(0, 0, CIRCLE + (i % 3 === 0 ? 10 : 6), angle));
  });
  return [ring(0, 0, CIRCLE + 3, 0.5), ring(0, 0, CIRCLE + 10, 1), line(marks.join(''), 0.45)];
}
