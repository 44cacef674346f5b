import { must } from '#kernel/must.ts';
import { label, line, plaque, ring, segment, swell, ticks } from '../engrave.ts';
import { curve, range } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { games, stray, THROWS } from './bernoulli-games.ts';

const BOLD = 6;
const SHOWN: readonly number[] = [...new Set(range(60, i => Math.round(THROWS ** (i / 59))))];

/** Forty games of heads or tails: the share of heads closes in on one half, as fast as 1 / √n. */
export const bernoulli: Plate = {
  keep: 102,
  draw: say => {
    const lines = games().map(shares => SHOWN.map((n): Point => [across(n), up(must(shares[n - 1]))]));
    return [
      line('M-86-70V80H95', 0.9),
      range(5, i => line(segment([-86, up(i / 4)], [95, up(i / 4)]), 0.3, { dash: '1.5 2' })),
      lines.map(points => line(points, 0.46)),
      swell(must(lines[BOLD]), () => 2.2, 'accent'),
      [-1, 1].map(side =>
        swell(
          curve(t => [across(THROWS ** t), up(0.5 + side * stray(THROWS ** t))], 0.24, 1, 60),
          t => 1 + 1.6 * t,
        ),
      ),
      swell(
        [
          [-86, up(0.5)],
          [95, up(0.5)],
        ],
        () => 1.5,
      ),
      plaque(88, up(0.5) - 8, '½', 15),
      label(-91, up(1) + 3, '1', 9),
      label(-91, up(0) + 3, '0', 9),
      [1, 10, 100, 400].map(n => [
        line(segment([across(n), 78], [across(n), 82]), 0.8),
        label(Math.min(88, across(n) + 1), 91, n, 9),
      ]),
      coin(say('bernoulli.heads')),
    ];
  },
};

/** Each doubling of the throws takes as much room as the one before. */
function across(n: number): number {
  return -86 + 180 * (Math.log(n) / Math.log(THROWS));
}

function up(share: number): number {
  return 5 - (share - 0.5) * 146;
}

function coin(side: string): Drawing {
  const [x, y] = [60, -62];
  return [
    ring(x, y, 22, 1.5, { fill: 'paper' }),
    ring(x, y, 18, 0.5),
    ticks(x, y, 18.6, 48, 48, 2.4),
    label(x, y + 3.6, side, 11),
  ];
}
