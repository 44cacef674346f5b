import { describe, expect, test } from 'vitest';
import { LEVELS } from '#contract/bot.ts';
import { placeOfAnswer } from '../../data/choices.ts';
import { QUESTIONS } from '../../data/questions.ts';
import { isAccepted } from '../../rules/answers.ts';
import { FAMILIES } from '../../rules/cards.ts';
import type { Asked } from '../../rules/types.ts';
import { rngOf, STRATEGIC } from '../../test/imagine-play.ts';
import { answer, DIFFICULTY, knows } from '../knowledge.ts';

const ALL = FAMILIES.flatMap(family =>
  QUESTIONS[family].map(({ card }): Asked => ({ family, card, order: [2, 0, 3, 1] })),
);

test('[MH-3] the table of difficulties is that of the questions', () => {
  for (const family of FAMILIES)
    expect(DIFFICULTY[family]).toBe(QUESTIONS[family].map(({ difficulty }) => difficulty).join(''));
});

describe('[MH-11] what a level knows', () => {
  test('grows from level to level, and nobody knows everything', () => {
    const counts = LEVELS.map(level => ALL.filter(asked => knows(level, asked)).length);
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
    expect(new Set(counts).size).toBe(LEVELS.length);
    expect(counts[0]).toBeGreaterThan(20);
    expect(counts.at(-1)).toBeLessThan(ALL.length);
  });

  test.each(LEVELS)('level %d says what it knows each time, and else guesses', level => {
    const isRight = (asked: Asked, i: number): boolean => {
      const said = answer(asked, level, STRATEGIC, rngOf(i));
      return said.kind === 'choose' && asked.order[said.choice] === placeOfAnswer(asked.family, asked.card);
    };
    const known = ALL.filter(asked => knows(level, asked));
    expect(known.filter(isRight)).toEqual(known);
    // One guess in four is right, or thereabouts.
    const guessed = ALL.filter(asked => !knows(level, asked));
    expect(guessed.filter(isRight).length).toBeLessThan(guessed.length / 2);
  });

  test.each(LEVELS)('level %d types an answer that is accepted if it knows one', level => {
    const known = ALL.filter(asked => knows(level, asked));
    const accepted = known.filter((asked, i) => {
      const said = answer(asked, level, { ...STRATEGIC, answers: 'open' }, rngOf(i));
      return said.kind === 'type' && isAccepted(said.text, asked.family, asked.card);
    });
    expect(accepted).toEqual(known);
  });
});
