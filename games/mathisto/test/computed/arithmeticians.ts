import type { Facts } from './fact.ts';
import { divisors, firstFrom, isPrime, only, range, sum } from './numbers.ts';

export const arithmeticians: Facts = {
  'even-prime': () => only(range(0, 500), n => n % 2 === 0 && isPrime(n)),
  'sum-to-a-hundred': () => sum(range(1, 100)),
  'divisors-of-twelve': () => divisors(12).length,
  'roman-numeral': () => only(range(1, 399), n => roman(n) === 'XCIV'),
  'second-perfect-number': () => firstFrom(7, n => properSum(n) === n),
  'collatz-from-twelve': () => {
    let [n, steps] = [12, 0];
    for (; n !== 1; steps += 1) n = n % 2 === 0 ? n / 2 : 3 * n + 1;
    return steps;
  },
  'ten-odd-numbers': () => sum(range(1, 19).filter(n => n % 2 === 1)),
  'primes-below-a-hundred': () => range(1, 99).filter(isPrime).length,
  'period-of-a-seventh': () => firstFrom(1, length => (10 ** length - 1) % 7 === 0),
  'zeros-of-a-factorial': () => {
    const digits = String(range(1, 100).reduce((product, n) => product * BigInt(n), 1n));
    return digits.length - digits.replace(/0+$/, '').length;
  },
  'composite-mersenne': () => firstFrom(2, p => isPrime(p) && !isPrime(2 ** p - 1)),
  'friend-of-220': () => only(range(1, 1000), n => n !== 220 && properSum(220) === n && properSum(n) === 220),
  'two-squares-twice': () => firstFrom(1, n => sumsOfTwoSquares(n) === 2),
  'sun-zi': () => firstFrom(1, n => n % 3 === 2 && n % 5 === 3 && n % 7 === 2),
  'between-square-and-cube': () =>
    only(
      range(1, 100_000),
      n => (isPower(n - 1, 2) && isPower(n + 1, 3)) || (isPower(n - 1, 3) && isPower(n + 1, 2)),
    ),
};

function properSum(n: number): number {
  return sum(divisors(n)) - n;
}

function sumsOfTwoSquares(n: number): number {
  const roots = range(1, Math.ceil(Math.sqrt(n)));
  return roots.flatMap(a => roots.filter(b => a <= b && a * a + b * b === n)).length;
}

/** Up to 399. */
function roman(n: number): string {
  const digit = (value: number, one: string, five: string, ten: string): string =>
    [
      '',
      one,
      one + one,
      one.repeat(3),
      one + five,
      five,
      five + one,
      five + one + one,
      five + one.repeat(3),
      one + ten,
    ][value] ?? '';
  const hundreds = 'C'.repeat(Math.floor(n / 100));
  return hundreds + digit(Math.floor(n / 10) % 10, 'X', 'L', 'C') + digit(n % 10, 'I', 'V', 'X');
}

/** A square for 2, a cube for 3. */
function isPower(n: number, exponent: number): boolean {
  return Math.round(n ** (1 / exponent)) ** exponent === n;
}
