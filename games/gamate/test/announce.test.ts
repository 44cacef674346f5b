import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { type Contract, FLOORS } from '../rules/types.ts';
import { actor, ask, playing, playOut, position, refusal, step, trumps } from './position.ts';

const HANDS = ['1 2 m', '3 4 5', '6 12 m', '7 8 9'];
const contract: Contract = { trumps: trumps('multiples 6'), declarer: 0, isOpposed: false };
const unopposed = position({ hands: HANDS, contract, phase: { tag: 'announce' } });
const opposed = position({
  hands: HANDS,
  contract: { ...contract, isOpposed: true },
  phase: { tag: 'announce' },
});

describe('[GA-10] dummy', () => {
  test('is the hand of the partner, open to all once the contract stands', () => {
    for (const viewer of [1, 3, 'spectator'] as const) {
      const view = game.view(unopposed, viewer);
      expect(view.dummy).toBe(2);
      expect(view.hands[2]).toEqual([0, 6, 12]);
      expect(view.hands[0]).toBeNull();
    }
    expect(game.view(unopposed, 2).hands).toEqual([null, null, [0, 6, 12], null]);
  });

  test('is not open while somebody may still oppose', () => {
    const early = position({ hands: HANDS, contract, phase: { tag: 'opposition', turn: 1 } });
    expect(game.view(early, 1)).toMatchObject({ dummy: null, hands: [null, [3, 4, 5], null, null] });
  });

  test('is played by declarer, never by its owner', () => {
    const led = playOut(playing(HANDS), 'lead 0 1, force 3');
    expect([led.phase, actor(led)]).toEqual([{ tag: 'follow', hand: 2 }, 0]);
    expect(ask(led, 2, 'cut 6')).toEqual(refusal('GA-10', { case: 'dummy' }));
    expect(ask(led, 0, 'cut 6')).toEqual({ ok: true });
    expect(step(led, 'cut 6').hands[2]).toEqual([0, 12]);
  });

  test('declarer cannot put a card of the own hand in its place', () => {
    const led = playOut(playing(HANDS), 'lead 0 1, force 3');
    expect(ask(led, 0, 'renounce 2')).toEqual(refusal('GA-14', { case: 'held', card: 2 }));
  });
});

describe('[GA-11] the announcement', () => {
  test('says the way and the tricks; then declarer leads from either hand', () => {
    const state = step(unopposed, 'down 9');
    expect(state.announced).toEqual({ way: 'down', tricks: 9 });
    expect([state.phase, actor(state)]).toEqual([{ tag: 'lead', hand: null }, 0]);
    expect([...game.moves(game.view(state, 0))].map(move => 'hand' in move && move.hand)).toEqual([
      0, 0, 0, 2, 2, 2,
    ]);
  });

  test.each([
    ['6', 6],
    ['1', 1],
    ['7', 7],
  ] as const)('floor %s without an opposition', (floor, least) => {
    const state = { ...unopposed, config: { ...unopposed.config, floor } };
    expect(ask(state, 0, `up ${least}`)).toEqual({ ok: true });
    expect(ask(state, 0, `up ${least - 1}`)).toEqual(
      refusal('GA-11', { case: 'floor', floor: least, tricks: least - 1 }),
    );
    // Two ways for each number, and the forfeit.
    expect([...game.moves(game.view(state, 0))]).toHaveLength(2 * (13 - least + 1) + 1);
  });

  test.each(FLOORS)('at least 7 after an opposition, also where the floor is %s', floor => {
    const low = { ...opposed, config: { ...opposed.config, floor } };
    expect(ask(low, 0, 'up 7')).toEqual({ ok: true });
    expect(ask(low, 0, 'up 6')).toEqual(refusal('GA-11', { case: 'opposed', floor: 7, tricks: 6 }));
  });

  test('at most 13', () => {
    expect(ask(unopposed, 0, 'up 13')).toEqual({ ok: true });
    expect(ask(unopposed, 0, 'down 14')).toEqual(refusal('GA-11', { case: 'most', most: 13, tricks: 14 }));
  });

  test('only when it is asked, and nothing else then', () => {
    expect(ask(position(), 0, 'up 7')).toEqual(refusal('GA-11', { case: 'moment', asked: 'auction' }));
    expect(ask(unopposed, 0, 'pass')).toEqual(refusal('GA-11', { case: 'pass' }));
    expect(ask(unopposed, 0, 'lead 0 1')).toEqual(refusal('GA-13', { case: 'moment', asked: 'announce' }));
    expect(ask(unopposed, 0, 'force 1')).toEqual(refusal('GA-14', { case: 'moment', asked: 'announce' }));
    expect(ask(unopposed, 2, 'up 7')).toEqual(refusal('GA-10', { case: 'dummy' }));
  });
});

describe('[GA-12] forfeit', () => {
  test.each([
    ['declarer', unopposed],
    ['an opponent: not doubled', opposed],
  ])('26 points to the other camp: %s', (_, state) => {
    const next = step(state, 'forfeit');
    expect(next.past).toEqual([
      { tag: 'forfeit', dealer: 0, contract: state.contract, winner: 1, points: 26 },
    ]);
    expect(next.score).toEqual({ games: [0, 0], points: [0, 26], totals: [0, 26] });
    expect(next).toMatchObject({
      dealer: 1,
      contract: null,
      answers: [],
      phase: { tag: 'auction', turn: 1 },
    });
  });

  test('is what happens when time runs out', () => {
    expect(game.fallback(game.view(unopposed, 0))).toEqual({ kind: 'forfeit' });
  });

  test('there is nothing to forfeit before or after', () => {
    expect(ask(position(), 0, 'forfeit')).toEqual(refusal('GA-12', { case: 'moment', asked: 'auction' }));
    expect(ask(playing(HANDS), 0, 'forfeit')).toEqual(refusal('GA-12', { case: 'moment', asked: 'lead' }));
  });
});
