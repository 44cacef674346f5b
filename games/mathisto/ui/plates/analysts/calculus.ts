import { dot, line, plaque, segment, swell } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import { box, curve, range } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { height, slope } from './calculus-curve.ts';

const BASE = 66;
const STRIPS = 22;
const [FROM, TO] = [-84, 60];
/** Where the tangent touches. */
const AT = 16;
const DX = 44;

/** Slope and area, two sides of one reckoning. */
export const calculus: Plate = {
  keep: 100,
  draw: () => [
    range(STRIPS, strip),
    line(segment([-96, BASE], [96, BASE]) + segment([-90, 80], [-90, -64]), 1.1),
    swell(
      curve(x => [x, up(height(x))], -92, 95, 70),
      t => 1.6 + 2 * Math.sin(Math.PI * t),
    ),
    swell([tangent(-60), tangent(0), tangent(62)], () => 2, 'accent'),
    line([tangent(0), [AT + DX, up(height(AT))], tangent(DX)], 1),
    dot(tangent(0), 3.6, 'accent'),
    plaque(AT + DX / 2, up(height(AT)) + 12, 'dx', 12),
    plaque(AT + DX + 11, up(height(AT) + (slope(AT) * DX) / 2) + 4, 'dy', 12),
    plaque(-34, 52, '∫ y dx', 21),
    plaque(47, -66, 'dy/dx', 14),
  ],
};

function up(value: number): number {
  return BASE - value;
}

function tangent(dx: number): Point {
  return [AT + dx, up(height(AT) + slope(AT) * dx)];
}

function strip(i: number): Drawing {
  const width = (TO - FROM) / STRIPS;
  const left = FROM + i * width;
  const top = up(height(left + width / 2));
  return [
    hatchPolygon(box(left, top, left + width, BASE), { angle: i % 2 === 0 ? -45 : 45, gap: 2.4, width: 0.5 }),
    line(
      [
        [left, BASE],
        [left, top],
        [left + width, top],
        [left + width, BASE],
      ],
      0.7,
    ),
  ];
}
