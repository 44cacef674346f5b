import { describe, expect, test } from 'vitest';
import type { Seat } from '#contract/game.ts';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import { PACK, sorted } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { State } from '../rules/types.ts';
import { playing, playOut, position, step, USUAL } from './position.ts';

const dealt = game.setup(USUAL, 4, rngFor(testSeed(7), 0));
const rng = rngFor(testSeed(8), 0);

/** Every seat as an absent player would, for so many steps. */
function drift(state: State, steps: number): State {
  let now = state;
  for (let i = 0; i < steps; i++) {
    const status = game.status(now);
    if (status.tag === 'over') return now;
    const seat = status.turn.seats[0] as Seat;
    const move = game.fallback(game.view(now, seat));
    now = game.apply(now, [{ seat, move, elapsedMs: 0, by: 'clock' }], rngFor(testSeed(9), i));
  }
  return now;
}

const announced = playOut(dealt, 'bid odd, bid odd, pass, pass, pass, up 7');

describe('[GA-1] mutes', () => {
  test('cannot be told apart: in a hand, on the pile, in a move', () => {
    const mutes = dealt.hands.flat().filter(card => card === 0);
    expect(mutes).toEqual([0, 0, 0, 0]);
    const state = step(playing(['m m 5', '1', '2', '3']), 'lead 0 m');
    expect(state.hands[0]).toEqual([0, 5]);
    expect([...game.moves(game.view(playing(['m m m m', '1', '2', '3']), 0))]).toEqual([
      { kind: 'lead', hand: 0, card: 0 },
      { kind: 'lead', hand: 2, card: 2 },
    ]);
  });
});

describe('[GA-10] what is public', () => {
  test('in the auction the own hand only', () => {
    expect(game.view(dealt, 1).hands.map(hand => hand !== null)).toEqual([false, true, false, false]);
    expect(game.view(dealt, 'spectator').hands).toEqual([null, null, null, null]);
    expect(game.view(dealt, 'spectator').handSizes).toEqual([13, 13, 13, 13]);
  });

  test('then dummy too; the other hands stay hidden from everyone, the owner of dummy included', () => {
    const declarer = announced.contract?.declarer ?? 0;
    const dummy = (declarer + 2) % 4;
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(game.view(announced, viewer).hands.map(hand => hand !== null)).toEqual(
        [0, 1, 2, 3].map(seat => seat === viewer || seat === dummy),
      );
  });

  test('the auction, the contract, every card played', () => {
    const later = drift(announced, 9);
    expect(game.view(later, 'spectator')).toMatchObject({
      calls: later.calls,
      answers: later.answers,
      contract: later.contract,
      announced: later.announced,
      tricks: later.tricks,
      trick: later.trick,
    });
  });
});

describe('an imagined deal', () => {
  test('keeps what is seen, and deals all else, mutes included', () => {
    for (const state of [dealt, announced, drift(announced, 7), drift(announced, 30)]) {
      for (const viewer of [0, 1, 2, 3, 'spectator'] as const) {
        const view = game.view(state, viewer);
        const dream = game.imagine(view, rng);
        expect(game.view(dream, viewer)).toEqual(view);
        const played = [...dream.tricks, dream.trick].flat().map(({ card }) => card);
        expect(sorted([...dream.hands.flat(), ...played])).toEqual(PACK);
      }
    }
  });
});

describe('an absent player', () => {
  test('passes in the auction and when asked to oppose', () => {
    expect(game.fallback(game.view(dealt, dealt.dealer))).toEqual({ kind: 'pass' });
    const contract = position({ phase: { tag: 'opposition', turn: 1 } });
    expect(game.fallback(game.view(contract, 1))).toEqual({ kind: 'pass' });
  });

  test('leads what is likely to stay on top', () => {
    expect(game.fallback(game.view(playing(['5 12 m', '1', '7 18', '2']), 0))).toEqual({
      kind: 'lead',
      hand: 2,
      card: 18,
    });
    const down = playing(['5 12', '1', '7 18', '2'], { announced: { way: 'down', tricks: 7 } });
    expect(game.fallback(game.view(down, 0))).toEqual({ kind: 'lead', hand: 0, card: 12 });
  });

  test.each([
    [
      'forces with the weakest card that does',
      ['5', '4 9 10', '7', '2'],
      'lead 0 5',
      { kind: 'force', card: 9 },
    ],
    ['cuts if it must', ['40', '4 18 24', '7', '2'], 'lead 0 40', { kind: 'cut', card: 18 }],
    [
      'keeps trumps from its partner’s trick',
      ['40', '1', '18 20 m', '2'],
      'lead 0 40, renounce 1',
      { kind: 'renounce', card: 20 },
    ],
    ['keeps brisques when it renounces', ['48', '1 7 m', '2', '3'], 'lead 0 48', { kind: 'dodge', card: 0 }],
    ['renounces the weakest', ['48', '1 7 9', '2', '3'], 'lead 0 48', { kind: 'renounce', card: 7 }],
  ] as const)('%s', (_, hands, moves, move) => {
    const state = playOut(playing(hands), moves);
    const status = game.status(state);
    const seat = status.tag === 'playing' ? (status.turn.seats[0] as Seat) : 0;
    expect(game.fallback(game.view(state, seat))).toEqual(move);
  });

  test('plays a whole deal to its end', () => {
    const done = drift(announced, 52);
    expect(done.past).toHaveLength(1);
    expect(done.past[0]).toMatchObject({ tag: 'played' });
  });
});
