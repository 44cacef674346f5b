/** A straight line through points, and how sure its slope is. */
export interface Slope {
  /** Of y, for each 1 of x. */
  readonly perX: number;
  /** Its standard error. */
  readonly error: number;
  readonly mean: number;
}

/** By least squares; null where there are too few points to say how sure it is. */
export function slopeOf(points: readonly (readonly [x: number, y: number])[]): Slope | null {
  const n = points.length;
  if (n < 3) return null;
  const meanX = points.reduce((sum, [x]) => sum + x, 0) / n;
  const mean = points.reduce((sum, [, y]) => sum + y, 0) / n;
  const spread = points.reduce((sum, [x]) => sum + (x - meanX) ** 2, 0);
  if (spread === 0) return null;
  const perX = points.reduce((sum, [x, y]) => sum + (x - meanX) * (y - mean), 0) / spread;
  const rest = points.reduce((sum, [x, y]) => sum + (y - mean - perX * (x - meanX)) ** 2, 0);
  return { perX, error: Math.sqrt(rest / (n - 2) / spread), mean };
}

export type Growth = 'flat' | 'grows' | 'unsure';

/**
 * Whether something grows by more than `allowed`, a share of its mean, in each 1 of x: only if that is beyond doubt, and
 * it is only flat if that is. Doubt is two standard errors.
 */
export function growthOf(slope: Slope | null, allowed: number): Growth {
  if (slope === null) return 'unsure';
  const most = Math.abs(slope.mean) * allowed;
  if (slope.perX - 2 * slope.error > most) return 'grows';
  return slope.perX + 2 * slope.error < most ? 'flat' : 'unsure';
}
