import { must } from '#kernel/must.ts';
import { range } from '../points.ts';
import type { Point } from '../types.ts';
import type { Direction } from './solid.ts';

/** A tube around two rings that flow into each other: a surface of genus 2. */
const TUBE = 16;
const APART = 43;
const RING = 31;
const BLEND = 12;
/** We look down on it from this height above the horizon, in radians. */
const VIEW = 1.08;
const REACH = 98;

/** Of the surface: where it is seen, which way it is turned, whether it faces us. */
export interface Spot {
  readonly at: Point;
  readonly normal: Direction;
  readonly isFront: boolean;
}

/** How far the middle of the tube is from a point of the plane. */
export function fromCore(x: number, y: number): number {
  const [right, left] = [
    Math.abs(Math.hypot(x - APART, y) - RING),
    Math.abs(Math.hypot(x + APART, y) - RING),
  ];
  const share = Math.max(0, Math.min(1, 0.5 + (left - right) / (2 * BLEND)));
  return left + (right - left) * share - BLEND * share * (1 - share);
}

/** The closed curves in which an upright plane cuts the surface: at distance `from` from the middle, turned by `turn`. */
export function slice(from: number, turn: number, step: number): readonly (readonly Spot[])[] {
  return tops(from, turn, step).map(top => {
    const upper = top.map(([x, y, z]) => spot(x, y, z));
    return upper.concat(top.toReversed().map(([x, y, z]) => spot(x, y, -z)));
  });
}

type Place = readonly [x: number, y: number, z: number];

/** The upper halves of those curves; the lower ones mirror them. */
function tops(from: number, turn: number, step: number): readonly (readonly Place[])[] {
  const [c, s] = [Math.cos(turn), Math.sin(turn)];
  const found: Place[][] = [];
  let open = false;
  for (let along = -REACH; along <= REACH; along += step) {
    const [x, y] = [from * c - along * s, from * s + along * c];
    const distance = fromCore(x, y);
    const isIn = Math.abs(distance) < TUBE;
    if (isIn && !open) found.push([]);
    if (isIn) found.at(-1)?.push([x, y, Math.sqrt(TUBE ** 2 - distance ** 2)]);
    open = isIn;
  }
  return found;
}

/** The parts of a closed curve that face us. */
export function frontRuns(loop: readonly Spot[]): readonly (readonly Spot[])[] {
  const back = Math.max(
    0,
    loop.findIndex(one => !one.isFront),
  );
  const runs: Spot[][] = [[]];
  for (const one of [...loop.slice(back), ...loop.slice(0, back)]) {
    if (one.isFront) runs.at(-1)?.push(one);
    else if (must(runs.at(-1)).length > 0) runs.push([]);
  }
  return runs.filter(run => run.length > 2);
}

/** The heights between which the surface is seen at one place across; parts that hide each other are one. */
export function spans(x: number): readonly Point[] {
  const found = tops(x, 0, 0.5)
    .map(top => {
      const heights = top.flatMap(([, y, z]) => [heightOf(y, z), heightOf(y, -z)]);
      return [Math.min(...heights), Math.max(...heights)] as const;
    })
    .toSorted((a, b) => a[0] - b[0]);
  const merged: [number, number][] = [];
  for (const [top, bottom] of found) {
    const last = merged.at(-1);
    if (last === undefined || top >= last[1]) merged.push([top, bottom]);
    else last[1] = Math.max(last[1], bottom);
  }
  return merged;
}

/** On the plate. */
function heightOf(y: number, z: number): number {
  return -2 - (y * Math.sin(VIEW) + z * Math.cos(VIEW));
}

function spot(x: number, y: number, z: number): Spot {
  const slope = (ax: number, ay: number, bx: number, by: number): number =>
    (fromCore(ax, ay) ** 2 - fromCore(bx, by) ** 2) / (2 * SMALL);
  const normal: Direction = [slope(x + SMALL, y, x - SMALL, y), slope(x, y + SMALL, x, y - SMALL), 2 * z];
  return {
    at: [x, heightOf(y, z)],
    normal,
    isFront: normal[2] * Math.sin(VIEW) - normal[1] * Math.cos(VIEW) > 0,
  };
}

const SMALL = 0.2;

/** Where the outline is looked for. */
export const ACROSS: readonly number[] = range(121, i => -90 + i * 1.5);
