import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import { best } from '../best.ts';
import { legal } from '../legal.ts';
import { score } from '../score.ts';

interface Recorded {
  readonly moves: { readonly cell: string; readonly value: number }[];
  readonly turns: { readonly player: string; readonly firstMove: number }[];
  readonly scores: { readonly player: string; readonly firstMove: number; readonly score: number }[];
}

const words = await wordsOf(entryOf('mathable'), 'en');
const inFrench = await wordsOf(entryOf('mathable'), 'fr');
const GAMES = ['train_1', 'train_2', 'train_3', 'train_4'] as const;

function vector(name: string): unknown {
  return JSON.parse(
    readFileSync(new URL(`../../../test/vectors/${name}.json`, import.meta.url), 'utf8'),
  ) as unknown;
}

const counts = vector('legal-counts') as {
  games: Record<string, { after: number; legal: number; sha256: string }[]>;
};

function jsonOf(result: CommandResult): unknown {
  return result.tag === 'unreadable' ? { unreadable: words.label(result.key, result.facts) } : result.json;
}

function scored(file: unknown): unknown {
  return jsonOf(score.run({ file }, words));
}

function placed(...moves: readonly (readonly [string, number])[]): unknown {
  return {
    moves: moves.map(([cell, value]) => ({ cell, value })),
    turns: [{ player: 'A', firstMove: 1 }],
  };
}

