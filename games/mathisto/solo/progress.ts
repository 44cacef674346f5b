import { isRecord } from '#contract/json.ts';
import type { Difficulty } from '../data/questions.ts';
import { FAMILIES, type Family } from '../rules/cards.ts';
import { QUESTION_CARDS } from '../rules/setup.ts';

export type Level = Difficulty | 'all';
export const LEVELS: readonly Level[] = ['all', 1, 2, 3];

export const WAYS = ['choices', 'typed'] as const;
export type Way = (typeof WAYS)[number];

/** What this device remembers of somebody's questions, and nothing else does. */
export interface Kept {
  /** By name: those that were known at once when they were last asked. */
  readonly known: readonly string[];
  /** Those that were not. */
  readonly missed: readonly string[];
  /** How one wishes to be asked. */
  readonly level: Level;
  readonly way: Way;
}

export const NOTHING: Kept = { known: [], missed: [], level: 'all', way: 'choices' };

export const QUESTION_COUNT = QUESTION_CARDS * FAMILIES.length;

const KEY = 'etagere.mathisto.solo';

/** `logicians 12` */
export function nameOf({
  family,
  question,
}: {
  readonly family: Family;
  readonly question: { readonly card: number };
}): string {
  return `${family} ${question.card}`;
}

/** A browser may refuse storage (private windows): then nothing is remembered. */
export function readKept(): Kept {
  try {
    return parseKept(JSON.parse(localStorage.getItem(KEY) ?? 'null'));
  } catch {
    return NOTHING;
  }
}

export function keep(change: Partial<Kept>): Kept {
  const kept = { ...readKept(), ...change };
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // See above.
  }
  return kept;
}

/** After a question was answered for the first time in a round. */
export function withAnswer({ known, missed }: Kept, name: string, isRight: boolean): Partial<Kept> {
  const others = (names: readonly string[]): readonly string[] => names.filter(one => one !== name);
  return isRight
    ? { known: [...others(known), name], missed: others(missed) }
    : { known: others(known), missed: [...others(missed), name] };
}

/** How many questions of a family, or of all, are known. */
export function countKnown({ known }: Kept, family?: Family): number {
  return family === undefined ? known.length : known.filter(name => name.startsWith(`${family} `)).length;
}

export function parseKept(raw: unknown): Kept {
  if (!isRecord(raw)) return NOTHING;
  const missed = namesIn(raw['missed']);
  return {
    known: namesIn(raw['known']).filter(name => !missed.includes(name)),
    missed,
    level: LEVELS.find(level => level === raw['level']) ?? 'all',
    way: WAYS.find(way => way === raw['way']) ?? 'choices',
  };
}

const NAMES: readonly string[] = FAMILIES.flatMap(family =>
  Array.from({ length: QUESTION_CARDS }, (_, i) => nameOf({ family, question: { card: i + 1 } })),
);

function namesIn(raw: unknown): readonly string[] {
  return Array.isArray(raw) ? NAMES.filter(name => raw.includes(name)) : [];
}
