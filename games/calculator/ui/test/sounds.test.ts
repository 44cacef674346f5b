import { describe, expect, test } from 'vitest';
import type { Viewer } from '#contract/game.ts';
import type { Sound } from '#contract/sound.ts';
import { game } from '../../rules/index.ts';
import type { State } from '../../rules/types.ts';
import { play, position } from '../../test/position.ts';
import { sounds } from '../sounds.ts';

/** What a viewer hears of a move. */
function hear(state: State, move: string, viewer: Viewer): readonly Sound[] {
  return sounds(game.view(state, viewer), game.view(play(state, move), viewer));
}

const opening = position({ racks: [[2, 9, 10, 12, 17, 18], [1]], bag: [5, 6] });
const turn = 'g7 across 9x2=18, g9 down 2=12-10';
const LINES = [
  { kind: 'line', points: 12 },
  { kind: 'line', points: 8 },
];

describe('what is heard', () => {
  test('of another’s turn: every peg, then each equality', () => {
    const pegs = Array.from({ length: 9 }, () => ({ kind: 'peg' }));
    expect(hear(opening, turn, 1)).toEqual([...pegs, ...LINES]);
    expect(hear(opening, turn, 'spectator')).toEqual([...pegs, ...LINES]);
  });

  test('of one’s own: the equalities alone, for the pegs were heard when they were laid', () => {
    expect(hear(opening, turn, 0)).toEqual(LINES);
  });

  test('[CA-11] of a wrong turn: a muffled tap', () => {
    const strict = position({ racks: [[2, 9], [1]], config: { checking: 'penalty' } });
    expect(hear(strict, 'g7 across 9=2', 0)).toEqual([{ kind: 'refusal' }]);
    expect(hear(strict, 'g7 across 9=2', 1).map(({ kind }) => kind)).toEqual([
      'peg',
      'peg',
      'peg',
      'refusal',
    ]);
  });

  test('of an exchange, and of the beginning: nothing', () => {
    expect(hear(opening, 'exchange 2', 1)).toEqual([]);
    expect(sounds(null, game.view(opening, 0))).toEqual([]);
  });
});
