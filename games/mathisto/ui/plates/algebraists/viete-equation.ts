/**
 * Viète names what is given by consonants and what is sought by vowels: if (B + D) A − A² equals B·D, then A is B or
 * else D. The roots are read in the coefficients: their sum, and their product.
 */
export const B = 26;
export const D = 124;
export const SUM = B + D;
export const PRODUCT = B * D;

/** (B + D) A − A². */
export function side(a: number): number {
  return SUM * a - a * a;
}

/** The mean proportional Z between both parts of the diameter B + D, cut at `a`: its square is `side(a)`. */
export function mean(a: number): number {
  return Math.sqrt(side(a));
}
