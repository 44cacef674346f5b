import { must } from '#kernel/must.ts';
import { line, plaque, polygon, swell } from '../engrave.ts';
import { hatch, inDisc, type Region } from '../hatch.ts';
import { chance, polar, range, TAU } from '../points.ts';
import type { Drawing, Mark, Plate, Point } from '../types.ts';
import { DIAGONAL, pressed, RATIO, SIDE } from './scribe-digits.ts';

const MIDDLE: Point = [2, -3];
const REACH = 70;
/** The square, standing on a corner: left, top, right, bottom. */
const SQUARE: readonly [Point, Point, Point, Point] = [
  [MIDDLE[0] - REACH, MIDDLE[1]],
  [MIDDLE[0], MIDDLE[1] - REACH],
  [MIDDLE[0] + REACH, MIDDLE[1]],
  [MIDDLE[0], MIDDLE[1] + REACH],
];

/** The tablet YBC 7289: a square, its diagonals, and the ratio of the two, right to the sixth place. */
export const scribe: Plate = {
  keep: 100,
  draw: () => {
    const radii = tablet();
    const edge = radii.map((radius, i) => polar(...MIDDLE, radius, (TAU * i) / radii.length));
    const inside = within(radii);
    const [lit, pale] = [inDisc(-16, -22, 83), inDisc(-8, -13, 85)];
    const [left, top, right, bottom] = SQUARE;
    return [
      hatch((x, y) => inside(x, y) && !pale(x, y), { angle: 45, gap: 1.8, width: 0.7 }),
      hatch((x, y) => inside(x, y) && !lit(x, y), { angle: -45, gap: 2, width: 0.5 }),
      pits(inside),
      swell([...edge, must(edge[0])], t => 1.4 + 2 * Math.sin(Math.PI * t) ** 2),
      polygon(SQUARE, 2.2),
      swell([top, bottom], () => 1.6),
      swell([left, right], () => 2.6, 'accent'),
      number(SIDE, [-50, -50], 1.35),
      number(RATIO, [MIDDLE[0] - 1, MIDDLE[1] - 14], 1.2),
      number(DIAGONAL, [MIDDLE[0] + 2, MIDDLE[1] + 13], 0.96),
      plaque(2, 95, '1 ; 24, 51, 10 ≈ √2', 11.5),
    ];
  },
};

/** Its outline, round and a little worn: distances from the middle, all around. */
function tablet(): number[] {
  const random = chance(7289);
  return range(90, i => 83 + 2.4 * Math.sin((TAU * 3 * i) / 90 + 1) + 1.4 * random());
}

function within(radii: readonly number[]): Region {
  return (x, y) => {
    const [dx, dy] = [x - MIDDLE[0], y - MIDDLE[1]];
    const turn = (Math.atan2(dy, dx) / TAU + 1) % 1;
    return Math.hypot(dx, dy) < must(radii[Math.floor(turn * radii.length)]);
  };
}

/** Small pits of the clay. */
function pits(inside: Region): Mark {
  const random = chance(30);
  const found = range(150, () => [random() * 180 - 90, random() * 180 - 90] as const).filter(([x, y]) =>
    inside(x, y),
  );
  return line(
    found.map(([x, y]) => `M${x.toFixed(1)} ${y.toFixed(1)}h${(random() * 1.2).toFixed(1)}`).join(''),
    0.6,
    {
      only: 'fine',
    },
  );
}

const HOOK = { width: 6.4, height: 9 } as const;
const WEDGE = { width: 5.6, height: 9 } as const;
const BETWEEN = 5.5;

/** Digits side by side, around a point. */
function number(digits: readonly number[], [x, y]: Point, scale: number): Drawing {
  const widths = digits.map(digit => widthOf(digit) * scale);
  const whole = widths.reduce((sum, width) => sum + width + BETWEEN * scale, -BETWEEN * scale);
  let left = x - whole / 2;
  return digits.map((digit, i) => {
    const marks = pressDigit(digit, [left, y], scale);
    left += must(widths[i]) + BETWEEN * scale;
    return marks;
  });
}

function widthOf(digit: number): number {
  const { tens, ones } = pressed(digit);
  return Math.max(0, ...tens) * HOOK.width + Math.max(0, ...ones) * WEDGE.width;
}

function pressDigit(digit: number, [x, y]: Point, scale: number): Drawing {
  const { tens, ones } = pressed(digit);
  const onesLeft = x + Math.max(0, ...tens) * HOOK.width * scale;
  return [rowsOf(tens, [x, y], HOOK, scale, hook), rowsOf(ones, [onesLeft, y], WEDGE, scale, wedge)];
}

function rowsOf(
  rows: readonly number[],
  [x, y]: Point,
  size: typeof HOOK | typeof WEDGE,
  scale: number,
  press: (at: Point, scale: number) => Drawing,
): Drawing {
  return rows.map((count, row) =>
    range(count, i =>
      press(
        [x + (i + 0.5) * size.width * scale, y + (row - (rows.length - 1) / 2) * size.height * scale],
        rows.length > 1 ? scale * 0.92 : scale,
      ),
    ),
  );
}

/** Ten: the corner of the reed, pressed aslant. */
function hook([x, y]: Point, k: number): Drawing {
  return dent([
    [x + 2.6 * k, y - 4.4 * k],
    [x - 2.8 * k, y],
    [x + 2.6 * k, y + 4.4 * k],
    [x + 0.4 * k, y],
  ]);
}

/** One: a head and a tail. */
function wedge([x, y]: Point, k: number): Drawing {
  return dent([
    [x - 2.4 * k, y - 4.4 * k],
    [x + 2.4 * k, y - 4.4 * k],
    [x + 0.7 * k, y - 1.4 * k],
    [x, y + 4.6 * k],
    [x - 0.7 * k, y - 1.4 * k],
  ]);
}

/** Pressed over the lines, as on the tablet: some bare clay keeps them apart. */
function dent(points: readonly Point[]): Drawing {
  return [polygon(points, 2.6, { fill: 'paper', stroke: 'paper' }), polygon(points, 0.5, { fill: 'line' })];
}
