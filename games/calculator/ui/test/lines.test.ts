import { describe, expect, test } from 'vitest';
import { game } from '../../rules/index.ts';
import type { View } from '../../rules/types.ts';
import { laid, position } from '../../test/position.ts';
import { gainFacts, readLines } from '../lines.ts';

function see(board: string): View {
  return game.view(position({ board, racks: [[2, 9, 10, 12, 17, 18], [1]] }), 0);
}

describe('the lines of a hand', () => {
  test('[CA-13] the sheet’s first turn: two equalities, each explained', () => {
    const { lines, points, refusal, board } = readLines(see(''), laid('g7 across 9x2=18, g9 down 2=12-10'));
    expect(points).toBe(20);
    expect(refusal).toBeNull();
    const told = lines.flatMap(({ gains }) => gains.map(gain => gainFacts(board, gain, ':')));
    expect(told).toEqual([
      { text: '9\u00A0×\u00A02\u00A0=\u00A018', numbers: 3, signs: 3, red: 'yes', points: 12 },
      { text: '2\u00A0=\u00A012\u00A0−\u00A010', numbers: 3, signs: 1, red: 'yes', points: 8 },
    ]);
  });

  test('[CA-6] a fragment may stand, a wrong line says why', () => {
    const { lines, points } = readLines(see(''), laid('g7 across 9+2, g9 down 2=12'));
    expect(lines.map(({ read }) => read.tag)).toEqual(['fragment', 'wrong']);
    expect(lines[1]?.refusal).toMatchObject({ rule: 'CA-6', facts: { case: 'differ' } });
    expect(points).toBe(0);
  });

  test('[CA-8] what no line says is said of the whole: a token outside every equality', () => {
    const { lines, refusal } = readLines(see(''), laid('g7 across 9+2'));
    expect(lines[0]?.refusal).toBeNull();
    expect(refusal).toMatchObject({ rule: 'CA-8', facts: { case: 'outside' } });
  });
});
