import { dot, hollow, line, plaque, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { A, folium, slope } from './descartes-folium.ts';

const ORIGIN: Point = [-30, 31];
const UNIT = A / 6;
/** The line y = tx on which the tangent is asked for. */
const ASKED = 0.42;
/** How far the asymptote x + y = −a is drawn, both ways. */
const WING = 59;

/** The folium on its grid, with its asymptote, and the tangent that Descartes dared Fermat to find. */
export const descartes: Plate = {
  keep: 100,
  draw: () => {
    const loop = curve(t => at(folium(Math.tan((t * Math.PI) / 2))), 0, 0.9999, 80);
    const wing = curve(t => at(folium(-t)), 0, 0.35, 40);
    const touch = folium(ASKED);
    const tangent = (dx: number): Point => at([touch[0] + dx, touch[1] + dx * slope(touch)]);
    return [
      line(GRID, 0.26),
      hatchPolygon(loop, { angle: 45, gap: 2.1, width: 0.5 }),
      LINES.map(t => line(segment(ORIGIN, at(folium(t))), 0.45)),
      line(segment([-94, ORIGIN[1]], [94, ORIGIN[1]]) + segment([ORIGIN[0], 94], [ORIGIN[0], -94]), 1.3),
      line(segment(at([-WING, WING - A]), at([WING - A, -WING])), 1.1),
      line(segment(ORIGIN, at([1.5 * A, 1.5 * A])), 0.8, { dash: '5 2 1 2' }),
      swell(loop, t => 1.6 + 1.8 * Math.sin(Math.PI * t)),
      [wing, wing.map(mirrored)].map(points => swell(points, t => 1.6 + 0.9 * Math.sin(Math.PI * t))),
      LINES.map(t => hollow(at(folium(t)), 1.7, 0.8)),
      swell([tangent(-56), tangent(24)], () => 2.2, 'accent'),
      dot(at(touch), 3.6, 'accent'),
      dot(ORIGIN, 2.6),
      hollow(at([-A, 0]), 2.2),
      hollow(at([0, -A]), 2.2),
      plaque(at([-A, 0])[0] + 3, ORIGIN[1] - 6, '−a', 10),
      plaque(ORIGIN[0] - 12, at([0, -A])[1] + 4, '−a', 10),
      plaque(48, -82, 'x³ + y³ = 3axy', 13),
    ];
  },
};

/** Lines through the origin that give points of the loop. */
const LINES = [0.12, 0.25, ASKED, 0.65, 1, 1 / 0.65, 1 / ASKED, 4, 8];

const GRID = range(27, i => i - 13)
  .map(i => {
    const [x, y] = [ORIGIN[0] + i * UNIT, ORIGIN[1] + i * UNIT];
    const upright = Math.abs(x) < 94 ? segment([x, x < -46 ? -66 : -94], [x, 94]) : '';
    return upright + (Math.abs(y) < 94 ? segment([y < -66 ? -46 : -94, y], [94, y]) : '');
  })
  .join('');

function at([x, y]: Point): Point {
  return [ORIGIN[0] + x, ORIGIN[1] - y];
}

/** The curve is its own image when x and y change places. */
function mirrored([x, y]: Point): Point {
  return at([ORIGIN[1] - y, x - ORIGIN[0]]);
}
