import { expect, test } from 'vitest';
import type { MatchRules } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { QUESTION_CARDS } from '../../data/questions.ts';
import { isAccepted } from '../../rules/answers.ts';
import { FAMILIES } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { Asked, Config, Mathisto, State } from '../../rules/types.ts';
import { rulesFor } from '../rules-for.ts';

const SEED = [1, 2, 3, 4, 5, 6, 7, 8] as const;
const CHOICES: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: '1' };
const OPEN: Config = { ...CHOICES, answers: 'open' };

test('a page plays a match where answers are chosen without the key to typed ones', async () => {
  const without = await rulesFor(CHOICES);
  expect(() => answer(without, CHOICES, '12')).toThrow('typed');
  const [seated, whole] = [without, game].map(one => one.setup(CHOICES, 3, rngFor(SEED, 0)));
  expect(seated).toEqual(whole);
});

test('[MH-11] where answers are typed it judges them by the same key', async () => {
  const typed = await rulesFor(OPEN);
  for (const family of FAMILIES) {
    for (let card = 1; card <= QUESTION_CARDS; card++) {
      for (const said of ['12', 'tangente', 'la Lune'])
        expect(answer(typed, OPEN, said, { family, card })).toBe(isAccepted(said, family, card));
    }
  }
  expect(answer(typed, OPEN, 'douze')).toBe(true);
});

test('it shows the same and comes without what only bots ask', async () => {
  const rules = await rulesFor(CHOICES);
  const state = game.setup(CHOICES, 3, rngFor(SEED, 0));
  expect(rules.view(state, 0)).toEqual(game.view(state, 0));
  for (const only of ['imagine', 'moves', 'fallback']) {
    expect(game).toHaveProperty(only);
    expect(rules).not.toHaveProperty(only);
  }
});

/** Is this right, by these rules, as the answer to the question that is put? */
function answer(
  rules: MatchRules<Mathisto>,
  config: Config,
  text: string,
  { family, card }: Pick<Asked, 'family' | 'card'> = { family: 'algebraists', card: 1 },
): boolean {
  const asked: Asked = { family, card, order: [0, 1, 2, 3] };
  const state: State = {
    ...rules.setup(config, 3, rngFor(SEED, 0)),
    phase: { tag: 'question', seat: 0, asked, why: 'posing' },
  };
  const commit = { seat: 0, move: { kind: 'type', text }, elapsedMs: 0, by: 'player' } as const;
  const said = rules.apply(state, [commit], rngFor(SEED, 1)).past.at(-1);
  return said?.kind === 'answered' && said.isRight;
}
