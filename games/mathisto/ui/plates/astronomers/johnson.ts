import { must } from '#kernel/must.ts';
import { hollow, line, plaque, ring, segment, swell, through } from '../engrave.ts';
import { hatch, inDisc } from '../hatch.ts';
import { DEGREE, range, TAU } from '../points.ts';
import type { Drawing, Plate, Point } from '../types.ts';
import { INCLINATION, REVOLUTIONS, START, track } from './johnson-orbit.ts';

const RADIUS = 46;
const GLOBE: Point = [0, -40];
/** How much we look down on the equator. */
const TILT = 22 * DEGREE;
/** The flat map below: units of the plate to a degree. */
const MAP = { y: 61, wide: 0.52, high: 0.62, most: 53 } as const;

type Seen = readonly [x: number, y: number, depth: number];

/** Three revolutions: as seen from space, and as they pass over the turning Earth. */
export const johnson: Plate = {
  keep: 92,
  draw: say => [globe(), orbit(), map(say('johnson.start'))],
};

function globe(): Drawing {
  const [x, y] = GLOBE;
  const disc = inDisc(x, y, RADIUS);
  const lit = inDisc(x - 18, y - 16, RADIUS * 1.02);
  const parallels = range(11, i => curve3(t => place((-75 + i * 15) * DEGREE, t), -Math.PI, Math.PI, 72));
  const meridians = range(24, i => curve3(t => place(t, i * 15 * DEGREE), -1.4, 1.4, 30));
  return [
    ring(x, y, RADIUS, 0.7, { fill: 'paper', stroke: 'none' }),
    hatch((a, b) => disc(a, b) && !lit(a, b), { angle: 40, gap: 1.7, width: 0.6 }),
    line(
      [...parallels, ...meridians]
        .flatMap(visible)
        .map(run => through(run))
        .join(''),
      0.35,
    ),
    ring(x, y, RADIUS, 1.6),
  ];
}

function orbit(): Drawing {
  const points = curve3(onOrbit, 0, TAU, 120);
  return points.slice(1).map((point, i) => {
    const before = must(points[i]);
    if (isBehind(point) || isBehind(before)) return [];
    return line(segment([before[0], before[1]], [point[0], point[1]]), 1.4 + 1.1 * Math.max(0, point[2]), {
      stroke: 'accent',
    });
  });
}

/** Where the orbit crosses the equator, so that we see how much it is inclined. */
const NODE = 62 * DEGREE;

function onOrbit(t: number): Seen {
  const [along, aside] = [Math.cos(t), Math.sin(t) * Math.cos(INCLINATION * DEGREE)];
  const right = along * Math.cos(NODE) - aside * Math.sin(NODE);
  const near = along * Math.sin(NODE) + aside * Math.cos(NODE);
  return turned(RADIUS * 1.26, right, [Math.sin(t) * Math.sin(INCLINATION * DEGREE), near]);
}

function map(start: string): Drawing {
  const { y, wide, high, most } = MAP;
  const [left, right] = [-180 * wide, 180 * wide];
  const meridians = range(23, i => (i * 15 - 165) * wide);
  const parallels = range(7, i => y + (i * 15 - 45) * high);
  const at = ([longitude, latitude]: Point): Point => [longitude * wide, y - latitude * high];
  const cape = at([START.longitude, START.latitude]);
  return [
    line(`M${left} ${y - most * high}H${right}V${y + most * high}H${left}Z`, 1.2, { fill: 'paper' }),
    meridians.map(x => line(segment([x, y - most * high], [x, y + most * high]), 0.25)),
    parallels.map(level => line(segment([left, level], [right, level]), 0.25)),
    line(segment([left, y], [right, y]), 0.7),
    range(REVOLUTIONS, n =>
      track(n).map(run => swell(run.map(at), () => must([2.6, 1.7, 1][n]), n === 0 ? 'accent' : 'line')),
    ),
    hollow(cape, 3, 1.1),
    plaque(cape[0], cape[1] - 5.5, start, 8),
  ];
}

/** A point of the sphere by latitude and longitude. */
function place(latitude: number, longitude: number): Seen {
  const up = Math.sin(latitude);
  const near = Math.cos(latitude) * Math.cos(longitude);
  return turned(RADIUS, Math.cos(latitude) * Math.sin(longitude), [up, near]);
}

function turned(scale: number, right: number, [up, near]: readonly [number, number]): Seen {
  const [x, y] = GLOBE;
  const height = up * Math.cos(TILT) - near * Math.sin(TILT);
  return [x + scale * right, y - scale * height, up * Math.sin(TILT) + near * Math.cos(TILT)];
}

function curve3(at: (t: number) => Seen, from: number, to: number, n: number): Seen[] {
  return range(n + 1, i => at(from + ((to - from) * i) / n));
}

/** The parts of a curve on this side of the globe. */
function visible(points: readonly Seen[]): Point[][] {
  const runs: Point[][] = [[]];
  for (const [x, y, depth] of points) {
    if (depth > 0) runs.at(-1)?.push([x, y]);
    else if (must(runs.at(-1)).length > 0) runs.push([]);
  }
  return runs.filter(run => run.length > 1);
}

function isBehind([x, y, depth]: Seen): boolean {
  return depth < 0 && Math.hypot(x - GLOBE[0], y - GLOBE[1]) < RADIUS;
}
