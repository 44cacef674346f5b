import { must } from '#kernel/must.ts';
import { dot, line, plaque, polygon, segment } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { A, B, C, LOW, ON_AC, ON_BA, ON_CB, PART_A, PART_B } from './pythagoras-squares.ts';

/** Euclid I.47: each small square is as large as one part of the large one, hatched alike. */
export const pythagoras: Plate = {
  draw: () => [
    [ON_AC, PART_A].map(single),
    [ON_CB, PART_B].map(crossed),
    [ON_AC, ON_CB, ON_BA].map(square => polygon(square, 1.6)),
    line(segment(C, LOW), 1.2, { dash: '4 2' }),
    [
      [ON_AC[3], B],
      [C, must(PART_A[3])],
      [ON_CB[2], A],
      [C, must(PART_B[2])],
    ].map(([from, to]) => line(segment(must(from), must(to)), 0.5)),
    polygon([A, B, C], 2.8, { stroke: 'accent' }),
    [A, B, C].map(point => dot(point, 2.4)),
    plaque(0, 92, 'a² + b² = c²', 15),
  ],
};

function single(points: readonly Point[]): Drawing {
  return [hatchPolygon(points, { angle: 45, gap: 2.2, width: 0.65 })];
}

function crossed(points: readonly Point[]): Drawing {
  return [
    hatchPolygon(points, { angle: -45, gap: 2.2, width: 0.65 }),
    hatchPolygon(points, { angle: 45, gap: 2.2, width: 0.4 }),
  ];
}
