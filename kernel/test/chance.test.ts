import { createCipheriv, createHash } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Json } from '#contract/json.ts';
import { commitmentTo, type Proof, seedFromText, seedOf, verify } from '../fair.ts';
import { canonical, fingerprint, statePrint } from '../fingerprint.ts';
import { parseProof } from '../log.ts';
import { chacha20Block, makeSeed, parseSeed, rngFor, type Seed } from '../rng.ts';
import { sha256Hex, utf8 } from '../sha256.ts';
import { testSeed } from './laws.ts';

const seeds = fc.tuple(
  ...Array.from({ length: 8 }, () => fc.nat(2 ** 32 - 1)),
) as unknown as fc.Arbitrary<Seed>;

test('ChaCha20 agrees with OpenSSL', () => {
  fc.assert(
    fc.property(seeds, fc.nat(2 ** 32 - 1), fc.nat(2 ** 32 - 1), (key, counter, step) => {
      const bytes = (words: readonly number[]): Buffer => Buffer.from(Uint32Array.from(words).buffer);
      const cipher = createCipheriv('chacha20', bytes(key), bytes([counter, step, 0, 0]));
      expect(bytes([...chacha20Block(key, counter, [step, 0, 0])])).toEqual(cipher.update(Buffer.alloc(64)));
    }),
  );
});

test('SHA-256 agrees with OpenSSL, texts of any script included', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.string({ maxLength: 300 })), text => {
      expect(sha256Hex(utf8(text))).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 500 },
  );
  expect(utf8('\ud800')).toEqual(new TextEncoder().encode('\ud800'));
});

describe('Rng', () => {
  test('int is even over its range', () => {
    const rng = rngFor(testSeed(1), 0);
    const counts = [0, 0, 0, 0, 0, 0, 0];
    for (let i = 0; i < 70_000; i++) counts[rng.int(7)]! += 1;
    // Chi-square with 6 degrees of freedom: above 22.5 once in a thousand.
    const chi = counts.reduce((total, count) => total + (count - 10_000) ** 2 / 10_000, 0);
    expect(chi).toBeLessThan(22.5);
  });

  test('a range that holds nothing is a mistake of the caller', () => {
    for (const bound of [0, -1, Number.NaN, 2 ** 32 + 1])
      expect(() => rngFor(testSeed(1), 0).int(bound)).toThrow(RangeError);
    expect(rngFor(testSeed(1), 0).int(1)).toBe(0);
  });

  test('every order of three comes up', () => {
    const rng = rngFor(testSeed(2), 0);
    const seen = new Set(Array.from({ length: 200 }, () => rng.shuffle([1, 2, 3]).join('')));
    expect(seen.size).toBe(6);
  });

  test('each step has its own stream, and it is always the same', () => {
    const words = (step: number): number[] => {
      const rng = rngFor(testSeed(3), step);
      return Array.from({ length: 40 }, () => rng.int(2 ** 32));
    };
    expect(words(1)).toEqual(words(1));
    expect(words(1)).not.toEqual(words(2));
  });
});

describe('a deal anyone can check', () => {
  const hostBits = makeSeed(testSeed(4));
  const entropies = ['ada', 'blaise'];
  const published = commitmentTo(hostBits);
  const proof: Proof = { commitment: published, hostBits, entropies };
  const seed = seedOf(hostBits, entropies);

  test('an honest proof holds', () => {
    expect(verify(proof, published, seed)).toBe(true);
  });

  test.each<[string, Proof, string, Seed]>([
    ['other bits', { ...proof, hostBits: makeSeed(testSeed(5)) }, published, seed],
    [
      'bits and commitment changed together',
      { ...proof, hostBits: makeSeed(testSeed(5)), commitment: commitmentTo(makeSeed(testSeed(5))) },
      published,
      seed,
    ],
    ['another entropy', { ...proof, entropies: ['ada', 'Blaise'] }, published, seed],
    ['seats swapped', { ...proof, entropies: ['blaise', 'ada'] }, published, seed],
    ['text moved from one entropy to the next', { ...proof, entropies: ['adab', 'laise'] }, published, seed],
    ['another seed', proof, published, testSeed(6)],
    ['bits that are not bits', { ...proof, hostBits: 'x' }, published, seed],
  ])('a forged one does not: %s', (_name, forged, commitment, claimed) => {
    expect(verify(forged, commitment, claimed)).toBe(false);
  });

  test('the commitment tells nothing that the seed could be tested with', () => {
    expect(published).not.toContain(makeSeed(seedOf(hostBits, [])));
    expect(sha256Hex(utf8(hostBits))).not.toBe(published);
  });

  test('proofs and seeds survive being written down', () => {
    fc.assert(
      fc.property(seeds, one => {
        expect(parseSeed(makeSeed(one))).toEqual(one);
      }),
    );
    expect(parseProof(JSON.parse(JSON.stringify(proof)))).toEqual(proof);
    expect([
      parseSeed('zz'),
      parseSeed(3),
      parseProof(null),
      parseProof({ ...proof, entropies: [1] }),
    ]).toEqual([null, null, null, null]);
  });

  test('any text is a seed', () => {
    expect(seedFromText('')).not.toEqual(seedFromText(' '));
    expect(makeSeed(seedFromText('étagère'))).toMatch(/^[0-9a-f]{64}$/);
  });
});

