import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import vectors from '../../../test/vectors/scoring.json' with { type: 'json' };
import { best } from '../best.ts';
import { score } from '../score.ts';

const words = await wordsOf(entryOf('matryoshka'), 'en');
const inFrench = await wordsOf(entryOf('matryoshka'), 'fr');
const FOURTEEN = 'A1 A2 A3 A4 A5 A6 A7 B1 B2 B3 B4 B5 B6 C1';

function jsonOf(result: CommandResult): unknown {
  return result.tag === 'unreadable' ? { unreadable: words.label(result.key, result.facts) } : result.json;
}

describe('score', () => {
  test('[MY-7] the worked example: 12 + 19 = 31, with every run and column', () => {
    const result = score.run({ typed: vectors.example.cards.join(' ') }, words);
    expect(jsonOf(result)).toEqual({
      columns: 12,
      rows: 19,
      total: 31,
      runs: [
        { set: 'A', from: 2, to: 3, points: 2, bonus: 0 },
        { set: 'B', from: 1, to: 2, points: 2, bonus: 0 },
        { set: 'B', from: 4, to: 6, points: 4, bonus: 0 },
        { set: 'C', from: 3, to: 7, points: 10, bonus: 1 },
        { set: 'D', from: 3, to: 3, points: 0, bonus: 0 },
      ],
      columnsDetail: [1, 2, 3, 2, 2, 2, 1].map((cards, i) => ({
        size: i + 1,
        cards,
        points: [0, 0, 2, 4][cards],
      })),
    });
    expect(result).toMatchObject({
      text: expect.stringMatching(
        /^row A, 2 to 3: 2 points\n(.*\n)*row C, 3 to 7: 10 points and 1 bonus\ncolumn 2, 2 cards: 2 points\n(.*\n)*12 in columns \+ 19 in rows = 31 points$/,
      ),
    });
  });

  test('order, case and commas do not matter', () => {
    const plain = jsonOf(score.run({ typed: 'A2 A3 B1' }, words));
    for (const typed of ['b1 a3 a2', 'A2,A3;B1', '  A2\tA3\nB1 '])
      expect(jsonOf(score.run({ typed }, words))).toEqual(plain);
  });

  test('[MY-11] of several displays, which one wins', () => {
    const found = score.run({ typed: 'A1 A2 A3 / B2 C2 D2' }, words);
    expect(jsonOf(found)).toMatchObject({ displays: [{ total: 4 }, { total: 4 }], winners: [1] });
    expect(found).toMatchObject({
      text: expect.stringMatching(/Display 1 wins by the longest runs \(MY-11\): 3\.$/),
    });
    const shared = score.run({ typed: 'A1 A2/B1 B2/C1' }, inFrench);
    expect(jsonOf(shared)).toMatchObject({ winners: [1, 2] });
    expect(shared).toMatchObject({
      text: expect.stringMatching(/Les étalages 1 et 2 se partagent la victoire\.$/),
    });
    expect(jsonOf(score.run({ typed: 'A1 A2 / A1' }, words))).toMatchObject({ refused: { rule: 'MY-1' } });
    expect(jsonOf(score.run({ typed: 'A1 /' }, words))).toMatchObject({ unreadable: expect.any(String) });
    expect(jsonOf(score.run({ typed: `H1 / ${FOURTEEN}` }, words))).toMatchObject({
      refused: { rule: 'MY-6' },
    });
  });

  test('one card is a display too, worth nothing', () => {
    expect(jsonOf(score.run({ typed: 'J7' }, words))).toMatchObject({ total: 0 });
  });
});

describe('best', () => {
  test('[MY-11] of equal totals, the one with the longer runs', () => {
    const typed = 'A1 A2 A5 A6 A7 B2 B4 B6 B7 C2 C3 C4 C5 C7';
    expect(jsonOf(best.run({ typed }, words))).toMatchObject({ left: 'B2', total: 27 });
  });

  test('[MY-6] leaves out the card that costs least, exactly', () => {
    const result = best.run({ typed: FOURTEEN }, words);
    expect(jsonOf(result)).toEqual({ cards: FOURTEEN.split(' ').slice(0, 13), left: 'C1', total: 46 });
    expect(result).toMatchObject({ text: expect.stringMatching(/B6\n46 points, leaving C1$/) });
  });

  test.each([
    ['A1 A2', 2],
    [`${FOURTEEN} C2`, 15],
  ])('[MY-6] %s is refused', (typed, got) => {
    const result = best.run({ typed }, words);
    expect(result.tag).toBe('refused');
    const text = `It takes 14 cards, thirteen to display and one more, and here are ${got}.`;
    expect(jsonOf(result)).toEqual({
      refused: { rule: 'MY-6', facts: { case: 'pool', need: 14, got }, text },
    });
  });
});

describe('an impossible display is refused with its reason', () => {
  const NO_DOLL = [
    ['A1 A2 a1', /^A1 is named twice, and each doll exists once\.$/],
    ['A1 K2', /^There is no doll K2: sets go from A to J, numbers from 1 to 7, as in B4\.$/],
    ['A8', /^There is no doll A8:/],
    ['A1A2', /^There is no doll A1A2:/],
    ['x'.repeat(1000), /^There is no doll x{39}…:/],
  ] as const;

  test.each(NO_DOLL)('[MY-1] %s', (typed, text) => {
    const result = score.run({ typed }, words);
    expect(result.tag).toBe('refused');
    expect(jsonOf(result)).toMatchObject({ refused: { rule: 'MY-1', text: expect.stringMatching(text) } });
    expect(jsonOf(best.run({ typed }, words))).toEqual(jsonOf(result));
  });

  test('[MY-6] more than thirteen cards', () => {
    const text = 'A display has 13 cards at most, and here are 14.';
    expect(score.run({ typed: FOURTEEN }, words)).toEqual({
      tag: 'refused',
      json: { refused: { rule: 'MY-6', facts: { case: 'most', most: 13, got: 14 }, text } },
      text: `${text} (MY-6)`,
    });
  });

  test('in the language that was asked for', () => {
    const result = score.run({ typed: 'Z1' }, inFrench);
    expect(jsonOf(result)).toMatchObject({
      refused: { text: expect.stringMatching(/^La poupée Z1 n’existe pas\u202F: /) },
    });
  });

  test('nothing at all is no question', () => {
    for (const command of [score, best])
      expect(jsonOf(command.run({ typed: ' ' }, words))).toEqual({
        unreadable: 'The cards are missing, as in “A2 A3 B1”.',
      });
  });
});
