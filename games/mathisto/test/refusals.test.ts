import { describe, expect, test } from 'vitest';
import type { Facts } from '#contract/game.ts';
import { makeWords } from '#text/words.ts';
import { FAMILIES } from '../rules/cards.ts';
import { RULES, type Rule } from '../rules/types.ts';
import en from '../text/en.json' with { type: 'json' };
import playEn from '../text/en-play.json' with { type: 'json' };
import rulesEn from '../text/en-rules.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import playFr from '../text/fr-play.json' with { type: 'json' };
import rulesFr from '../text/fr-rules.json' with { type: 'json' };

const MOMENTS = ['turn', 'draw', 'question', 'counter'].map(moment => ({ case: 'moment', moment, seat: 2 }));

/** All that the rules can refuse with. */
const refusals: readonly (readonly [Rule, Facts])[] = [
  ['MH-1', { case: 'double', card: 'euler' }],
  ['MH-2', { case: 'nobody' }],
  ['MH-6', { case: 'spectator' }],
  ...MOMENTS.map(facts => ['MH-6', facts] as const),
  ['MH-6', { case: 'self' }],
  ['MH-6', { case: 'seat', seat: 5 }],
  ['MH-6', { case: 'out', seat: 2 }],
  ['MH-6', { case: 'shown', card: 'euler' }],
  ...FAMILIES.map(family => ['MH-6', { case: 'family', card: 'euler', family }] as const),
  ...MOMENTS.filter(({ moment }) => moment !== 'draw').map(facts => ['MH-9', facts] as const),
  ...MOMENTS.map(facts => ['MH-10', facts] as const),
  ['MH-10', { case: 'held', card: 'euler' }],
  ['MH-10', { case: 'families' }],
  ['MH-10', { case: 'jokers' }],
  ['MH-10', { case: 'people', got: 0, jokers: 0 }],
  ['MH-10', { case: 'people', got: 5, jokers: 0 }],
  ['MH-10', { case: 'people', got: 4, jokers: 1 }],
  ...MOMENTS.map(facts => ['MH-11', facts] as const),
  ['MH-11', { case: 'choices' }],
  ['MH-11', { case: 'open' }],
  ...MOMENTS.map(facts => ['MH-12', facts] as const),
  ['MH-12', { case: 'held', card: 'zero' }],
  ['MH-12', { case: 'count', got: 3, need: 4 }],
  ['MH-13', { case: 'discovery', card: 'zero' }],
  ['MH-13', { case: 'discoveries' }],
  ['MH-13', { case: 'counter' }],
  ['MH-13', { case: 'people', got: 5 }],
  ['MH-14', { case: 'moment' }],
  ['MH-14', { case: 'poser' }],
  ['MH-14', { case: 'out' }],
  ['MH-15', { case: 'joker' }],
  ['MH-15', { case: 'person', card: 'euler' }],
  ['MH-16', { case: 'there' }],
  ['MH-16', { case: 'discovery', card: 'zero' }],
  ['MH-17', { case: 'joker' }],
  ['MH-17', { case: 'person', card: 'euler' }],
  ['MH-17', { case: 'there' }],
  ['MH-17', { case: 'discovery', card: 'zero' }],
  ['MH-19', { case: 'over' }],
  ['MH-21', { case: 'over' }],
];

describe.each([
  ['en', makeWords('en', en, playEn, rulesEn)],
  ['fr', makeWords('fr', fr, playFr, rulesFr)],
] as const)('in %s', (_, words) => {
  test('every refusal has a sentence of its own', () => {
    const sentences = refusals.map(([rule, facts]) => words.refusal(rule, facts));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-ZÀ][^{}[\]]+\.$/);
  });

  test('every rule has a title and a text', () => {
    for (const rule of RULES) {
      expect(words.rule(rule)).toEqual({
        title: expect.stringMatching(/^\p{Lu}/u),
        text: expect.stringMatching(/^[\p{Lu}\d].*\.$/u),
      });
    }
  });
});

test('the sentences name players and numbers', () => {
  const words = makeWords('en', en, playEn);
  expect(words.refusal('MH-6', { case: 'family', card: 'euler', family: 'analysts' })).toBe(
    'You hold no card of the analysts, so you cannot call in that family.',
  );
  expect(words.refusal('MH-10', { case: 'moment', moment: 'draw', seat: 2 })).toBe(
    'Nothing can be laid down now: player 2 first decides whether to draw.',
  );
  expect(words.refusal('MH-12', { case: 'count', got: 0, need: 4 })).toBe(
    'It takes at least 4 discoveries, and you have chosen none.',
  );
});
