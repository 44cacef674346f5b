import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import { writeDefinition } from '../../../rules/notation.ts';
import { campOf } from '../../../rules/seats.ts';
import { solve as solveDeal } from '../../../solver/solve.ts';
import { randomDeal, rngOf } from '../../../solver/test/random-deal.ts';
import { EXAMPLE, writeCard } from '../deal-file.ts';
import { score } from '../score.ts';
import { solve } from '../solve.ts';

const words = await wordsOf(entryOf('gamate'), 'en');
const inFrench = await wordsOf(entryOf('gamate'), 'fr');
const example: Record<string, unknown> = EXAMPLE;

function ask(changes: Record<string, unknown> = {}): CommandResult {
  return solve.run({ file: { ...example, ...changes } }, words);
}

function sentenceOf(result: CommandResult): string {
  return result.tag === 'unreadable' ? words.label(result.key, result.facts) : result.text;
}

/** Yet a brisque in it. */
const NO_TRICK = { tricks: 0, brisques: 1, renounced: 0 };

describe('solve', () => {
  test('says who wins, how high, and what each play is worth', () => {
    // Player 4 has led the 33: the 48 is a trump and may cut it, the 5 can only be renounced.
    const result = ask();
    expect(result).toMatchObject({ tag: 'done' });
    const json = (result.tag === 'done' ? result.json : null) as unknown as {
      value: number;
      winner: string;
      points: number;
      player: number;
      best: { card: number | 'm'; deed: string }[];
      plays: { card: number | 'm'; deed: string; value: number }[];
    };
    expect(json).toMatchObject({ winner: 'declarer', points: json.value, player: 1 });
    expect(json.plays.map(({ card, deed }) => `${deed} ${card}`).sort()).toEqual([
      'cut 48',
      'renounce 48',
      'renounce 5',
    ]);
    expect(json.best).toEqual(
      json.plays.filter(({ value }) => value === json.value).map(({ card, deed }) => ({ card, deed })),
    );
    expect(sentenceOf(result)).toMatch(/^The declarer wins with best play: \d+ points\nPlayer 1 plays/);
  });

  test('says the same as the solver of what is written to a file', () => {
    for (let seed = 0; seed < 40; seed++) {
      const onTable = seed % 4;
      const deal = randomDeal(rngOf(seed, 5), 3, onTable);
      const own = campOf(deal.declarer);
      const count = (camp: 0 | 1): object => ({
        tricks: deal.tricks[camp],
        brisques: deal.brisques[camp],
        renounced: deal.renounced[camp],
      });
      const announced = deal.isOpposed ? Math.max(7, deal.announced) : deal.announced;
      const file = {
        hands: deal.hands.map(hand => hand.map(writeCard)),
        trumps: writeDefinition(deal.trumps),
        way: deal.way,
        announced,
        opposed: deal.isOpposed,
        declarer: deal.declarer + 1,
        leader: (deal.trick[0]?.hand ?? deal.leader) + 1,
        trick: deal.trick.map(({ card, deed }) =>
          deed === 'renounce' ? { renounce: writeCard(card) } : writeCard(card),
        ),
        taken: { declarer: count(own), defence: count(own === 0 ? 1 : 0) },
      };
      const solved = solveDeal({ ...deal, announced });
      const result = solve.run({ file: JSON.parse(JSON.stringify(file)) as unknown }, words);
      expect(result).toMatchObject({
        tag: 'done',
        json: { value: solved.tag === 'solved' ? solved.value : null },
      });
    }
  });

  test.each([
    [{ announced: 14 }, 'GA-11'],
    [{ announced: 6, opposed: true }, 'GA-11'],
    [{ trumps: 'run 1 30' }, 'GA-5'],
    [{ trick: [{ renounce: 33 }] }, 'GA-13'],
    [{ hands: [[48], ['m', 7], [12, 20], [9]], trick: [33, 5], leader: 4 }, 'GA-14'],
    [{ taken: taken({ tricks: 5 }) }, 'GA-15'],
    [{ taken: taken({ renounced: 17 }) }, 'GA-14'],
    [{ taken: taken({ brisques: 5 }) }, 'GA-1'],
    // Declarer led the first trick that the defenders took: one card of theirs lies on it.
    [{ taken: taken({ renounced: 16 }) }, 'GA-14'],
    // Of six brisques two are in hand, and with so few renounced three at least are in tricks.
    [{ taken: counts([6, 0, 1], [5, 1, 0]) }, 'GA-16'],
    [{ taken: counts([11, 2, 3], [0, 1, 4]) }, 'GA-16'],
    [{ taken: counts([11, 3, 3], [0, 0, 4]) }, 'GA-15'],
    [{ taken: { declarer: NO_TRICK, defence: { tricks: 11, brisques: 0, renounced: 0 } } }, 'GA-16'],
  ])('refuses what the rules do not allow: %o', (changes, rule) => {
    const result = ask(changes);
    expect(result).toMatchObject({ tag: 'refused', json: { refused: { rule } } });
    expect(sentenceOf(result)).toContain(rule);
  });

  test('[GA-11] the first lead is of declarer’s camp', () => {
    const deal = randomDeal(rngOf(2), 13);
    const nothing = { tricks: 0, brisques: 0, renounced: 0 };
    const hands = deal.hands.map(hand => hand.map(writeCard));
    const result = ask({
      hands,
      declarer: 1,
      leader: 2,
      trick: [],
      taken: { declarer: nothing, defence: nothing },
    });
    expect(result).toMatchObject({ tag: 'refused', json: { refused: { rule: 'GA-11' } } });
    expect(sentenceOf(result)).toContain('The declarer’s camp leads to the first trick.');
  });

  /** Twelve tricks were played, and one card is left to each: `score` judges the same figures, all in all. */
  test('refuses the figures that score refuses', () => {
    const hands = [[2], [3], [4], [5]];
    const refusals: { readonly figures: string; readonly tag: string }[] = [];
    for (let tricks = 0; tricks <= 12; tricks++)
      for (let brisques = 0; brisques <= 6; brisques += 2)
        for (let renounced = 0; renounced <= 26; renounced += 2)
          for (const others of [0, 12, 24]) {
            const declarer = { tricks, brisques, renounced };
            const defence = { tricks: 12 - tricks, brisques: 6 - brisques, renounced: others };
            const leader = tricks > 0 ? 1 : 2;
            // The last trick, to either camp, nobody renouncing.
            const ends = [
              { declarer: { ...declarer, tricks: tricks + 1 }, defence },
              { declarer, defence: { ...defence, tricks: defence.tricks + 1 } },
            ].map(end => score.run({ file: { announced: 7, opposed: false, ...end } }, words).tag);
            if (ends.includes('done')) continue;
            const taken = { declarer, defence };
            const { tag } = ask({ hands, trick: [], declarer: 1, leader, taken });
            refusals.push({ figures: JSON.stringify(taken), tag });
          }
    expect(refusals.filter(({ tag }) => tag !== 'refused')).toEqual([]);
    expect(refusals.length).toBeGreaterThan(100);
  });

  test.each([
    [{ hands: [[48, 5], [48, 7], [12, 20], [9]] }, 'The 48 is there twice.'],
    [{ hands: [['m', 'm'], ['m', 7], ['m', 'm'], [9]] }, 'There are more than four mutes.'],
    [{ hands: [[48, 5], ['m', 7], [12], [9]] }, 'player 3 should hold 2 cards, and holds 1'],
    [{ hands: [[], [], [], []], trick: [] }, 'No card is left to play.'],
  ])('says which cards do not add up: %o', (changes, sentence) => {
    const result = ask(changes);
    expect(result.tag).toBe('unreadable');
    expect(sentenceOf(result)).toContain(sentence);
  });

  const BROKEN = [
    ['hands', [[1], [2], [3]]],
    ['hands', [[49], [2], [3], [4]]],
    ['hands', [['x'], [2], [3], [4]]],
    ['trumps', 'multiples'],
    ['trumps', 6],
    ['way', 'sideways'],
    ['announced', 6.5],
    ['opposed', 'no'],
    ['declarer', 0],
    ['leader', 5],
    ['trick', [33, 34, 35, 36]],
    ['trick', [{ renounce: 'x' }]],
    ['taken', { declarer: { tricks: -1 } }],
    ['taken', null],
  ] as const;

  test.each(BROKEN)('names the part that cannot be read: %s', (field, value) => {
    const result = ask({ [field]: value });
    expect(result).toMatchObject({ tag: 'unreadable', facts: { field } });
    expect(sentenceOf(result)).toContain(`cannot be read: ${field}.`);
  });

  test('a whole deal is too much', () => {
    const deal = randomDeal(rngOf(1), 13);
    const nothing = { tricks: 0, brisques: 0, renounced: 0 };
    const result = ask({
      hands: deal.hands.map(hand => hand.map(writeCard)),
      leader: 1,
      trick: [],
      taken: { declarer: nothing, defence: nothing },
    });
    expect(result.tag).toBe('unreadable');
    expect(sentenceOf(result)).toContain('With 13 tricks left');
  });

  test.each([null, 7, 'deal', []])('a file that is no object: %o', file => {
    expect(solve.run({ file }, words)).toMatchObject({ tag: 'unreadable', facts: { field: 'file' } });
  });

  test('in the language that was asked for', () => {
    expect(solve.run({ file: example }, inFrench)).toMatchObject({
      text: expect.stringMatching(/^Le demandeur gagne au meilleur jeu\u202F: \d+ points\n/),
    });
  });
});

/** Tricks, brisques and cards renounced, of declarer's camp and of the defenders. */
function counts(declarer: readonly number[], defence: readonly number[]): unknown {
  const each = ([tricks, brisques, renounced]: readonly number[]): object => ({
    tricks,
    brisques,
    renounced,
  });
  return { declarer: each(declarer), defence: each(defence) };
}

function taken(declarer: Record<string, number>): unknown {
  return {
    declarer: { tricks: 6, brisques: 2, renounced: 3, ...declarer },
    defence: { tricks: 5, brisques: 1, renounced: 4 },
  };
}
