import { dot, hollow, label, line, plaque, polygon, ring, segment, swell, ticks } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { type Ratio, secondPoint, slopes } from './diophantus-points.ts';

const RADIUS = 78;
const MIDDLE: Point = [0, -10];
const UNIT = RADIUS / 4;
const START = at(0, -4);
/** The slope that Diophantus takes: the side 2x − 4, so 16 = (16/5)² + (12/5)². */
const HIS: Ratio = { over: 2, under: 1 };

/** Lines of rational slope through one point of a circle meet it again in rational points. */
export const diophantus: Plate = {
  keep: 98,
  draw: () => {
    const his = meeting(HIS);
    const foot: Point = [his[0], MIDDLE[1]];
    return [
      ticks(...MIDDLE, RADIUS + 4, 120, 10, 2),
      line(GRID, 0.24),
      hatchPolygon([MIDDLE, foot, his], { angle: -45, gap: 1.7, width: 0.55 }),
      slopes(7).map(slope => {
        const weight = 0.95 / Math.sqrt(Math.max(slope.over, slope.under));
        return [1, -1].map(side => line(segment(START, mirrored(meeting(slope), side)), weight));
      }),
      ring(...MIDDLE, RADIUS + 4, 0.5),
      ring(...MIDDLE, RADIUS, 2),
      slopes(7).flatMap(slope => {
        const size = 3 / Math.sqrt(Math.max(slope.over, slope.under));
        return [1, -1].map(side => dot(mirrored(meeting(slope), side), size));
      }),
      line(segment(at(-4, 0), at(4, 0)) + segment(at(0, 4), START), 0.8),
      polygon([MIDDLE, foot, his], 1.6),
      swell([START, his], () => 2.4, 'accent'),
      dot(his, 4, 'accent'),
      hollow(START, 3.4, 1.4),
      plaque((MIDDLE[0] + foot[0]) / 2, MIDDLE[1] + 12, '16/5', 10),
      plaque(foot[0] - 13, (foot[1] + his[1]) / 2 + 5, '12/5', 10),
      plaque((MIDDLE[0] + his[0]) / 2 - 7, (MIDDLE[1] + his[1]) / 2 - 3, '4', 11),
      label(0, 92, '16 = (16/5)² + (12/5)²', 12),
    ];
  },
};

function at(x: number, y: number): Point {
  return [MIDDLE[0] + UNIT * x, MIDDLE[1] - UNIT * y];
}

function meeting(slope: Ratio): Point {
  const { x, y } = secondPoint(slope);
  return at(x.over / x.under, y.over / y.under);
}

function mirrored([x, y]: Point, side: number): Point {
  return [side * x, y];
}

/** Quarters of the unit, inside the circle. */
const GRID = range(31, i => (i - 15) / 4)
  .map(v => {
    const half = Math.sqrt(16 - v * v);
    return segment(at(v, -half), at(v, half)) + segment(at(-half, v), at(half, v));
  })
  .join('');
