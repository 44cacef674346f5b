import { must } from '#kernel/must.ts';
import { curve, DEGREE, TAU } from '../points.ts';
import type { Point } from '../types.ts';

/** The orbit is tilted by 32.5° against the equator, and the Earth turns 22.2° below it in one revolution. */
export const INCLINATION = 32.5;
export const TURN = 22.2;
export const REVOLUTIONS = 3;
/** Cape Canaveral, in degrees. */
export const START = { latitude: 28.5, longitude: -80.6 } as const;

/** How far along the orbit, from where it crosses the equator northwards, the capsule starts. */
const PHASE = Math.asin(Math.sin(START.latitude * DEGREE) / Math.sin(INCLINATION * DEGREE));

/** Below the capsule after some revolutions: longitude and latitude in degrees, the longitude unbounded. */
export function below(revolutions: number): Point {
  const angle = PHASE + TAU * revolutions;
  const node = START.longitude - aside(PHASE);
  const latitude = Math.asin(Math.sin(INCLINATION * DEGREE) * Math.sin(angle)) / DEGREE;
  return [node + aside(angle) - TURN * revolutions, latitude];
}

/** East of the node by this angle along the orbit, in degrees, counting whole revolutions. */
function aside(angle: number): number {
  const whole = Math.round(angle / TAU);
  return Math.atan2(Math.cos(INCLINATION * DEGREE) * Math.sin(angle), Math.cos(angle)) / DEGREE + 360 * whole;
}

/** One revolution on a flat map from −180° to 180°, cut where it leaves the map. */
export function track(revolution: number): readonly (readonly Point[])[] {
  const runs: Point[][] = [];
  for (const [longitude, latitude] of curve(below, revolution, revolution + 1, 144)) {
    const point: Point = [((((longitude + 180) % 360) + 360) % 360) - 180, latitude];
    const last = runs.at(-1);
    if (last !== undefined && Math.abs(must(last.at(-1))[0] - point[0]) < 90) last.push(point);
    else runs.push([point]);
  }
  return runs.filter(run => run.length > 1);
}
