import { hollow, label, plaque, ring } from '../engrave.ts';
import { hatch, inDisc } from '../hatch.ts';
import { polar, range, TAU } from '../points.ts';
import type { Plate } from '../types.ts';

const RADIUS = 53;
const CLASSES = range(3, i => polar(0, 4, 34, -Math.PI / 2 + (TAU * i) / 3));
const DISCS = CLASSES.map(([x, y]) => inDisc(x, y, RADIUS));

/** Three classes, each hatched its own way: in a product the hatchings cross, and x times x is x again. */
export const boole: Plate = {
  keep: 96,
  draw: () => [
    DISCS.map((disc, i) => hatch(disc, { angle: i * 60, gap: 2.7, width: 0.65 })),
    hatch((x, y) => DISCS.every(disc => disc(x, y)), { angle: 90, gap: 1.5, width: 0.9, stroke: 'accent' }),
    CLASSES.map(([x, y]) => [ring(x, y, RADIUS, 2.4), ring(x, y, RADIUS + 2.6, 0.45)]),
    [
      { text: 'x', x: 0, y: -56 },
      { text: 'y', x: 57, y: 50 },
      { text: 'z', x: -57, y: 50 },
    ].map(({ text, x, y }) => [hollow([x, y - 4], 9, 0.9), label(x, y, text, 15)]),
    hollow([0, 4], 9.5, 0.9),
    label(0, 7, 'xyz', 9.5),
    label(-78, -46, '1', 24),
    plaque(68, 92, 'x² = x', 14),
  ],
};
