import { DEGREE, range } from '../points.ts';

/** 3°45′, the twenty-fourth of a quarter turn, in degrees. */
export const STEP = 3.75;
/** In minutes of arc. */
export const RADIUS = 3438;

/** What one verse of Aryabhata lists: by how much each half-chord exceeds the one before, in minutes. */
export const DIFFERENCES = [
  225, 224, 222, 219, 215, 210, 205, 199, 191, 183, 174, 164, 154, 143, 131, 119, 106, 93, 79, 65, 51, 37, 22,
  7,
] as const;

/** The half-chords under 3°45′, 7°30′, … 90°: sums of the differences. */
export const TABLE: readonly number[] = range(DIFFERENCES.length, i =>
  DIFFERENCES.slice(0, i + 1).reduce<number>((sum, difference) => sum + difference, 0),
);

/** The half-chord as it is, without rounding. */
export function halfChord(degrees: number): number {
  return RADIUS * Math.sin(degrees * DEGREE);
}
