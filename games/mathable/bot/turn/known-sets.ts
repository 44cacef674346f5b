/**
 * What a search has learnt about each set of tiles laid, whatever the order they were laid in. Keys are the
 * sets themselves, not hashes of them, so an answer is never another set's.
 */
import { type Code, type CodeSet, MOST_CODES } from '../compact/code.ts';

/** Two codes of 15 bits a word. */
const WORDS = MOST_CODES / 2;

interface KnownSets {
  /** A power of two. */
  size: number;
  used: number;
  /** Entries of an older generation count as empty: starting over costs nothing. */
  generation: number;
  age: Int32Array;
  keys: Int32Array;
  /** The most that can follow, and the one or two placements by which to get there (0 for none). */
  value: Float64Array;
  first: Int32Array;
  second: Int32Array;
}

export function knownSets(size = 1 << 14): KnownSets {
  return {
    size,
    used: 0,
    generation: 1,
    age: new Int32Array(size),
    keys: new Int32Array(size * WORDS),
    value: new Float64Array(size),
    first: new Int32Array(size),
    second: new Int32Array(size),
  };
}

export function forgetSets(known: KnownSets): void {
  known.generation++;
  known.used = 0;
}

/** The entry of this set, or -1. */
export function findSet(known: KnownSets, { codes }: CodeSet): number {
  const a = pack(codes, 0);
  const b = pack(codes, 2);
  const c = pack(codes, 4);
  const d = pack(codes, 6);
  const { age, keys, generation, size } = known;
  let entry = hash(a, b, c, d) & (size - 1);
  while (age[entry] === generation) {
    const key = entry * WORDS;
    if (keys[key] === a && keys[key + 1] === b && keys[key + 2] === c && keys[key + 3] === d) return entry;
    entry = (entry + 1) & (size - 1);
  }
  return -1;
}

/** Remembers a set that is not there yet. */
export function addSet(known: KnownSets, { codes }: CodeSet, value: number, first: Code, second: Code): void {
  if (known.used * 4 >= known.size * 3) grow(known);
  insert(known, [pack(codes, 0), pack(codes, 2), pack(codes, 4), pack(codes, 6)], { value, first, second });
}

type Lesson = { readonly value: number; readonly first: Code; readonly second: Code };

function insert(known: KnownSets, [a, b, c, d]: [number, number, number, number], lesson: Lesson): void {
  const { age, keys, generation, size } = known;
  let entry = hash(a, b, c, d) & (size - 1);
  while (age[entry] === generation) entry = (entry + 1) & (size - 1);
  age[entry] = generation;
  const key = entry * WORDS;
  keys[key] = a;
  keys[key + 1] = b;
  keys[key + 2] = c;
  keys[key + 3] = d;
  known.value[entry] = lesson.value;
  known.first[entry] = lesson.first;
  known.second[entry] = lesson.second;
  known.used++;
}

function grow(known: KnownSets): void {
  const old = { ...known };
  Object.assign(known, knownSets(old.size * 2));
  for (let entry = 0; entry < old.size; entry++) {
    if (old.age[entry] !== old.generation) continue;
    const [a = 0, b = 0, c = 0, d = 0] = old.keys.subarray(entry * WORDS, (entry + 1) * WORDS);
    insert(known, [a, b, c, d], {
      value: old.value[entry] ?? 0,
      first: old.first[entry] ?? 0,
      second: old.second[entry] ?? 0,
    });
  }
}

function pack(codes: Int32Array, at: number): number {
  return (codes[at] ?? 0) | ((codes[at + 1] ?? 0) << 16);
}

function hash(a: number, b: number, c: number, d: number): number {
  const mixed =
    Math.imul(a, 0x9e3779b1) ^ Math.imul(b, 0x85ebca6b) ^ Math.imul(c, 0xc2b2ae35) ^ Math.imul(d, 0x27d4eb2f);
  const spread = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return spread ^ (spread >>> 13);
}
