import { describe, expect, test } from 'vitest';
import type { Facts } from '#contract/game.ts';
import { makeWords } from '#text/words.ts';
import { RULES, type Rule } from '../rules/types.ts';
import en from '../text/en.json' with { type: 'json' };
import playEn from '../text/en-play.json' with { type: 'json' };
import rulesEn from '../text/en-rules.json' with { type: 'json' };
import fr from '../text/fr.json' with { type: 'json' };
import playFr from '../text/fr-play.json' with { type: 'json' };
import rulesFr from '../text/fr-rules.json' with { type: 'json' };

const MOMENTS = ['auction', 'opposition', 'announce', 'lead', 'follow'] as const;
const limits = { least: 2, most: 24 };
const ON_PILE = ['lower', 'higher', 'plain-on-trump', 'cuts', 'dodges', 'not-a-mute'];
const CUTS = ['not-a-trump', 'top-is-mute', 'top-is-trump'];

/** All that the rules and the commands can refuse with. */
const refusals: readonly (readonly [Rule, Facts])[] = [
  ['GA-1', { count: 7, most: 6 }],
  ['GA-3', { case: 'spectator' }],
  ['GA-3', { case: 'turn', seat: 2 }],
  ['GA-5', { case: 'multiples', of: 9, count: 5, ...limits }],
  ['GA-5', { case: 'run', from: 12, to: 4, count: 0, ...limits }],
  ['GA-5', { case: 'few', count: 1, ...limits }],
  ['GA-5', { case: 'many', count: 30, ...limits }],
  ['GA-6', { case: 'off' }],
  ['GA-6', { case: 'terms', count: 13, most: 12 }],
  ['GA-6', { case: 'depth', count: 7, most: 6 }],
  ['GA-11', { case: 'lead' }],
  ['GA-15', { case: 'leader', seat: 2 }],
  ['GA-7', { case: 'many', most: 846 }],
  ['GA-7', { case: 'closed', asked: 'opposition' }],
  ['GA-7', { case: 'closed', asked: 'lead' }],
  ['GA-9', { case: 'early' }],
  ['GA-9', { case: 'late' }],
  ['GA-10', { case: 'dummy' }],
  ['GA-11', { case: 'pass' }],
  ['GA-11', { case: 'none', floor: 1, tricks: 0 }],
  ['GA-11', { case: 'floor', floor: 6, tricks: 5 }],
  ['GA-11', { case: 'opposed', floor: 7, tricks: 5 }],
  ['GA-11', { case: 'most', most: 13, tricks: 14 }],
  ...MOMENTS.map(asked => ['GA-11', { case: 'moment', asked }] as const),
  ...MOMENTS.map(asked => ['GA-12', { case: 'moment', asked }] as const),
  ['GA-13', { case: 'pass' }],
  ...MOMENTS.map(asked => ['GA-13', { case: 'moment', asked }] as const),
  ['GA-13', { case: 'hand', hand: 1, seat: 3 }],
  ['GA-13', { case: 'foreign', hand: 2 }],
  ['GA-13', { case: 'held', card: 10 }],
  ['GA-13', { case: 'held', card: 0 }],
  ['GA-14', { case: 'pass' }],
  ...MOMENTS.map(asked => ['GA-14', { case: 'moment', asked }] as const),
  ['GA-14', { case: 'held', card: 11 }],
  ...[...ON_PILE, ...CUTS].map(why => ['GA-14', { case: why, card: 12, top: 17 }] as const),
  ['GA-14', { case: 'not-a-trump', card: 0, top: 17 }],
  ['GA-14', { case: 'renounced', count: 27, most: 20 }],
  ['GA-15', { count: 12, most: 13 }],
  ['GA-16', { case: 'count', count: '-1' }],
  ['GA-16', { case: 'missing', count: 5, least: 6, renounced: 0 }],
  ['GA-16', { case: 'brisques', count: 5, most: 4 }],
  ['GA-17', { case: 'over' }],
];

describe.each([
  ['en', makeWords('en', en, playEn, rulesEn)],
  ['fr', makeWords('fr', fr, playFr, rulesFr)],
] as const)('in %s', (_, words) => {
  test('every refusal has a sentence of its own, with its numbers', () => {
    const sentences = refusals.map(([rule, facts]) => words.refusal(rule, facts));
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[-\dA-ZÀ][^{}]+\.$/);
  });

  test('every rule has a title and a text', () => {
    for (const rule of RULES) {
      expect(words.rule(rule)).toEqual({
        title: expect.stringMatching(/^\p{Lu}/u),
        text: expect.stringMatching(/^\p{Lu}.*\.$/u),
      });
    }
  });
});

test('the sentences at the pile name both cards', () => {
  const words = makeWords('en', en, playEn);
  expect(words.refusal('GA-14', { case: 'lower', card: 4, top: 5 })).toBe(
    'The 4 does not force: it is lower than the 5, and the way is up.',
  );
  expect(words.refusal('GA-14', { case: 'plain-on-trump', card: 4, top: 6 })).toBe(
    'The 4 is no trump: it never goes on the trump 6.',
  );
});
