import { isRecord } from '#kernel/json.ts';
import { STEPS } from './lesson.ts';
import { PUZZLES } from './puzzles.ts';

/** What this device remembers of somebody's learning, and nothing else does. */
export interface Progress {
  /** The step to resume at, from 0. */
  readonly step: number;
  readonly lessonDone: boolean;
  /** Points of the best try, by the number of the puzzle. */
  readonly tried: Readonly<Record<string, number>>;
  readonly solved: readonly number[];
}

const NONE: Progress = { step: 0, lessonDone: false, tried: {}, solved: [] };
const KEY = 'etagere.mathable.learn';

/** A browser may refuse storage (private windows): then nothing is remembered, and all the rest works. */
export function readProgress(): Progress {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NONE;
  }
}

export function keepProgress(change: Partial<Progress>): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readProgress(), ...change }));
  } catch {
    // See above.
  }
}

/** Keeps the better of two tries. */
export function keepTry(number: number, points: number, isSolved: boolean): void {
  const { tried, solved } = readProgress();
  keepProgress({
    tried: { ...tried, [number]: Math.max(points, tried[number] ?? 0) },
    solved: isSolved && !solved.includes(number) ? [...solved, number] : solved,
  });
}

export function parseProgress(raw: unknown): Progress {
  if (!isRecord(raw)) return NONE;
  const { step, lessonDone, tried, solved } = raw;
  const known = PUZZLES.map(({ number }) => number);
  const entries = isRecord(tried) ? Object.entries(tried) : [];
  return {
    step: typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < STEPS.length ? step : 0,
    lessonDone: lessonDone === true,
    tried: Object.fromEntries(
      entries.flatMap(([number, points]) =>
        known.includes(Number(number)) && typeof points === 'number' ? [[number, points]] : [],
      ),
    ),
    solved: Array.isArray(solved) ? known.filter(number => solved.includes(number)) : [],
  };
}
