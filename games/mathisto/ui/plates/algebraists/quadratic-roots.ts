/** Three equations x² − 2px + q = 0 with the same p: their curves have one shape and one axis. */
export const HALF_SUM = 3;
/** q for two roots, one, none. */
export const CONSTANTS = [3, 9, 13] as const;

export function quadratic(x: number, q: number): number {
  return x * x - 2 * HALF_SUM * x + q;
}

/** p ± √(p² − q): two, one or none. */
export function roots(q: number): readonly number[] {
  const square = HALF_SUM ** 2 - q;
  if (square < 0) return [];
  if (square === 0) return [HALF_SUM];
  return [HALF_SUM - Math.sqrt(square), HALF_SUM + Math.sqrt(square)];
}
