import { must } from '#kernel/must.ts';
import type { Level } from './deduce.ts';
import { type MadePuzzle, makePuzzle } from './generate.ts';
import type { Size } from './lattice.ts';

/** From Monday to Sunday: the week begins small and easy. */
const WEEK: readonly { readonly size: Size; readonly level: Level }[] = [
  { size: 5, level: 1 },
  { size: 5, level: 2 },
  { size: 9, level: 1 },
  { size: 5, level: 3 },
  { size: 9, level: 2 },
  { size: 9, level: 3 },
  { size: 13, level: 2 },
];

/** CA-18: the puzzle of a date such as `2026-11-15`: the same for everyone, and nobody has to be asked for it. */
export function puzzleOfTheDay(date: string): MadePuzzle {
  const { size, level } = kindOfDay(date);
  return makePuzzle(size, level, date);
}

export function kindOfDay(date: string): { readonly size: Size; readonly level: Level } {
  return must(WEEK[weekdayOf(date)]);
}

/** `2026-11-15`, and a day that exists. */
export function isDay(text: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text);
  if (match === null) return false;
  const [year = 0, month = 0, day = 0] = match.slice(1).map(Number);
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  const length = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1] ?? 0;
  return day >= 1 && day <= length;
}

/** 0 is Monday. Counts days from the first of March, so that a leap day is the last of its year. */
function weekdayOf(date: string): number {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const [y, m] = month < 3 ? [year - 1, month + 9] : [year, month - 3];
  const days = 365 * y + Math.floor(y / 4) - Math.floor(y / 100) + Math.floor(y / 400);
  // The first of March of year 0 was a Wednesday.
  return (days + Math.floor((153 * m + 2) / 5) + day - 1 + 2) % 7;
}
