/** What the teacher's chart shows, as sets of numbers. */
import type { Card } from '../../rules/cards.ts';
import { NUMBERS } from './keys.ts';

/** 7 × 7 is beyond 48: after these there is nothing left to cross out. */
export const SIEVED = [2, 3, 5] as const;
/** All numbers, one step for each prime, what is left. */
export const SIEVE_STEPS = SIEVED.length + 2;

interface Sieve {
  /** Nothing at the first step and at the last. */
  readonly prime: number | null;
  readonly crossed: readonly Card[];
  /** Crossed out at this very step. */
  readonly fresh: readonly Card[];
  readonly left: readonly Card[];
}

/** The sieve of Eratosthenes; the first step is 0. */
export function sieveAt(step: number): Sieve {
  const crossedBy = (count: number): Card[] =>
    NUMBERS.filter(n => n === 1 || SIEVED.slice(0, count).some(prime => n > prime && n % prime === 0));
  const crossed = crossedBy(step);
  const before = crossedBy(step - 1);
  const prime = step === 0 ? null : (SIEVED[step - 1] ?? null);
  return {
    prime,
    crossed,
    fresh: prime === null ? [] : crossed.filter(n => !before.includes(n)),
    left: NUMBERS.filter(n => !crossed.includes(n)),
  };
}

export function divisorsOf(number: Card): readonly Card[] {
  return NUMBERS.filter(n => number % n === 0);
}

export function multiplesOf(number: Card): readonly Card[] {
  return NUMBERS.filter(n => n % number === 0);
}

export function leastCommonMultiple(a: number, b: number): number {
  let multiple = a;
  while (multiple % b !== 0) multiple += a;
  return multiple;
}
