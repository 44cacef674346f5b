import { chance, range } from '../points.ts';

export const THROWS = 400;
export const GAMES = 40;

/** Forty games of heads or tails: the share of heads after each of 400 throws. */
export function games(): readonly (readonly number[])[] {
  const random = chance(1713);
  return range(GAMES, () => {
    let heads = 0;
    return range(THROWS, n => {
      heads += random() < 0.5 ? 0 : 1;
      return heads / (n + 1);
    });
  });
}

/** How far from one half a share may stray after n throws and still be within two standard deviations. */
export function stray(n: number): number {
  return 1 / Math.sqrt(n);
}
