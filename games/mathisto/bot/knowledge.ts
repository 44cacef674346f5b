/** What players of each level know. A question that somebody knows is known to all of that level, each time. */

import type { Level } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { must } from '#kernel/must.ts';
import { placeOfAnswer } from '../data/choices.ts';
import { spellingsOf } from '../rules/answers.ts';
import type { Family } from '../rules/cards.ts';
import { QUESTION_CARDS } from '../rules/setup.ts';
import { type Asked, CHOICES, type Config, type Move } from '../rules/types.ts';

/** In percent, by difficulty: easy, for somebody who liked school, for a teacher. */
const KNOWN: Readonly<Record<Level, readonly [number, number, number]>> = {
  1: [45, 15, 5],
  2: [65, 30, 10],
  3: [80, 50, 25],
  4: [95, 75, 45],
  5: [100, 92, 70],
};

export function knows(level: Level, { family, card }: Pick<Asked, 'family' | 'card'>): boolean {
  const difficulty = Number(DIFFICULTY[family][card - 1] ?? 3);
  return hash(`${level} ${family} ${card}`) % 100 < (KNOWN[level][difficulty - 1] ?? 0);
}

/** Whoever does not know it guesses. */
export function answer(asked: Asked, level: Level, { answers }: Config, rng: Rng): Move {
  const isKnown = knows(level, asked);
  if (answers === 'open') {
    // One that is the answer to another question of the family, for instance.
    const card = isKnown ? asked.card : 1 + rng.int(QUESTION_CARDS);
    const [text] = spellingsOf(asked.family, card);
    return text === undefined ? { kind: 'silence' } : { kind: 'type', text };
  }
  const right = asked.order.indexOf(placeOfAnswer(asked.family, asked.card));
  return { kind: 'choose', choice: must(CHOICES[isKnown ? right : rng.int(asked.order.length)]) };
}

/** FNV-1a, its bits mixed once more. */
function hash(text: string): number {
  let mixed = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) mixed = Math.imul(mixed ^ text.charCodeAt(i), 0x01000193);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d);
  return (mixed ^ (mixed >>> 12)) >>> 0;
}

/** How hard each question is, 1 to 3, in the order of the cards: the questions themselves would be too much to carry. */
export const DIFFICULTY: Readonly<Record<Family, string>> = {
  algebraists: '133321221212312123232232311',
  analysts: '231212313123121231213313223',
  arithmeticians: '311323121231232312223221132',
  astronomers: '122231321313123121231223322',
  geometers: '131212313123231212322123323',
  logicians: '212223121331312333121231212',
  probabilists: '111231212311223332233312323',
};
