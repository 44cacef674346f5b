import { must } from '#kernel/must.ts';
import { dot, hollow, label, line, plaque, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { arc, DEGREE, polar, range } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';
import { RADIUS, STEP, TABLE } from './aryabhata-table.ts';

const CENTRE: Point = [88, 80];
const QUADRANT = 168;
const UNIT = QUADRANT / RADIUS;
/** The eighth half-chord, under 30°, is half the radius. */
const EIGHTH = 7;

/** The quadrant of 3438 minutes, and the twenty-four half-chords that hang from it every 3°45′. */
export const aryabhata: Plate = {
  keep: 100,
  draw: () => [
    range(12, i => {
      const [from, to] = [2 * i * STEP, (2 * i + 1) * STEP];
      const strip = [...arc({ x: CENTRE[0], y: CENTRE[1], rx: QUADRANT }, turn(from), turn(to), 4)];
      return hatchPolygon([...strip, foot(to), foot(from)], { angle: -45, gap: 2.1, width: 0.42 });
    }),
    TABLE.map((_, i) => line(segment(end(i), [CENTRE[0], end(i)[1]]), 0.25)),
    TABLE.map((_, i) => swell([end(i), foot(STEP * (i + 1))], t => (i % 4 === 3 ? 1.5 : 0.9) - 0.4 * t)),
    limb(),
    swell(
      arc({ x: CENTRE[0], y: CENTRE[1], rx: QUADRANT }, turn(0), turn(90), 90),
      t => 1.8 + 1.8 * Math.sin(Math.PI * t),
    ),
    line(segment([CENTRE[0] - QUADRANT - 6, CENTRE[1]], [CENTRE[0] + 6, CENTRE[1]]), 1.6),
    line(segment(CENTRE, [CENTRE[0], CENTRE[1] - QUADRANT]), 1.6),
    TABLE.map((_, i) =>
      line(segment([CENTRE[0], end(i)[1]], [CENTRE[0] + (i % 4 === 3 ? 6 : 4), end(i)[1]]), 0.8),
    ),
    line(segment(CENTRE, end(EIGHTH)), 0.8, { dash: '4 2' }),
    swell([end(EIGHTH), foot(30)], () => 3, 'accent'),
    dot(end(EIGHTH), 3.6, 'accent'),
    hollow(CENTRE, 3, 1.2),
    plaque(end(EIGHTH)[0] + 15, CENTRE[1] - 30, must(TABLE[EIGHTH]), 11, { upright: true }),
    plaque(CENTRE[0] - 22, CENTRE[1] - QUADRANT * 0.62, RADIUS, 12, { upright: true }),
    label(-50, 93, '3° 45′', 12, { upright: true }),
    label(40, 93, '225, 449, 671 …', 12, { upright: true }),
  ],
};

/** Arcs are counted from the left, upwards. */
function turn(degrees: number): number {
  return Math.PI + degrees * DEGREE;
}

/** The upper end of a half-chord, as the table has it: its height is the entry. */
function end(i: number): Point {
  const [x] = polar(...CENTRE, QUADRANT, turn(STEP * (i + 1)));
  return [x, CENTRE[1] - must(TABLE[i]) * UNIT];
}

function foot(degrees: number): Point {
  return [polar(...CENTRE, QUADRANT, turn(degrees))[0], CENTRE[1]];
}

function limb(): Mark[] {
  const marks = range(97, i => {
    const angle = turn((i * STEP) / 4);
    return segment(
      polar(...CENTRE, QUADRANT + 2, angle),
      polar(...CENTRE, QUADRANT + (i % 4 === 0 ? 8 : 5), angle),
    );
  });
  const rim = (radius: number): Point[] =>
    arc({ x: CENTRE[0], y: CENTRE[1], rx: radius }, turn(0), turn(90), 60);
  return [line(marks.join(''), 0.5), line(rim(QUADRANT + 2), 0.4), line(rim(QUADRANT + 8), 0.7)];
}
