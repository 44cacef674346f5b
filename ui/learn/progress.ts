import { isRecord } from '#contract/json.ts';

/** What this device remembers of somebody's learning, and nothing else does. */
export interface Progress {
  /** The step to resume at, from 0. */
  readonly step: number;
  readonly lessonDone: boolean;
  /** Points of the best try, by the number of the puzzle. */
  readonly tried: Readonly<Record<string, number>>;
  readonly solved: readonly number[];
}

/** What there is to learn: a course, or enough of one. */
export interface Syllabus {
  readonly game: { readonly id: string };
  readonly lesson: { readonly steps: readonly unknown[] };
  readonly puzzles: readonly { readonly number: number }[];
}

const NONE: Progress = { step: 0, lessonDone: false, tried: {}, solved: [] };

/** A browser may refuse storage (private windows): then nothing is remembered, and all the rest works. */
export function readProgress(course: Syllabus): Progress {
  try {
    return parseProgress(JSON.parse(localStorage.getItem(keyOf(course)) ?? 'null'), course);
  } catch {
    return NONE;
  }
}

export function keepProgress(course: Syllabus, change: Partial<Progress>): void {
  try {
    localStorage.setItem(keyOf(course), JSON.stringify({ ...readProgress(course), ...change }));
  } catch {
    // See above.
  }
}

/** Keeps the better of two tries. */
export function keepTry(
  course: Syllabus,
  {
    number,
    points,
    isSolved,
  }: { readonly number: number; readonly points: number; readonly isSolved: boolean },
): void {
  const { tried, solved } = readProgress(course);
  keepProgress(course, {
    tried: { ...tried, [number]: Math.max(points, tried[number] ?? 0) },
    solved: isSolved && !solved.includes(number) ? [...solved, number] : solved,
  });
}

export function parseProgress(raw: unknown, { lesson, puzzles }: Syllabus): Progress {
  if (!isRecord(raw)) return NONE;
  const { step, lessonDone, tried, solved } = raw;
  const known = puzzles.map(({ number }) => number);
  const entries = isRecord(tried) ? Object.entries(tried) : [];
  const isStep =
    typeof step === 'number' && Number.isInteger(step) && step >= 0 && step < lesson.steps.length;
  return {
    step: isStep ? step : 0,
    lessonDone: lessonDone === true,
    tried: Object.fromEntries(
      entries.flatMap(([number, points]) =>
        known.includes(Number(number)) && typeof points === 'number' ? [[number, points]] : [],
      ),
    ),
    solved: Array.isArray(solved) ? known.filter(number => solved.includes(number)) : [],
  };
}

/** How far somebody is, as a box says it: without the course, which is not loaded for that. */
export interface Glance {
  /** The step to resume at, from 1; null where no lesson is under way. */
  readonly step: number | null;
  readonly lessonDone: boolean;
  readonly solved: number;
}

export function glance(game: string): Glance | null {
  try {
    return parseGlance(JSON.parse(localStorage.getItem(keyOf({ game: { id: game } })) ?? 'null'));
  } catch {
    return null;
  }
}

/** Null where nothing was begun. */
export function parseGlance(raw: unknown): Glance | null {
  if (!isRecord(raw)) return null;
  const { step, lessonDone, solved } = raw;
  const seen = {
    step: typeof step === 'number' && step > 0 ? step + 1 : null,
    lessonDone: lessonDone === true,
    solved: Array.isArray(solved) ? solved.length : 0,
  };
  return seen.step !== null || seen.lessonDone || seen.solved > 0 ? seen : null;
}

function keyOf({ game }: Pick<Syllabus, 'game'>): string {
  return `etagere.${game.id}.learn`;
}
