/** Where continuity is asked for. */
export const AT = 6;
/** Four challenges, each narrower. */
export const EPSILONS = [56, 39, 24, 12] as const;

/** Some continuous curve. */
export function f(x: number): number {
  return 0.66 * x + 7 * Math.sin(x / 13) + 3.5 * Math.sin(x / 5.2);
}

/** The answer to ε: the widest δ, to a hundredth, for which the curve stays within ε of f(AT). */
export function deltaFor(epsilon: number): number {
  let delta = 0;
  while (isWithin(AT - delta, epsilon) && isWithin(AT + delta, epsilon)) delta += 0.01;
  return delta - 0.01;
}

function isWithin(x: number, epsilon: number): boolean {
  return Math.abs(f(x) - f(AT)) < epsilon;
}
