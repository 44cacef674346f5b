import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { answer } from '../../bot/knowledge.ts';
import { QUESTIONS } from '../../data/questions.ts';
import { FAMILIES } from '../../rules/cards.ts';
import { saidAs } from '../question/said-as.ts';

describe('[MH-11] what was typed, as the reader writes it', () => {
  test.each([
    ['la maison de la sagesse', 'en', 'The House of Wisdom'],
    ['THE HOUSE of wisdom', 'fr', 'La Maison de la sagesse'],
    ['no idea at all', 'fr', 'no idea at all'],
  ] as const)('%s, in %s', (said, language, expected) => {
    expect(saidAs(said, QUESTIONS.algebraists, language)).toBe(expected);
  });

  test.each(['fr', 'en'] as const)(
    'what bots type is always told in the language of the reader: %s',
    language => {
      const config = { form: 'strategic', answers: 'open', record: 'shown', starter: 'random' } as const;
      for (const family of FAMILIES)
        for (const { card } of QUESTIONS[family])
          for (const level of [1, 5] as const) {
            const move = answer(
              { family, card, order: [0, 1, 2, 3] },
              level,
              config,
              rngFor(testSeed(card), 1),
            );
            const said = move.kind === 'type' ? move.text : '';
            const answers = QUESTIONS[family].map(question => question[language].answer);
            expect(answers).toContain(saidAs(said, QUESTIONS[family], language));
          }
    },
  );
});
