/** Some questions, one after the other, headless: what is missed comes again until it is known. */
import type { Rng } from '#contract/rng.ts';
import { QUESTIONS, type Question } from '../data/questions.ts';
import { FAMILIES, type Family } from '../rules/cards.ts';
import type { Topic } from './path.ts';
import { type Kept, type Level, nameOf } from './progress.ts';

/** How many questions a round has, if there are as many. */
export const ROUND = 10;
/** Of them, at most so many that were missed before: a round is never only that. */
const OLD = 5;

export interface Item {
  readonly family: Family;
  readonly question: Question;
  /** Which answer lies where: 0 is the right one, 1 to 3 the wrong ones. */
  readonly order: readonly number[];
}

/** A place in `Item.order`'s counting, what was typed, or null for “I do not know”. */
export type Said = number | string | null;

export interface Round {
  /** Left to be asked; the first one lies open. Empty once all are known. */
  readonly queue: readonly Item[];
  /** How many different ones there are. */
  readonly size: number;
  /** How the one that lies open was answered; null before. */
  readonly reply: { readonly said: Said; readonly isRight: boolean } | null;
  /** Those that were not known at once. */
  readonly missed: readonly Item[];
}

/** All questions of a topic, as hard as is wished. */
export function questionsOf(topic: Topic, level: Level): readonly Omit<Item, 'order'>[] {
  return FAMILIES.filter(family => topic === 'all' || topic === family).flatMap(family =>
    QUESTIONS[family]
      .filter(({ difficulty }) => level === 'all' || difficulty === level)
      .map(question => ({ family, question })),
  );
}

/** First some that were missed before, then those never seen, then the others; of those chosen, the easy ones first. */
export function openRound(topic: Topic, level: Level, kept: Kept, rng: Rng): Round {
  const all = rng.shuffle(questionsOf(topic, level));
  const missed = all.filter(item => kept.missed.includes(nameOf(item)));
  const known = all.filter(item => kept.known.includes(nameOf(item)));
  const fresh = all.filter(item => !missed.includes(item) && !known.includes(item));
  const chosen = [...missed.slice(0, OLD), ...fresh, ...missed.slice(OLD), ...known].slice(0, ROUND);
  const queue = rng
    .shuffle(chosen)
    .toSorted((a, b) => a.question.difficulty - b.question.difficulty)
    .map(({ family, question }) => ({ family, question, order: rng.shuffle(PLACES) }));
  return { queue, size: queue.length, reply: null, missed: [] };
}

/** Answers the question that lies open; a second answer to it changes nothing. */
export function reply(round: Round, said: Said, isRight: boolean): Round {
  const [item] = round.queue;
  if (item === undefined || round.reply !== null) return round;
  const missed = isRight || isAgain(round) ? round.missed : [...round.missed, item];
  return { ...round, reply: { said, isRight }, missed };
}

/** The next question; one that was not known goes to the end, with its choices in another order. */
export function goOn(round: Round, rng: Rng): Round {
  const [item, ...rest] = round.queue;
  if (item === undefined || round.reply === null) return round;
  const again = round.reply.isRight ? [] : [{ ...item, order: rng.shuffle(PLACES) }];
  return { ...round, queue: [...rest, ...again], reply: null };
}

/** Whether the question that lies open was missed before in this round. */
export function isAgain({ queue: [item], missed }: Pick<Round, 'queue' | 'missed'>): boolean {
  return item !== undefined && missed.some(one => nameOf(one) === nameOf(item));
}

/** How many were known at once, of those that were asked. */
export function scoreOf({ queue, size, reply: now, missed }: Round): {
  readonly right: number;
  readonly asked: number;
} {
  const names = new Set(missed.map(nameOf));
  const waiting = queue.slice(now === null ? 0 : 1).filter(item => !names.has(nameOf(item)));
  const asked = size - waiting.length;
  return { right: asked - missed.length, asked };
}

const PLACES: readonly number[] = [0, 1, 2, 3];

/** Which of the four choices a key gives, from 0; null if it gives none. */
export function choiceByKey({
  key,
  ctrlKey,
  metaKey,
  altKey,
}: Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>): number | null {
  if (ctrlKey || metaKey || altKey) return null;
  return /^[1-4]$/.test(key) ? Number(key) - 1 : null;
}
