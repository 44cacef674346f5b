import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { ALL_NUMBERS } from '../data/board.ts';
import { shownBy } from '../rules/imagine.ts';
import { game } from '../rules/index.ts';
import { missing } from '../rules/tokens.ts';
import type { Config, State } from '../rules/types.ts';
import { numbersIn, play } from './position.ts';

const PENALTY: Config = { grid: 'full', checking: 'penalty', closing: 'reserve' };

/** A real deal, in which seat by seat one number is laid where it cannot stand. */
function deal(seats: number, n: number): State {
  return game.setup(PENALTY, seats, rngFor(testSeed(n), 0));
}

function wrongOnce(state: State): State {
  const seat = state.order[0] ?? 0;
  const [low, , high] = state.racks[seat] ?? [];
  return play(state, `a1 across ${low}, a3 across ${high}`);
}

describe('[CA-3] what is hidden', () => {
  test('a view has one rack at most, and no bag', () => {
    const state = deal(3, 1);
    expect(Object.keys(game.view(state, 1)).toSorted()).toEqual([
      'bagSize',
      'board',
      'config',
      'draws',
      'idle',
      'lastTurn',
      'me',
      'order',
      'past',
      'rack',
      'rackSizes',
      'scored',
      'scores',
      'supply',
      'turns',
    ]);
  });

  test('an imagined world has every number once, and one’s own rack as it is', () => {
    for (let n = 0; n < 20; n++) {
      const state = deal(4, n);
      const dream = game.imagine(game.view(state, 2), rngFor(testSeed(n), 1));
      expect(numbersIn(dream)).toEqual(ALL_NUMBERS);
      expect(dream.racks[2]).toEqual(state.racks[2]);
      expect(dream.racks).not.toEqual(state.racks);
    }
  });
});

describe('[CA-11] numbers that were shown and came back', () => {
  test('are where they must be in every imagined world', () => {
    for (let n = 0; n < 20; n++) {
      const state = wrongOnce(deal(3, n));
      const seat = state.order[0] ?? 0;
      const shown = shownBy(game.view(state, 'spectator'), seat);
      expect(shown).toHaveLength(2);
      const dream = game.imagine(game.view(state, 'spectator'), rngFor(testSeed(n), 1));
      expect(missing(dream.racks[seat] ?? [], shown)).toBeUndefined();
      expect(numbersIn(dream)).toEqual(ALL_NUMBERS);
    }
  });
});
