import { dot, line, plaque, polygon, ring, segment, ticks } from '../engrave.ts';
import { hatchPolygon } from '../hatch.ts';
import type { Plate } from '../types.ts';
import { gained, inscribed, RADIUS } from './liu-hui-circle.ts';

/** The circle cut finer and finer: 6, 12, 24 sides. */
export const liuHui: Plate = {
  keep: 100,
  draw: () => [
    gained().map(triangle => hatchPolygon(triangle, { angle: 45, gap: 2, width: 0.6 })),
    ticks(0, 0, RADIUS, 96, 8, 3),
    inscribed(24).map((corner, i) => line(segment([0, 0], corner), i % 4 === 0 ? 0.9 : 0.4)),
    ring(0, 0, RADIUS, 1.8),
    polygon(inscribed(24), 0.7),
    polygon(inscribed(12), 1.5),
    polygon(inscribed(6), 2.8, { stroke: 'accent' }),
    dot([0, 0], 2.6),
    plaque(0, 34, 'π ≈ 157/50', 14),
  ],
};
