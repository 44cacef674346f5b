import { dot, hollow, label, line, plaque, segment, swell } from '../engrave.ts';
import { hatch } from '../hatch.ts';
import { arc, curve, range } from '../points.ts';
import type { Plate, Point } from '../types.ts';
import { B, D, mean, SUM, side } from './viete-equation.ts';

/** Height of the diameter on the plate; the arch stands on it, the half circle hangs from it. */
const FLOOR = 4;
const LEFT = -SUM / 2;
const ROOTS = [B, D] as const;

/** (B + D) A − A² as an arch cut at the height B·D, over the half circle whose half-chords are the means Z. */
export const viete: Plate = {
  keep: 96,
  draw: () => {
    const level = arch(B)[1];
    return [
      hatch((x, y) => y < FLOOR && y > arch(x - LEFT)[1] && y > level, { angle: 90, gap: 2.4, width: 0.32 }),
      hatch((x, y) => y < level && y > arch(x - LEFT)[1], { angle: 45, gap: 2.2, width: 0.5 }),
      range(29, i => 5 * (i + 1)).map(a => line(segment([LEFT + a, FLOOR], bowl(a)), 0.28)),
      hatch((x, y) => y > FLOOR && isInBowl(x, y) && x < LEFT + B, { angle: 45, gap: 2, width: 0.5 }),
      hatch((x, y) => y > FLOOR && isInBowl(x, y) && x > LEFT + D, { angle: -45, gap: 2, width: 0.5 }),
      line(segment([-92, level], [92, level]), 1.1, { stroke: 'accent' }),
      line(segment([0, -82], [0, 84]), 0.4, { dash: '5 2 1 2' }),
      swell(curve(arch, 0, SUM, 90), t => 1.2 + 2 * Math.sin(Math.PI * t)),
      swell(arc({ x: 0, y: FLOOR, rx: SUM / 2 }, Math.PI, 0, 80), t => 1 + 1.2 * Math.sin(Math.PI * t)),
      line(segment([-94, FLOOR], [94, FLOOR]), 1.4),
      ROOTS.map(a => [
        line(segment([LEFT + a, FLOOR], arch(a)), 1.6, { stroke: 'accent' }),
        line(segment([LEFT + a, FLOOR], bowl(a)), 1.8),
        hollow(bowl(a), 2.2),
        dot(arch(a), 3.2, 'accent'),
        hollow([LEFT + a, FLOOR], 2.4, 1),
      ]),
      ([0, SUM] as const).map(a => dot([LEFT + a, FLOOR], 2)),
      plaque(LEFT + B / 2, FLOOR + 10, 'B', 11),
      plaque(LEFT + B / 2 + D / 2 + 14, FLOOR + 11, 'D', 11),
      ROOTS.map(a => plaque(LEFT + a + (a === B ? 8 : -8), FLOOR + 44, 'Z', 10)),
      plaque(0, level + 17, 'B · D = Z²', 12),
      label(0, 93, '(B + D) A − A² = B · D', 12),
    ];
  },
};

/** Where the arch stands over a length A. Its highest point is as high as the half circle is deep. */
function arch(a: number): Point {
  return [LEFT + a, FLOOR - (2 * side(a)) / SUM];
}

function bowl(a: number): Point {
  return [LEFT + a, FLOOR + mean(a)];
}

function isInBowl(x: number, y: number): boolean {
  return x * x + (y - FLOOR) ** 2 < (SUM / 2) ** 2;
}
