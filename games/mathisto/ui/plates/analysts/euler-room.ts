import { TAU } from '../points.ts';
import type { Point } from '../types.ts';

/** The helix, in units of the plate: two turns of radius 30 in a room 76 wide and high. */
export const TURNS = 1.5;
export const END = TURNS * TAU;
export const RADIUS = 30;
export const HALF = 38;
const LENGTH = 122;
/** Where the three walls meet, on the floor at the back. */
const CORNER: Point = [-20, -11];
const COS_30 = Math.sqrt(3) / 2;

/** A point of the room: the time t, then cos and sin in units of the plate, all seen in equal measure. */
export function seen(t: number, across: number, up: number): Point {
  const along = (t / END) * LENGTH;
  const aside = across + HALF;
  return [CORNER[0] + COS_30 * (along - aside), CORNER[1] + 0.5 * (along + aside) - (up + HALF)];
}

/** eⁱᵗ = cos t + i sin t, drawn out along t. */
export function helix(t: number): Point {
  return seen(t, RADIUS * Math.cos(t), RADIUS * Math.sin(t));
}

/** On the floor only the cosine is left. */
export function cosine(t: number): Point {
  return seen(t, RADIUS * Math.cos(t), -HALF);
}

/** On the far wall only the sine is left. */
export function sine(t: number): Point {
  return seen(t, -HALF, RADIUS * Math.sin(t));
}

/** On the end wall both are left, and the time is gone: a circle. */
export function circle(t: number): Point {
  return seen(0, RADIUS * Math.cos(t), RADIUS * Math.sin(t));
}

/** How near to the eye a point of the helix is. */
export function nearness(t: number): number {
  return (t / END) * LENGTH + RADIUS * (Math.cos(t) + Math.sin(t));
}
