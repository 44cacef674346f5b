import { dot, hollow, label, line, plaque, ring, round, segment, swell } from '../engrave.ts';
import { hatch, hatchPolygon, inDisc } from '../hatch.ts';
import { arc, polar, range, TAU } from '../points.ts';
import type { Mark, Plate, Point } from '../types.ts';
import { RESTS_ON } from './euclid-chain.ts';

const RADIUS = 50;
const A: Point = [-RADIUS / 2, -34];
const B: Point = [RADIUS / 2, -34];
/** Where the circles meet: the top of an equilateral triangle. */
const TOP: Point = [0, A[1] - (RADIUS * Math.sqrt(3)) / 2];
/** The line on which the propositions stand, from the first to the forty-seventh. */
const MARGIN = 84;

/** Proposition I.1; below, the chain that leads from it to I.47. */
export const euclid: Plate = {
  keep: 98,
  draw: () => [
    hatch(inLens, { angle: 90, gap: 2.3, width: 0.35 }),
    hatchPolygon([A, B, TOP], { angle: 0, gap: 1.9, width: 0.55 }),
    [A, B].map(centre => [
      ring(...centre, RADIUS + 2.5, 0.35),
      range(24, i => {
        const angle = (TAU * i) / 24;
        const far = polar(...centre, RADIUS, angle);
        return inDisc(...(centre === A ? B : A), RADIUS)(...far) ? [] : line(segment(centre, far), 0.25);
      }),
      swell(
        arc({ x: centre[0], y: centre[1], rx: RADIUS }, 0, TAU, 100),
        t => 1.2 + 1.1 * Math.cos(Math.PI * t) ** 2,
      ),
    ]),
    line(segment(A, TOP) + segment(TOP, B), 2.6),
    swell([A, B], () => 3, 'accent'),
    hollow(TOP, 2.8, 1.3),
    [A, B].map(end => dot(end, 3, 'accent')),
    plaque(A[0] - 9, A[1] + 4, 'A', 12, { upright: true }),
    plaque(B[0] + 9, B[1] + 4, 'B', 12, { upright: true }),
    plaque(0, TOP[1] - 7, 'Γ', 12, { upright: true }),
    Object.entries(RESTS_ON).map(([later, earlier]) =>
      earlier.map(one => thread(one, Number(later), one === 1 || Number(later) === 47)),
    ),
    line(segment([-94, MARGIN], [94, MARGIN]), 1),
    Object.keys(RESTS_ON).map(key => hollow([place(Number(key)), MARGIN], 1.7, 0.8)),
    [1, 47].map(key => dot([place(key), MARGIN], 3, 'accent')),
    [1, 5, 16, 29, 41, 47].map(key => label(place(key), MARGIN + 11, key, 9, { upright: true })),
  ],
};

function inLens(x: number, y: number): boolean {
  return inDisc(...A, RADIUS)(x, y) && inDisc(...B, RADIUS)(x, y);
}

function place(proposition: number): number {
  return -90 + ((proposition - 1) * 180) / 46;
}

/** From a proposition to one whose proof calls for it. */
function thread(from: number, to: number, isEnd: boolean): Mark {
  const [a, b] = [place(from), place(to)];
  const half = (b - a) / 2;
  const d = `M${round(a)} ${MARGIN}A${round(half)} ${round(half * 0.66)} 0 0 1 ${round(b)} ${MARGIN}`;
  return line(d, isEnd ? 0.9 : 0.5);
}
