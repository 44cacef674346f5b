import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult } from '#contract/commands.ts';
import { nameOf } from '../../../rules/cells.ts';
import { laid } from '../../../test/position.ts';
import { score } from '../score.ts';

const words = await wordsOf(entryOf('calculator'), 'en');
const inFrench = await wordsOf(entryOf('calculator'), 'fr');

/** A file with these turns, written as the tests of the rules write plays. */
function sheet(turns: readonly string[], options?: object): object {
  const written = turns.map(text =>
    laid(text).map(({ cell, token }) => ({ cell: nameOf(cell), token: String(token) })),
  );
  return { ...(options && { options }), turns: written };
}

function run(file: unknown, said = words): CommandResult {
  return score.run({ file }, said);
}

function refusal(file: unknown): unknown {
  const result = run(file);
  return result.tag === 'refused' ? (result.json as { refused: unknown }).refused : result;
}

const EXAMPLE = ['g7 across 9x2=18, g9 down .=12-10', 'h7 down :3=3, k8 across x.:2=15'];

describe('[CA-13] a game is scored turn by turn', () => {
  test('the sheet’s example', () => {
    const result = run(sheet(EXAMPLE, { grid: 'full' }));
    expect(result).toMatchObject({ tag: 'done' });
    expect(result.tag === 'done' && result.json).toEqual({
      turns: [
        {
          score: 20,
          equalities: [
            { text: '9x2=18', points: 12 },
            { text: '2=12-10', points: 8 },
          ],
        },
        {
          score: 32,
          equalities: [
            { text: '9:3=3', points: 12 },
            { text: '3x10:2=15', points: 20 },
          ],
        },
      ],
    });
  });

  test('[CA-7] [CA-16] with players, whose turn it was, what each has, and who wins', () => {
    const file = { ...sheet(EXAMPLE), players: ['Anne', 'Basile', 'Chloé'] };
    const result = run(file);
    expect(result).toMatchObject({
      json: {
        turns: [
          { player: 'Anne', score: 20 },
          { player: 'Basile', score: 32 },
        ],
        totals: { Anne: 20, Basile: 32, Chloé: 0 },
      },
    });
    expect(result.tag === 'done' && result.text).toMatch(
      /^2\. Basile: 32 points: (.*\n)+Chloé: 0 points in all\nBasile leads with 32 points; the game is not over \(CA-15\)\.$/m,
    );
    const over = run(
      { ...sheet(['g7 across 9=9', 'h7 down =9', '', '', '', '']), players: ['A', 'B'] },
      inFrench,
    );
    expect(over).toMatchObject({
      json: { winners: ['A', 'B'] },
      text: expect.stringMatching(/A et B se partagent la victoire avec 2 points \(CA-16\)\.$/),
    });
  });

  test('in words, in both languages', () => {
    const [french, english] = [inFrench, words].map(said => run(sheet(EXAMPLE), said));
    expect(english?.tag === 'done' && english.text).toBe(
      [
        '1. 20 points: 9 × 2 = 18 (12, doubled); 2 = 12 − 10 (8, doubled)',
        '2. 32 points: 9 : 3 = 3 (12, doubled); 3 × 10 : 2 = 15 (20, doubled)',
        '',
        '52 points in all',
      ].join('\n'),
    );
    expect(french?.tag === 'done' && french.text.split('\n').at(-1)).toBe('52 points en tout');
  });

  test('a turn without tokens, and one that forms nothing new', () => {
    const result = run(sheet(['g7 across 9=9', '', 'g10 across x1']));
    expect(result.tag === 'done' && result.json).toMatchObject({
      turns: [{ score: 2 }, { score: 0, equalities: [] }, { score: 0, equalities: [] }],
    });
    expect(result.tag === 'done' && result.text).toContain('3. 0 points, no new equality');
  });

  test('numbers may be written as numbers, cells with a capital, in any order', () => {
    const turn = [
      { cell: 'G9', token: 3 },
      { cell: 'g8', token: '=' },
      { cell: 'g7', token: 3 },
    ];
    expect(run({ turns: [turn], note: 'Sunday' })).toMatchObject({
      tag: 'done',
      json: { turns: [{ score: 2 }] },
    });
  });

  test('[CA-2] more of a number than the box holds is worth a remark', () => {
    const result = run(sheet(['g7 across 1=1', 'g7 down .=1=1']));
    expect(result.tag === 'done' && result.note).toBe(
      'Note: the number 1 is there 4 times, and the box holds only 3.',
    );
    expect(run(sheet(EXAMPLE))).not.toHaveProperty('note');
  });
});

