/** Small tools of the calculations: slow, plain, and apart from anything the game uses. */

/** From the first to the last, both included. */
export function range(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

export function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

/** The only value that passes; a question with two answers would be a bad one. */
export function only(values: readonly number[], passes: (value: number) => boolean): number {
  const found = values.filter(passes);
  const [first] = found;
  if (first === undefined || found.length > 1) throw new Error(`answers: ${found.join()}`);
  return first;
}

/** The first natural number, from `from` on, that passes. */
export function firstFrom(from: number, passes: (value: number) => boolean): number {
  let value = from;
  while (!passes(value)) value += 1;
  return value;
}

export function divisors(n: number): number[] {
  return range(1, n).filter(one => n % one === 0);
}

export function isPrime(n: number): boolean {
  return divisors(n).length === 2;
}

export function factorial(n: number): number {
  return range(1, n).reduce((product, value) => product * value, 1);
}

/** Every order of the things. */
export function orders<Thing>(things: readonly Thing[]): Thing[][] {
  if (things.length === 0) return [[]];
  return things.flatMap((thing, index) =>
    orders(things.toSpliced(index, 1)).map(rest => [thing].concat(rest)),
  );
}

/** Every row of `length` values. */
export function rows<Value>(values: readonly Value[], length: number): Value[][] {
  if (length === 0) return [[]];
  return values.flatMap(value => rows(values, length - 1).map(rest => [value].concat(rest)));
}

/** The area under a curve, by the midpoints of many strips. */
export function area(curve: (x: number) => number, from: number, to: number): number {
  const strips = 20_000;
  const width = (to - from) / strips;
  return sum(range(0, strips - 1).map(strip => curve(from + (strip + 0.5) * width))) * width;
}

/** The slope of a curve at a point, from two points close by. */
export function slope(curve: (x: number) => number, at: number): number {
  const step = 1e-5;
  return (curve(at + step) - curve(at - step)) / (2 * step);
}

/** A share of equally likely cases, in lowest terms: `1/3`. */
export function share<Case>(cases: readonly Case[], wanted: (one: Case) => boolean): string {
  const favourable = cases.filter(wanted).length;
  const common = only(divisors(cases.length), one => {
    const left = [favourable / one, cases.length / one];
    return left.every(Number.isInteger) && !range(2, cases.length).some(d => left.every(n => n % d === 0));
  });
  return `${favourable / common}/${cases.length / common}`;
}

/** Numbers that answers write by a sign. */
const SIGNS: readonly (readonly [string, number])[] = [
  ['π', Math.PI],
  ['π²', Math.PI ** 2],
  ['π²/6', Math.PI ** 2 / 6],
  ['π/2', Math.PI / 2],
  ['e', Math.E],
  ['√2', Math.SQRT2],
  ['√3', Math.sqrt(3)],
];

/** The sign of a number that was found by a calculation good to four digits or so. */
export function signOf(value: number): string {
  const found = SIGNS.find(([, exact]) => Math.abs(exact - value) < 2e-4);
  if (found === undefined) throw new Error(`no sign for ${value}`);
  return found[0];
}

/** A number that a calculation can only come close to. */
export function near(value: number): number {
  const rounded = Math.round(value);
  if (Math.abs(value - rounded) > 1e-3) throw new Error(`${value} is not near a whole number`);
  return rounded;
}