describe('score', () => {
  test.each(GAMES)('%s is scored as its official sheet', name => {
    const game = vector(`games/${name}`) as Recorded;
    const totals = new Map<string, number>();
    for (const { player, score: points } of game.scores)
      totals.set(player, (totals.get(player) ?? 0) + points);
    expect(scored({ ...game, superBonus: false })).toEqual({
      turns: game.scores,
      totals: Object.fromEntries(totals),
    });
  });

  test('[MB-18] the tiles left in hand are subtracted, and the winner is named', () => {
    const file = {
      moves: [
        { cell: '8I', value: 12 },
        { cell: '8F', value: 7 },
      ],
      turns: [
        { player: 'Anne', firstMove: 1 },
        { player: 'Basile', firstMove: 2 },
      ],
    };
    const leading = score.run({ file }, words);
    expect(leading).toMatchObject({ json: { totals: { Anne: 12, Basile: 7 } } });
    expect(jsonOf(leading)).not.toHaveProperty('winners');
    expect(leading).toMatchObject({ text: expect.stringMatching(/^Anne leads with 12 points; .*“left”/m) });
    expect(scored({ ...file, left: { Anne: [1, 9], Basile: [] } })).toEqual({
      turns: [
        { player: 'Anne', firstMove: 1, score: 12 },
        { player: 'Basile', firstMove: 2, score: 7 },
      ],
      totals: { Anne: 2, Basile: 7 },
      winners: ['Basile'],
    });
    const shared = score.run({ file: { ...file, left: { Anne: [5] } } }, inFrench);
    expect(shared).toMatchObject({
      json: { winners: ['Anne', 'Basile'] },
      text: expect.stringMatching(
        /\nAnne\u202F: 12 points − 5 en main = 7 points\n.*\nAnne et Basile se partagent la victoire avec 7 points \(MB-18\)\.$/,
      ),
    });
  });

  test.each([
    [{ left: { Zoé: [1] } }, '“left” names Zoé, who has no turn in the file.'],
    [{ left: [] }, '“left” should be an object'],
    [{ left: { A: 7 } }, '“left.A” should be a list'],
    [{ left: { A: ['7'] } }, '“left.A[0]” should be a number'],
    [{ rack: [] }, '“rack” should be a list of one to seven numbers'],
    [{ rack: [1, 2, 3, 4, 5, 6, 7, 8] }, '“rack” should be a list of one to seven numbers'],
  ])('what cannot be read of %j is named', (more, sentence) => {
    const file = { ...(placed(['8I', 12]) as object), ...more };
    expect(scored(file)).toEqual({ unreadable: expect.stringContaining(sentence) });
  });

  test('[MB-2] a tile left in hand that the box does not hold is refused, one too many remarked', () => {
    const file = placed(['8I', 12]) as object;
    expect(scored({ ...file, left: { A: [22] } })).toMatchObject({ refused: { rule: 'MB-2' } });
    expect(score.run({ file: { ...file, left: { A: [12] } } }, words)).toMatchObject({
      note: 'Note: 12 is placed or in hand 2 times, and the box holds only 1.',
    });
  });

  test('[MB-10] a turn of seven tiles brings 50 more, unless the sheet says otherwise', () => {
    const { moves } = vector('games/train_1') as Recorded;
    const seven = { moves: moves.slice(0, 7), turns: [{ player: 'A', firstMove: 1 }] };
    const six = { moves: moves.slice(0, 6), turns: [{ player: 'A', firstMove: 1 }] };
    const total = (file: object): number => (scored(file) as { totals: { A: number } }).totals.A;
    expect(total(seven) - total({ ...seven, superBonus: false })).toBe(50);
    expect(total(six) - total({ ...six, superBonus: false })).toBe(0);
  });

  test('turns without a placement score nothing, the last one too', () => {
    const turns = [
      { player: 'A', firstMove: 1 },
      { player: 'B', firstMove: 1 },
      { player: 'A', firstMove: 2 },
    ];
    expect(scored({ moves: [{ cell: '8I', value: 12 }], turns })).toEqual({
      turns: [
        { player: 'A', firstMove: 1, score: 0 },
        { player: 'B', firstMove: 1, score: 12 },
        { player: 'A', firstMove: 2, score: 0 },
      ],
      totals: { A: 0, B: 12 },
    });
  });

  test('a player may have any name', () => {
    const file = JSON.parse(
      '{"moves":[{"cell":"8I","value":7}],"turns":[{"player":"__proto__","firstMove":1}]}',
    );
    const result = score.run({ file }, words);
    expect(JSON.stringify(jsonOf(result))).toContain('"totals":{"__proto__":7}');
  });

  test('no game at all is a game', () => {
    expect(scored({ moves: [], turns: [] })).toEqual({ turns: [], totals: {} });
  });

  test.each([
    ['MB-1', placed(['15A', 3]), 1, /15A/],
    ['MB-1', placed(['', 3]), 1, /no square/],
    ['MB-2', placed(['8I', 99]), 1, /99/],
    ['MB-2', placed(['8I', 3.5]), 1, /3\.5/],
    ['MB-5', placed(['1A', 3]), 1, /1A is not next to/],
    ['MB-5', placed(['8I', 8]), 1, /^3 \+ 4 is 7, 4 − 3 is 1, 3 × 4 is 12: none makes 8\.$/],
    ['MB-5', placed(['8I', 12], ['7I', 2], ['6I', 3]), 3, /2 \+ 12 is 14.*none makes 3/],
    ['MB-6', placed(['8I', 12], ['8J', 8]), 2, /^8J takes only a sum: 4 \+ 12 is 16, not 8\.$/],
    ['MB-9', placed(['7G', 1]), 1, /^7G already holds 1, and/],
  ])('[%s] names the placement and says why', (rule, file, move, sentence) => {
    const result = score.run({ file }, words);
    expect(result.tag).toBe('refused');
    expect(jsonOf(result)).toEqual({
      refused: { move, rule, facts: expect.anything(), text: expect.stringMatching(sentence) },
    });
    expect(jsonOf(legal.run({ file }, words))).toEqual(jsonOf(result));
  });

  test('the sentence comes in the language that was asked for', () => {
    const result = score.run({ file: placed(['8I', 8]) }, inFrench);
    const text = '3 + 4 font 7, 4 − 3 font 1, 3 × 4 font 12\u202F: rien ne donne 8.';
    expect(jsonOf(result)).toMatchObject({ refused: { text } });
  });

  test.each([
    null,
    [],
    7,
    {},
    { moves: {} },
    { moves: [] },
    { moves: [3], turns: [] },
    { moves: [{ cell: 3, value: 3 }], turns: [] },
    { moves: [{ cell: '8I', value: '3' }], turns: [] },
    { moves: [{ cell: '8I', value: Number.POSITIVE_INFINITY }], turns: [] },
    { moves: [{ cell: '8I', value: 7 }], turns: [] },
    { moves: [], turns: [{ player: '', firstMove: 1 }] },
    { moves: [], turns: [{ player: 'A', firstMove: 2 }] },
    { moves: [], turns: [{ player: 'A', firstMove: '1' }] },
    { moves: [{ cell: '8I', value: 7 }], turns: [{ player: 'A', firstMove: 2 }] },
    {
      moves: [{ cell: '8I', value: 7 }],
      turns: [
        { player: 'A', firstMove: 1 },
        { player: 'B', firstMove: 3 },
      ],
    },
    { moves: [], turns: [{ player: 'A', firstMove: 1 }], superBonus: 'no' },
  ])('%j is no sheet', file => {
    const result = score.run({ file }, words);
    if (result.tag !== 'unreadable') throw new Error('it was read');
    expect(words.label(result.key, result.facts)).not.toMatch(/[{}[\]]{2}|undefined|^\[/);
  });

  test('[MB-10] 50 points that an extra tile might spoil are worth a note', () => {
    const { moves } = vector('games/train_1') as Recorded;
    const turns = [
      { player: 'B', firstMove: 1 },
      { player: 'A', firstMove: 1 },
    ];
    // 10H is a restriction square.
    const file = { moves: moves.slice(0, 7), turns };
    const note = (sheet: object, language: 'en' | 'fr' = 'en'): string | undefined => {
      const result = score.run({ file: sheet }, language === 'en' ? words : inFrench);
      return result.tag === 'done' ? result.note : 'not done';
    };
    expect(note(file)).toMatch(/^Note: in turn 2, the 50 points .* assume that the rack was emptied/);
    expect(note(file, 'fr')).toMatch(/au tour 2, les 50 points .* supposent que le chevalet a été vidé/);
    expect(note({ ...file, superBonus: false })).toBeUndefined();
    expect(note({ moves: moves.slice(0, 6), turns })).toBeUndefined();
    const plain = placed(['8I', 7], ['7I', 3], ['9I', 10], ['8F', 7], ['7F', 3], ['9F', 10], ['9G', 4]);
    expect(scored(plain)).toMatchObject({ totals: { A: 44 + 50 } });
    expect(note(plain as object)).toBeUndefined();
  });

  test('two notes are two lines', () => {
    const moves = ['8I', '8F', '7I', '7F', '9G', '9H', '8J'].map((cell, n) => ({
      cell,
      value: [12, 12, 2, 2, 4, 6, 16][n],
    }));
    const result = score.run({ file: { moves, turns: [{ player: 'A', firstMove: 1 }] } }, words);
    expect(result).toMatchObject({ note: expect.stringMatching(/^Note: 12 is placed.*\nNote: in turn 1/) });
  });

  test('more tiles of a number than the box holds is worth a note', () => {
    const file = placed(['8I', 12], ['8F', 12]);
    const result = score.run({ file }, words);
    expect(result).toMatchObject({ tag: 'done', note: expect.stringContaining('12 is placed 2 times') });
    expect(score.run({ file: placed(['8I', 12]) }, words)).not.toHaveProperty('note');
  });
});

describe('best', () => {
  const after = (name: string, count: number): object => ({
    moves: (vector(`games/${name}`) as Recorded).moves.slice(0, count),
  });

  test('[MB-10] the second turn of the printed exercise can be played as it is there, for 121 points or more', () => {
    const { moves, racks } = vector('exercise') as Recorded & { racks: Record<string, number[]> };
    const file = { moves: moves.slice(0, 5), rack: racks['J2'] };
    const found = jsonOf(best.run({ file }, words)) as { points: number; superBonus: number };
    expect(found.points).toBeGreaterThanOrEqual(121);
    expect(found.superBonus).toBe(50);
  });

  test.each([0, 10, 20, 30, 40])('after %i placements: what is found scores what it says', count => {
    const file = after('train_1', count) as { moves: Recorded['moves'] };
    const rack = [1, 2, 3, 5, 9, 20, 48];
    const found = jsonOf(best.run({ file: { ...file, rack } }, words)) as {
      points: number;
      placements: string[];
    };
    const moves = found.placements.map(text => {
      const [cell = '', value] = text.split(/[=:]/);
      return { cell, value: Number(value) };
    });
    const turns = [
      { player: 'before', firstMove: 1 },
      { player: 'A', firstMove: count + 1 },
    ];
    const sheet = { moves: [...file.moves, ...moves], turns };
    expect(scored(sheet)).toMatchObject({ totals: { A: found.points } });
    const each = jsonOf(legal.run({ file: { ...file, rack } }, words)) as { legal: string[] };
    // Never less than the best single tile.
    expect(found.points).toBeGreaterThanOrEqual(
      Math.max(0, ...each.legal.map(one => Number(one.split(':')[1]))),
    );
  });

  test('a rack with which nothing can be placed, and a file without one', () => {
    expect(best.run({ file: { moves: [], rack: [90] } }, words)).toMatchObject({
      json: { points: 0, placements: [] },
      text: 'Nothing can be placed with this rack.',
    });
    expect(jsonOf(best.run({ file: { moves: [] } }, words))).toEqual({
      unreadable: expect.stringContaining('“rack”'),
    });
  });
});

describe('legal', () => {
  test('with a rack, only its tiles', () => {
    const all = (jsonOf(legal.run({ file: { moves: [] } }, words)) as { legal: string[] }).legal;
    const some = jsonOf(legal.run({ file: { moves: [], rack: [7, 12, 7, 90] } }, words));
    expect(some).toEqual({ legal: all.filter(one => /=(7|12):/.test(one)) });
  });

  test('the opening has the 24 placements that were counted by hand', () => {
    const opening = vector('opening') as { legal: string[] };
    expect(jsonOf(legal.run({ file: { moves: [] } }, words))).toEqual({ legal: opening.legal });
  });

  test.each(GAMES)('%s: the list is the known one after every tenth placement', name => {
    const { moves } = vector(`games/${name}`) as Recorded;
    for (const { after, legal: count, sha256 } of counts.games[name] ?? []) {
      if (after % 10 !== 0) continue;
      const found = jsonOf(legal.run({ file: { moves: moves.slice(0, after) } }, words)) as {
        legal: string[];
      };
      const hash = createHash('sha256').update(found.legal.join('\n')).digest('hex');
      expect({ after, count: found.legal.length, hash }).toEqual({ after, count, hash: sha256 });
    }
  });
});
