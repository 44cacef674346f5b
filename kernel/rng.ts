import type { Rng } from '#contract/rng.ts';
import { hex32 } from './fingerprint.ts';

/** 256 secret bits, one set per match, never sent before the match is over. */
export type Seed = readonly [number, number, number, number, number, number, number, number];

/** A seed of eight 32-bit words; those that are not given are 0, as in tests and benches. */
export function seedFrom(words: Iterable<number>): Seed {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = words;
  return [a, b, c, d, e, f, g, h];
}

/** A seed as 64 hexadecimal digits; `parseSeed` reads it back. */
export function makeSeed(seed: Seed): string {
  return seed.map(hex32).join('');
}

export function parseSeed(raw: unknown): Seed | null {
  if (!isSeedText(raw)) return null;
  return seedFrom(Array.from({ length: 8 }, (_, i) => Number.parseInt(raw.slice(i * 8, i * 8 + 8), 16)));
}

/** 64 hexadecimal digits. */
export function isSeedText(raw: unknown): raw is string {
  return typeof raw === 'string' && /^[0-9a-f]{64}$/.test(raw);
}

/**
 * A fresh stream for one step of one match.
 *
 * Keyed by (seed, step) rather than carried in the state: a rule that starts to draw one card more
 * changes that step only, and seeing every draw of step 7 tells nothing about step 8.
 */
export function rngFor(seed: Seed, step: number): Rng {
  let block: Uint32Array | undefined;
  let used = 16;
  let counter = 0;

  function next(): number {
    if (block === undefined || used === block.length) {
      block = chacha20Block(seed, counter++, [step, 0, 0]);
      used = 0;
    }
    return block[used++] as number;
  }

  function int(bound: number): number {
    if (!(bound >= 1 && bound <= 2 ** 32)) throw new RangeError(`no whole number in [0, ${bound})`);
    const limit = 2 ** 32 - (2 ** 32 % bound);
    let word = next();
    while (word >= limit) word = next();
    return word % bound;
  }

  function shuffle<T>(items: readonly T[]): T[] {
    const out = [...items];
    for (let i = out.length - 1; i > 0; i--) {
      const j = int(i + 1);
      [out[i], out[j]] = [out[j] as T, out[i] as T];
    }
    return out;
  }

  return { int, shuffle };
}

/** RFC 8439, section 2.3: one block of 16 words. */
export function chacha20Block(
  key: Seed,
  counter: number,
  nonce: readonly [number, number, number],
): Uint32Array {
  const input = Uint32Array.of(0x61707865, 0x3320646e, 0x79622d32, 0x6b206574, ...key, counter, ...nonce);
  const x = Uint32Array.from(input);
  for (let round = 0; round < 10; round++) {
    quarter(x, 0, 4, 8, 12);
    quarter(x, 1, 5, 9, 13);
    quarter(x, 2, 6, 10, 14);
    quarter(x, 3, 7, 11, 15);
    quarter(x, 0, 5, 10, 15);
    quarter(x, 1, 6, 11, 12);
    quarter(x, 2, 7, 8, 13);
    quarter(x, 3, 4, 9, 14);
  }
  for (let i = 0; i < 16; i++) x[i] = (x[i] as number) + (input[i] as number);
  return x;
}

function quarter(x: Uint32Array, ia: number, ib: number, ic: number, id: number): void {
  let a = x[ia] as number;
  let b = x[ib] as number;
  let c = x[ic] as number;
  let d = x[id] as number;
  a = (a + b) | 0;
  d = rotate(d ^ a, 16);
  c = (c + d) | 0;
  b = rotate(b ^ c, 12);
  a = (a + b) | 0;
  d = rotate(d ^ a, 8);
  c = (c + d) | 0;
  b = rotate(b ^ c, 7);
  x[ia] = a;
  x[ib] = b;
  x[ic] = c;
  x[id] = d;
}

function rotate(word: number, by: number): number {
  return (word << by) | (word >>> (32 - by));
}
