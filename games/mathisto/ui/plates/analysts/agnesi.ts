import { dot, hollow, line, plaque, ring, segment, swell } from '../engrave.ts';
import { hatch, inDisc } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { A, onCircle, versiera } from './agnesi-curve.ts';

/** The line on which the circle stands. */
const GROUND = 46;
const disc = inDisc(0, GROUND - A, A);

/** The versiera, point by point: as far across as the ray on the upper line, as high as the ray on the circle. */
export const agnesi: Plate = {
  keep: 100,
  draw: () => {
    const targets = range(16, i => (i < 8 ? i - 8 : i - 7) * 11.7);
    return [
      hatch((x, y) => y < GROUND && GROUND - y < versiera(x) && !disc(x, y), {
        angle: 90,
        gap: 2.4,
        width: 0.45,
      }),
      hatch(disc, { angle: -45, gap: 2.2, width: 0.35 }),
      line(segment([-96, GROUND], [96, GROUND]), 1.2),
      line(segment([-96, GROUND - 2 * A], [96, GROUND - 2 * A]), 0.9),
      targets.map(x => [
        line(segment(at(0, 0), at(x, 2 * A)), 0.4),
        line(
          segment(at(...onCircle(x)), at(x, versiera(x))) + segment(at(x, 2 * A), at(x, versiera(x))),
          0.45,
          {
            dash: '1.6 1.6',
          },
        ),
      ]),
      ring(0, GROUND - A, A, 1.5),
      swell(
        curve(x => at(x, versiera(x)), -95.5, 95.5, 80),
        t => 1.4 + 2.4 * Math.sin(Math.PI * t),
        'accent',
      ),
      targets.map(x => [hollow(at(x, versiera(x)), 1.7, 0.7), dot(at(...onCircle(x)), 1.1)]),
      dot(at(0, 0), 2.6),
      dot(at(0, 2 * A), 2.6),
      plaque(0, 78, 'y = 8a³ / (x² + 4a²)', 12.5),
      plaque(0, -48, 'la versiera', 11),
    ];
  },
};

function at(x: number, y: number): Point {
  return [x, GROUND - y];
}