describe('canonical JSON', () => {
  const shuffled = (value: Json): Json => {
    if (Array.isArray(value)) return value.map(shuffled);
    if (value === null || typeof value !== 'object') return value;
    return Object.fromEntries(
      Object.entries(value)
        .toReversed()
        .map(([key, inner]) => [key, shuffled(inner)]),
    );
  };
  // No letter that needs an escape: V8 14 reads such keys wrongly once it has seen one that is a backslash.
  const letters = fc.constantFrom('a', 'z', '0', '9', '-', '_', ' ', 'é', '中', ':');
  const values = fc.jsonValue({ stringUnit: letters }).map(raw => JSON.parse(JSON.stringify(raw)) as Json);

  test('does not depend on the order of keys', () => {
    fc.assert(
      fc.property(values, value => {
        expect(canonical(shuffled(value))).toBe(canonical(value));
        expect(JSON.parse(canonical(value))).toEqual(value);
      }),
    );
  });

  test('quotes whatever needs it', () => {
    expect(canonical({ b: 1, '"': ['\n', null], '\\': '"' })).toBe('{"\\"":["\\n",null],"\\\\":"\\"","b":1}');
  });

  test('fingerprints of parts are the same where these were met before, and of both kinds', () => {
    const parts: Json[] = [];
    fc.assert(
      fc.property(values, part => {
        parts.push(part);
        // A past that grows at its end, and one that loses its beginning.
        const whole = {
          step: parts.length,
          past: [...parts],
          last: parts.slice(-40),
          board: Array<number>(300).fill(parts.length),
        };
        const copy = shuffled(JSON.parse(JSON.stringify(whole)) as Json);
        expect(statePrint(whole)).toBe(statePrint(copy));
        expect(statePrint(whole, '0123456789abcdef')).toBe(fingerprint(copy));
      }),
    );
  });

  test.each([
    ['of the whole', fingerprint],
    ['of its parts', (value: Json) => statePrint(value)],
  ])('fingerprints of near values differ: %s', (_name, print) => {
    const prints = Array.from({ length: 20_000 }, (_, i) => print({ cells: [i, 0, 0, i % 7], turn: i % 2 }));
    const items: Json[] = Array.from({ length: 40 }, (_, i) => ({ kind: 'placed', tile: i, at: [i, i] }));
    const lists: Json[] = [items, [items], [...items, []], [items.slice(0, 16), ...items.slice(16)]];
    for (let i = 0; i < items.length; i++)
      lists.push(items.with(i, { kind: 'placed', tile: i, at: [i, 99] }), items.toSpliced(i, 1));
    prints.push(...lists.map(list => print(list)));
    expect(new Set(prints).size).toBe(prints.length);
  });

  test('fingerprints never change: stored logs hold them, and a change here breaks every one of them', () => {
    const value = { b: [1, 'é', null], a: true };
    const long = { ...value, past: Array.from({ length: 20 }, (_, i) => ({ kind: 'said', seat: i })) };
    expect([fingerprint(value), statePrint(value), statePrint(long)]).toEqual([
      'd5f7d420f07c40fa',
      'pd5f7d420f07c40fa',
      'pa7f0dfd52d0b7d9f',
    ]);
  });
});
