import { describe, expect, test } from 'vitest';
import { quickRandom } from '#bots/quick-random.ts';
import type { Commit } from '#contract/game.ts';
import { bestDisplay } from '../../rules/best-display.ts';
import { DISPLAY } from '../../rules/setup.ts';
import type { Move, State } from '../../rules/types.ts';
import { toCode } from '../code.ts';
import { finalScore } from '../final.ts';
import { copyHolding, type Holding, holdingOf, remove } from '../holding.ts';
import { playOut } from '../playout.ts';
import { playOn } from '../policy.ts';
import { endRound, exchange, gameOf, heldBy, type QuickGame, shownBy } from '../quick-game.ts';
import { styleFor } from '../style.ts';
import { randomMove, rngOf, SILENT, wholeGame } from './random-play.ts';

describe('the compact game', () => {
  test.each([2, 3, 4, 5])('plays as the rules do, step by step, with %d players', seats => {
    for (let seed = 0; seed < 8; seed++) {
      let quick: QuickGame | undefined;
      for (const { state, commits } of wholeGame({ config: SILENT, seats, seed }, randomMove)) {
        quick ??= gameOf(state);
        expect(picture(quick)).toEqual(picture(gameOf(state)));
        follow(quick, state, commits);
      }
    }
  });

  test.each([2, 3, 4, 5])('keeps every card, whoever plays it, with %d players', seats => {
    for (let seed = 0; seed < 20; seed++) {
      const start = wholeGame({ config: SILENT, seats, seed }, randomMove).next().value;
      const game = gameOf(start.state);
      if (seed % 2 === 0) playOut(game, quickRandom(rngOf(seed)));
      else
        playOn(
          game,
          start.state.hands.map(() => styleFor(seats)),
        );
      expect(game.phase).toBe('over');
      expect(game.deckSize).toBe(0);
      const held = Array.from({ length: seats }, (_, seat) => heldBy(game, seat));
      expect(held.map(count)).toEqual(held.map(() => 14));
      const inPlay = holdingOf(start.state.deck.concat(start.state.hands.flat()).map(toCode));
      expect(held.reduce((sum, { columns }) => sum + (columns[0] ?? 0), 0)).toBe(inPlay.columns[0]);
    }
  });

  test('[MY-6] counts the best display of the last cards exactly', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const { state } of wholeGame({ config: SILENT, seats: 3, seed }, randomMove)) {
        if (state.round !== 4) continue;
        for (const [seat, hand] of state.hands.entries()) {
          const pool = [...hand, ...(state.displays[seat] ?? [])];
          if (pool.length !== 14) continue;
          expect(finalScore(holdingOf(pool.map(toCode)))).toBe(bestDisplay(pool, DISPLAY[4]).total);
        }
      }
    }
  });
});

function follow(quick: QuickGame, { phase }: State, commits: readonly Commit<Move>[]): void {
  for (const { seat, move } of commits) {
    if (move.kind === 'display') copyHolding(holdingOf(move.cards.map(toCode)), shownBy(quick, seat));
    if (move.kind === 'present') remove(heldBy(quick, seat), toCode(move.card));
    if (move.kind === 'take' && phase.tag === 'take') {
      const partner = phase.offers.findIndex(offer => offer.includes(move.card));
      exchange(quick, { partner, middle: toCode(phase.middle), given: toCode(move.card) });
    }
  }
  if (commits[0]?.move.kind === 'display') endRound(quick);
}

function picture(game: QuickGame): unknown {
  const { seats, deck, deckSize, round, first, active, phase, held, shown } = game;
  return {
    deck: [...deck.subarray(0, deckSize)],
    round,
    first,
    phase,
    active: phase === 'exchange' ? active : null,
    held: held.slice(0, seats),
    shown: shown.slice(0, seats),
  };
}

function count({ columns }: Holding): number {
  return columns.reduce((sum, cards) => sum + cards, 0);
}
