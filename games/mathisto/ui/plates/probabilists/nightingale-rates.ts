import { TAU } from '../points.ts';

/** One month of the army in the East: its strength, and the deaths by cause. */
interface Month {
  readonly month: (typeof MONTHS)[number];
  readonly army: number;
  readonly disease: number;
  readonly wounds: number;
  readonly other: number;
}

const MONTHS = ['apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec', 'jan', 'feb', 'mar'] as const;

/** April 1854 to March 1855, as Nightingale counted. */
export const YEAR: readonly Month[] = [
  { month: 'apr', army: 8571, disease: 1, wounds: 0, other: 5 },
  { month: 'may', army: 23333, disease: 12, wounds: 0, other: 9 },
  { month: 'jun', army: 28333, disease: 11, wounds: 0, other: 6 },
  { month: 'jul', army: 28722, disease: 359, wounds: 0, other: 23 },
  { month: 'aug', army: 30246, disease: 828, wounds: 1, other: 30 },
  { month: 'sep', army: 30290, disease: 788, wounds: 81, other: 70 },
  { month: 'oct', army: 30643, disease: 503, wounds: 132, other: 128 },
  { month: 'nov', army: 29736, disease: 844, wounds: 287, other: 106 },
  { month: 'dec', army: 32779, disease: 1725, wounds: 114, other: 131 },
  { month: 'jan', army: 32393, disease: 2761, wounds: 83, other: 324 },
  { month: 'feb', army: 30919, disease: 2120, wounds: 42, other: 361 },
  { month: 'mar', army: 30107, disease: 1205, wounds: 32, other: 172 },
];

export type Cause = 'disease' | 'wounds' | 'other';

/** Deaths in a year per 1000 men, had the year been as this month. */
export function rate(month: Month, cause: Cause): number {
  return (12 * 1000 * month[cause]) / month.army;
}

const LARGEST = 116;
const MOST = Math.max(...YEAR.map(month => rate(month, 'disease')));

/** The radius of a sector whose area is as large as the rate. */
export function radius(perThousand: number): number {
  return LARGEST * Math.sqrt(perThousand / MOST);
}

/** Where the sector of a month begins, clockwise. */
export function angle(month: number): number {
  return Math.PI * 0.78 + (TAU * month) / YEAR.length;
}
