import { must } from '#kernel/must.ts';

/** A sign of the formula and its number in Gödel's paper of 1931. */
export interface Coded {
  readonly sign: string;
  readonly code: number;
}

/** Signs have small odd numbers; a variable of type n has the n-th power of a prime above 13. */
export const FORMULA: readonly Coded[] = [
  { sign: 'x₂', code: 17 ** 2 },
  { sign: '(', code: 11 },
  { sign: 'x₁', code: 17 },
  { sign: ')', code: 13 },
];

/** One prime for each place in the formula. */
export const PRIMES = [2, 3, 5, 7] as const;

/** The number of the whole formula: 2²⁸⁹ · 3¹¹ · 5¹⁷ · 7¹³. */
export const NUMBER: bigint = FORMULA.reduce(
  (product, { code }, place) => product * BigInt(must(PRIMES[place])) ** BigInt(code),
  1n,
);

/** The signs that a number stands for: the exponents of 2, 3, 5, 7. */
export function codesOf(number: bigint): number[] {
  let rest = number;
  return PRIMES.map(prime => {
    let code = 0;
    for (; rest % BigInt(prime) === 0n; rest /= BigInt(prime)) code++;
    return code;
  });
}
