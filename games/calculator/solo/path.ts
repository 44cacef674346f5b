import { isDay, kindOfDay } from '../puzzle/day.ts';
import { LEVELS, type Level } from '../puzzle/deduce.ts';
import { SIZES, type Size } from '../puzzle/lattice.ts';

/** What an address below `/calculator/solo` asks for. */
export type Room =
  | { readonly tag: 'home' }
  | { readonly tag: 'free'; readonly size: Size }
  | { readonly tag: 'puzzle'; readonly size: Size; readonly level: Level; readonly seed: string }
  | { readonly tag: 'day'; readonly size: Size; readonly level: Level; readonly date: string }
  | { readonly tag: 'unknown' };

/** Longer ones are no seeds of ours. */
const LONGEST_SEED = 40;

/** `[]`, `['free', '9']`, `['puzzle', '9', '2', 'rose']`, `['day', '2026-11-15']`; `['day']` is today's. */
export function readPath(path: readonly string[]): Room {
  const [room, ...rest] = path;
  if (room === undefined) return { tag: 'home' };
  const size = SIZES.find(one => String(one) === rest[0]);
  if (room === 'free' && size !== undefined && rest.length === 1) return { tag: 'free', size };
  if (room === 'day' && rest.length <= 1) {
    const [date = today()] = rest;
    return isDay(date) ? { tag: 'day', date, ...kindOfDay(date) } : { tag: 'unknown' };
  }
  const level = LEVELS.find(one => String(one) === rest[1]);
  const seed = rest[2];
  if (room !== 'puzzle' || size === undefined || level === undefined || seed === undefined) {
    return { tag: 'unknown' };
  }
  if (rest.length > 3 || seed.length > LONGEST_SEED) return { tag: 'unknown' };
  return { tag: 'puzzle', size, level, seed };
}

export function makePath(room: Exclude<Room, { tag: 'home' | 'unknown' }>): string {
  switch (room.tag) {
    case 'free':
      return `free/${room.size}`;
    case 'puzzle':
      return `puzzle/${room.size}/${room.level}/${room.seed}`;
    case 'day':
      return `day/${room.date}`;
  }
}

/** A puzzle that nobody has seen: short enough to be told to somebody. */
export function newSeed(): string {
  const [bits = 0] = crypto.getRandomValues(new Uint32Array(1));
  return bits.toString(36);
}

/** On this device's calendar. */
export function today(): string {
  return dayOf(new Date());
}

/** `2026-11-15` */
export function dayOf(date: Date): string {
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
