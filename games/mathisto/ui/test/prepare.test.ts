import { expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { QUESTION_CARDS } from '../../data/questions.ts';
import { isAccepted } from '../../rules/answers.ts';
import * as answers from '../../rules/answers-apart.ts';
import { FAMILIES } from '../../rules/cards.ts';
import { imagine } from '../../rules/imagine.ts';
import * as worlds from '../../rules/imagine-apart.ts';
import { game } from '../../rules/index.ts';
import { prepare } from '../prepare.ts';

const SEED = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const CHOICES = { form: 'strategic', answers: 'choices', record: 'shown', starter: '1' } as const;
const VIEW = game.view(game.setup(CHOICES, 3, rngFor(SEED, 0)), 0);

// In the order in which a page asks for more and more: a part once fetched stays.
test('a table where answers are chosen is dealt without the key', async () => {
  await prepare(CHOICES);
  expect(() => answers.isAccepted('12', 'algebraists', 1)).toThrow('not prepared');
});

test('[MH-11] a table where answers are typed judges them by the same key', async () => {
  await prepare({ ...CHOICES, answers: 'open' });
  for (const family of FAMILIES) {
    for (let card = 1; card <= QUESTION_CARDS; card++) {
      for (const said of ['12', 'tangente', 'la Lune'])
        expect(answers.isAccepted(said, family, card)).toBe(isAccepted(said, family, card));
    }
  }
  expect(answers.isAccepted('douze', 'algebraists', 1)).toBe(true);
  expect(() => worlds.imagine(VIEW, rngFor(SEED, 1))).toThrow('not prepared');
});

test('a table elsewhere imagines the same worlds', async () => {
  await prepare();
  expect(worlds.imagine(VIEW, rngFor(SEED, 1))).toEqual(imagine(VIEW, rngFor(SEED, 1)));
});