describe('a wrong turn names rule, cells and values', () => {
  test('[CA-6] an inequality', () => {
    expect(refusal(sheet(['g7 across 8+3x2=14']))).toMatchObject({
      turn: 1,
      rule: 'CA-6',
      cells: ['g7', 'g8', 'g9', 'g10', 'g11', 'g12', 'g13'],
      values: [22, 14],
      text: '8 + 3 × 2 = 14, from g7 to g13: 8 + 3 × 2 is 22 here, read from left to right, not 14.',
    });
  });

  test('[CA-5] a division that is not exact, down a column', () => {
    expect(refusal(sheet([EXAMPLE[0] ?? '', 'h11 down :4=3']))).toMatchObject({
      turn: 2,
      rule: 'CA-5',
      cells: ['g11', 'h11', 'i11', 'j11', 'k11'],
      values: [18, 4],
    });
  });

  test.each([
    ['CA-8', ['a1 across 3=3'], ['g7']],
    ['CA-8', ['g7 across 3=3', 'a1 across 3=3'], ['a1']],
    ['CA-1', ['g7 across 3=3', 'g9 across 3'], ['g9']],
  ])('[%s] the cell it is about', (rule, turns, cells) => {
    expect(refusal(sheet(turns))).toMatchObject({ turn: turns.length, rule, cells, values: [] });
  });

  test('[CA-1] a cell given twice, and one off the lattice', () => {
    const twice = [
      { cell: 'g7', token: '3' },
      { cell: 'g7', token: '4' },
    ];
    expect(refusal({ turns: [twice] })).toMatchObject({
      rule: 'CA-1',
      cells: ['g7'],
      facts: { case: 'twice' },
    });
    const off = ['g7 across 9=9, g7 down .=9', 'h6 across 5.5'];
    expect(refusal(sheet(off, { grid: 'lattice' }))).toMatchObject({ turn: 2, rule: 'CA-1', cells: ['h6'] });
    expect(run(sheet(off))).toMatchObject({ tag: 'done' });
  });

  test('[CA-15] after the last =, one in reserve for each turn or none', () => {
    const threes = (sides: number): string => Array.from({ length: sides }, () => '3').join('=');
    // 6, then 6, 3 and 1: all sixteen.
    const full = [
      `g1 across ${threes(7)}`,
      `a1 down ${threes(3)}=.=${threes(3)}`,
      `a13 down ${threes(3)}=`,
      'h13 down =3',
    ];
    const more = ['h3 down =3', 'h5 down =3', 'h7 down =3', 'h9 down =3'];
    const spent = sheet([...full, ...more.slice(0, 1)], { closing: 'literal' });
    expect(refusal(spent)).toMatchObject({ turn: 5, rule: 'CA-15', cells: [], values: [] });
    expect(run(sheet([...full, ...more.slice(0, 3)]))).toMatchObject({ tag: 'done' });
    expect(refusal(sheet([...full, 'h3 down =3=3']))).toMatchObject({ turn: 5, rule: 'CA-15' });
    // With four players at most three are still to play: the box never needs a twentieth.
    expect(refusal(sheet([...full, ...more]))).toMatchObject({
      turn: 8,
      rule: 'CA-15',
      facts: { case: 'over' },
    });
    const three = { ...sheet([...full, ...more.slice(0, 3)]), players: ['A', 'B', 'C'] };
    // Turn 4 begins the second round of three: two more turns, and it is over.
    expect(refusal(three)).toMatchObject({ turn: 7, rule: 'CA-15', facts: { case: 'over' } });
    const two = { ...sheet(full), players: ['A', 'B'] };
    expect(run(two)).toMatchObject({ tag: 'done', json: { winners: expect.any(Array) } });
  });

  test('[CA-15] after 2 × players turns without a play the game is over', () => {
    const idle = ['g7 across 9=9', '', '', '', ''];
    expect(run({ ...sheet(idle), players: ['A', 'B'] })).toMatchObject({ json: { winners: ['A'] } });
    expect(refusal({ ...sheet([...idle, 'g10 across =9']), players: ['A', 'B'] })).toMatchObject({
      turn: 6,
      rule: 'CA-15',
    });
    expect(run({ ...sheet([...idle, 'g10 across =9']), players: ['A', 'B', 'C'] })).toMatchObject({
      tag: 'done',
    });
  });
});

describe('what is no record of a game is said to be none', () => {
  test('something else altogether', () => {
    expect(run([])).toEqual({ tag: 'unreadable', key: 'score-sheet.not-an-object', facts: {} });
  });

  test.each([
    [{}, 'turns', 'list'],
    [{ options: [], turns: [] }, 'options', 'object'],
    [{ options: { grid: 'hex' }, turns: [] }, 'options.grid', 'grid'],
    [{ options: { closing: 0 }, turns: [] }, 'options.closing', 'closing'],
    [{ turns: [], players: ['A'] }, 'players', 'players'],
    [{ turns: [], players: ['A', 'A'] }, 'players', 'players'],
    [{ turns: [], rack: [1, '+'] }, 'rack', 'rack'],
    [{ turns: [{}] }, 'turns[0]', 'list'],
    [{ turns: [[], [3]] }, 'turns[1][0]', 'object'],
    [{ turns: [[{ cell: 'z9', token: '3' }]] }, 'turns[0][0].cell', 'cell'],
    [{ turns: [[{ cell: 'g7', token: '21' }]] }, 'turns[0][0].token', 'token'],
    [{ turns: [[{ cell: 'g7' }]] }, 'turns[0][0].token', 'token'],
  ])('%j', (file, field, expected) => {
    expect(run(file)).toEqual({ tag: 'unreadable', key: 'score-sheet.field', facts: { field, expected } });
  });
});
