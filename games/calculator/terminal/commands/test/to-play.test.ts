import { describe, expect, test } from 'vitest';
import { entryOf, wordsOf } from '#cli/shelf.ts';
import type { CommandResult, FileCommand } from '#contract/commands.ts';
import { nameOf } from '../../../rules/cells.ts';
import { laid } from '../../../test/position.ts';
import { best } from '../best.ts';
import { legal } from '../legal.ts';
import { score } from '../score.ts';

const words = await wordsOf(entryOf('calculator'), 'en');
const FIRST = laid('g7 across 9x2=18').map(({ cell, token }) => ({
  cell: nameOf(cell),
  token: String(token),
}));

interface Played {
  readonly points: number;
  readonly tokens: readonly { readonly cell: string; readonly token: string }[];
}

function jsonOf(result: CommandResult): unknown {
  return result.tag === 'unreadable' ? { unreadable: words.label(result.key, result.facts) } : result.json;
}

/** Points of the last turn. */
function lastScore(turns: readonly unknown[]): number {
  const scored = jsonOf(score.run({ file: { turns } }, words)) as { turns: { score: number }[] };
  return scored.turns.at(-1)?.score ?? -1;
}

describe.each([
  ['on an empty board', [], [2, 9, 18]],
  ['after a turn', [FIRST], [3, 3, 10]],
])('%s', (_, turns, rack) => {
  test('[CA-8] every play that is listed scores what it says, and none is better than the best', () => {
    const { plays } = jsonOf(legal.run({ file: { turns, rack } }, words)) as { plays: Played[] };
    expect(plays.length).toBeGreaterThan(10);
    for (const { points, tokens } of plays.slice(0, 50)) expect(lastScore([...turns, tokens])).toBe(points);
    const found = jsonOf(best.run({ file: { turns, rack } }, words)) as Played;
    expect(found.points).toBeGreaterThanOrEqual(plays[0]?.points ?? 0);
    expect(lastScore([...turns, found.tokens])).toBe(found.points);
  });
});

test('for people: how many, the best of them, as one types them', () => {
  const file = { turns: [], rack: [9, 2, 18] };
  expect(best.run({ file }, words)).toMatchObject({
    text: expect.stringMatching(/^\w\d+ .*[×÷].* \(\d+ points\)$/),
  });
  const listed = legal.run({ file }, words);
  expect(listed).toMatchObject({ text: expect.stringMatching(/^\d+ plays in one line; the 20 best/) });
  expect(listed.tag === 'done' && listed.text.split('\n')).toHaveLength(21);
});

test.each<[string, FileCommand]>([
  ['legal', legal],
  ['best', best],
])('%s wants a rack, turns that stand, and a game that goes on', (_, command) => {
  const run = (file: unknown): CommandResult => command.run({ file }, words);
  expect(jsonOf(run({ turns: [] }))).toEqual({
    unreadable: expect.stringContaining('“rack” should be a list'),
  });
  expect(run({ turns: [[{ cell: 'a1', token: '3' }]], rack: [3] })).toMatchObject({ tag: 'refused' });
  const over = { turns: [FIRST, [], [], [], []], players: ['A', 'B'], rack: [3] };
  expect(run(over)).toMatchObject({ tag: 'refused', json: { refused: { turn: 6, rule: 'CA-15' } } });
  expect(run({ turns: [], rack: [1, 1, 1, 1] })).toMatchObject({
    note: expect.stringContaining('holds only 3'),
  });
});

test('[CA-15] after the last = whoever still plays has one in reserve, or none', () => {
  const threes = (sides: number): string => Array.from({ length: sides }, () => '3').join('=');
  const turns = [
    `g1 across ${threes(7)}`,
    `a1 down ${threes(3)}=.=${threes(3)}`,
    `a13 down ${threes(3)}=`,
    'h13 down =3',
  ].map(text => laid(text).map(({ cell, token }) => ({ cell: nameOf(cell), token: String(token) })));
  const file = { turns, rack: [3, 3], players: ['A', 'B', 'C'] };
  const equals = ({ tokens }: Played): number => tokens.filter(({ token }) => token === '=').length;
  const { plays } = jsonOf(legal.run({ file }, words)) as { plays: Played[] };
  expect(Math.max(...plays.map(equals))).toBe(1);
  const literal = jsonOf(legal.run({ file: { ...file, options: { closing: 'literal' } } }, words)) as {
    plays: Played[];
  };
  expect(Math.max(0, ...literal.plays.map(equals))).toBe(0);
});
