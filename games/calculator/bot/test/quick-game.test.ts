import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import { ALL_NUMBERS } from '../../data/board.ts';
import { sorted, type Token } from '../../rules/tokens.ts';
import { seatToPlay } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { EMPTY, PLUS, toToken } from '../../solver/codes.ts';
import { randomGame } from '../../solver/test/random-play.ts';
import { playTurn } from '../lookahead.ts';
import { exchange, gameOf, play, type QuickGame, seatOf } from '../quick-game.ts';
import { deal, outlookOf } from '../worlds.ts';
import { CONFIGS, PLAIN, rngOf, someViews } from './random-play.ts';

describe('the game in thought', () => {
  test.each(CONFIGS)('plays as the rules do, turn by turn, %j', config => {
    for (let seed = 0; seed < 6; seed++) {
      let quick: QuickGame | undefined;
      for (const { state, move } of randomGame(config, 2 + (seed % 3), seed)) {
        if (quick === undefined) quick = gameOf(state, state.racks, state.bag);
        // How an exchange mixes the bag is chance: take it from the rules.
        else quick.bag.splice(0, quick.bag.length, ...state.bag);
        expect(picture(quick)).toEqual(expected(state));
        const seat = seatOf(quick);
        expect(seat).toBe(seatToPlay(state));
        if (seat === null || move === null) break;
        if (move.kind === 'play') play(quick, seat, move.tokens);
        else exchange(quick, seat, move.tokens);
      }
    }
  });

  test('keeps every number, and always ends', () => {
    for (const { state } of [...randomGame(PLAIN, 3, 1)].filter((_, i) => i % 5 === 0)) {
      const quick = gameOf(state, state.racks, state.bag);
      while (seatOf(quick) !== null) playTurn(quick);
      const laid = [...quick.field.board].filter(code => code !== EMPTY && code < PLUS);
      expect(sorted([...laid, ...quick.racks.flat(), ...quick.bag])).toEqual(ALL_NUMBERS);
    }
  });

  test.each(CONFIGS)('goes on from worlds that agree with what a player sees, %j', config => {
    for (const { view, seed } of someViews(config, 3, 10)) {
      const me = view.me as number;
      const world = deal(outlookOf(view, me), quickRandom(rngOf(seed)));
      expect(world.racks[me]).toEqual(view.rack);
      expect(world.racks.map(rack => rack.length)).toEqual(view.rackSizes);
      expect(world.bag).toHaveLength(view.bagSize);
      const laid = view.board.filter(token => typeof token === 'number');
      expect(sorted([...laid, ...world.racks.flat(), ...world.bag])).toEqual(ALL_NUMBERS);
    }
  });
});

function picture({ field, racks, scores, turns, idle, lastTurn }: QuickGame): unknown {
  const { board, stock } = field;
  return {
    board: [...board].map((code): Token | null => (code === EMPTY ? null : toToken(code))),
    racks: racks.map(rack => sorted(rack)),
    supply: [...stock.subarray(PLUS)],
    scored: [...field.scored[0], ...field.scored[1]].filter(Boolean).length,
    scores,
    turns,
    idle,
    lastTurn,
  };
}

function expected({ board, racks, supply, scored, scores, turns, idle, lastTurn }: State): unknown {
  return {
    board,
    racks,
    supply: Object.values(supply),
    scored: scored.length,
    scores,
    turns,
    idle,
    lastTurn,
  };
}
