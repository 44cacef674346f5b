export type Direction = readonly [right: number, up: number, near: number];

const LAMP: Direction = [-0.52, 0.36, 0.78];

/** How much light a face turned this way receives, from 0 to 1: the lamp stands at the left, above, in front. */
export function light([right, up, near]: Direction): number {
  const towards = right * LAMP[0] + up * LAMP[1] + near * LAMP[2];
  return Math.min(1, Math.max(0, towards / Math.hypot(right, up, near)));
}
