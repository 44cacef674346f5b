/** GA-2: the colours of the traces; black is the colour of echoes. */
export const COLOURS = ['red', 'blue', 'green', 'yellow', 'violet', 'black'] as const;
export type Colour = (typeof COLOURS)[number];

/** The main trace of each prime. Only 37 has two colours: the sheet counts it green, but not exclusively. */
const TRACES: ReadonlyMap<number, readonly Colour[]> = new Map<number, readonly Colour[]>([
  [2, ['red']],
  [3, ['blue']],
  [5, ['green']],
  [7, ['green']],
  [11, ['yellow']],
  [13, ['yellow']],
  [17, ['violet']],
  [19, ['violet']],
  [23, ['violet']],
  [29, ['blue']],
  [31, ['green']],
  [37, ['green', 'yellow']],
  [41, ['yellow']],
  [43, ['violet']],
  [47, ['violet']],
]);

/** 2 to 47: every prime that a card can show. */
export const PRIMES: readonly number[] = [...TRACES.keys()];

/** The prime factors in order, repeated ones too: 12 is 2, 2, 3. Of 1 there are none. */
export function factorsOf(n: number): readonly number[] {
  const factors: number[] = [];
  let rest = n;
  for (const prime of PRIMES) {
    for (; rest > 1 && rest % prime === 0; rest /= prime) factors.push(prime);
  }
  return factors;
}

/** The colours of a number's symbol, in the order of `COLOURS`: 25 is green with a black echo. */
export function coloursOf(n: number): readonly Colour[] {
  const factors = factorsOf(n);
  const found = new Set(factors.flatMap(colourOfPrime));
  if (new Set(factors).size < factors.length) found.add('black');
  return COLOURS.filter(colour => found.has(colour));
}

/** The colour of a prime's main trace; 37 has two. */
export function colourOfPrime(prime: number): readonly Colour[] {
  return TRACES.get(prime) ?? [];
}
