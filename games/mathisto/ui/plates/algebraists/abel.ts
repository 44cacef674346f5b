import { must } from '#kernel/must.ts';
import { dot, hollow, line, plaque, swell, through } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { divisions, FOCUS, lemniscate, oval, PARTS } from './abel-lemniscate.ts';

const MIDDLE = -6;

/** The lemniscate in seventeen equal arcs, among the ovals that share its foci. */
export const abel: Plate = {
  keep: 100,
  draw: () => {
    const cuts = divisions();
    const arcs = range(PARTS, k => curve(onPlate(lemniscate), must(cuts[k]), must(cuts[k + 1]), 14));
    return [
      line(
        range(16, i => both(phi => oval(FOCUS ** 2 * share(i), phi), -Math.PI, Math.PI, 34)).join(''),
        0.3,
      ),
      line(
        range(23, i => both(rho => oval(rho, -Math.PI + ((i + 1) * Math.PI) / 12), 4, OUTERMOST, 14)).join(
          '',
        ),
        0.22,
      ),
      arcs.map((arc, k) =>
        k % 2 === 0 ? hatchPolygon([[0, MIDDLE], ...arc], { angle: 30 + k * 21, gap: 1.7, width: 0.6 }) : [],
      ),
      arcs.map(arc => line([[0, MIDDLE], must(arc[0])], 0.55)),
      swell(arcs.flat(), t => 1.8 + 1.5 * Math.cos(2 * Math.PI * t) ** 2),
      arcs.map(arc => hollow(must(arc[0]), 2.7, 1.1)),
      swell(must(arcs[4]), () => 3.4, 'accent'),
      [arcs[4]?.[0], arcs[4]?.[14]].map(end => dot(must(end), 2.9, 'accent')),
      ([-FOCUS, FOCUS] as const).map(x => dot([x, MIDDLE], 1.6)),
      dot([0, MIDDLE], 3),
      plaque(0, 92, '17 = 2⁴ + 1', 14),
    ];
  },
};

/** Products of distances, as shares of the lemniscate's own: closer and closer to it from both sides. */
const share = (i: number): number => 0.12 + (i / 12) ** 1.3 * 2.2;
const OUTERMOST = FOCUS ** 2 * share(15);

function onPlate(at: (t: number) => Point): (t: number) => Point {
  return t => {
    const [x, y] = at(t);
    return [x, MIDDLE + y];
  };
}

/** A curve of the right half and its image in the left half. */
function both(at: (t: number) => Point, from: number, to: number, n: number): string {
  const right = within(curve(onPlate(at), from, to, n));
  return right.map(run => through(run) + through(run.map(([x, y]) => [-x, y]))).join('');
}

/** The pieces of a curve that lie on the plate. */
function within(points: readonly Point[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const point of points) {
    if (point[0] < 96) runs.at(-1)?.push(point);
    else if (runs.at(-1)?.length !== 0) runs.push([]);
  }
  return runs.filter(run => run.length > 1);
}
