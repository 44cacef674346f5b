import { describe, expect, test } from 'vitest';
import { MOST_REMARKS } from '../rules/check.ts';
import { game } from '../rules/index.ts';
import { ask, moveOf, playOut, position, step } from './position.ts';

/** Three players before the first exchange of a round; each has one card on display. */
const start = position({
  hands: ['A1 A2 A3', 'B1 B2 B3', 'C1 C2 C3'],
  displays: ['A7', 'B7', 'C7'],
  removed: ['J'],
});
const presented = step(start, { 0: 'present A1' });
const offered = step(presented, { 1: 'offer B1', 2: 'offer C1' });
const taken = step(offered, { 0: 'take C1' });

function refusal(facts: object): object {
  return { ok: false, rule: 'MY-5', facts };
}

describe('[MY-5] the exchange, step by step', () => {
  test('the active player alone puts a card in the middle', () => {
    expect(game.status(start)).toMatchObject({ turn: { mode: 'any', seats: [0] } });
    expect(presented.phase).toEqual({ tag: 'offer', active: 0, middle: 'A1' });
    expect(presented.hands[0]).toEqual(['A2', 'A3']);
  });

  test('all others offer, none sees what another offers', () => {
    expect(game.status(presented)).toMatchObject({ turn: { mode: 'all', seats: [1, 2] } });
    expect(offered.phase).toEqual({ tag: 'take', active: 0, middle: 'A1', offers: [[], ['B1'], ['C1']] });
    expect(offered.hands).toEqual(presented.hands);
  });

  test('the active player takes one: two cards change hands, the others take theirs back', () => {
    const choices = [...game.moves(game.view(offered, 0))].filter(({ kind }) => kind === 'take');
    expect(choices).toEqual([moveOf('take B1'), moveOf('take C1')]);
    expect(taken.hands).toEqual([
      ['A2', 'A3', 'C1'],
      ['B1', 'B2', 'B3'],
      ['A1', 'C2', 'C3'],
    ]);
    expect(taken.past).toEqual([
      {
        kind: 'exchanged',
        active: 0,
        partner: 2,
        middle: 'A1',
        offers: [[], ['B1'], ['C1']],
        given: 'C1',
      },
    ]);
  });

  test('clockwise from the first player, each once, then all display', () => {
    const order: unknown[] = [];
    let state = { ...start, first: 2, phase: { tag: 'present' as const, active: 2 } } as typeof start;
    for (const choices of [
      [{ 2: 'present C1' }, { 0: 'offer A1', 1: 'offer B1' }, { 2: 'take B1' }],
      [{ 0: 'present A1' }, { 1: 'offer C1', 2: 'offer C2' }, { 0: 'take C1' }],
      [{ 1: 'present B2' }, { 0: 'offer A2', 2: 'offer C3' }, { 1: 'take A2' }],
    ]) {
      order.push('active' in state.phase ? state.phase.active : state.phase.tag);
      state = playOut(state, choices);
    }
    expect([...order, state.phase.tag]).toEqual([2, 0, 1, 'display']);
  });
});

describe('[MY-5] what is refused', () => {
  test.each([
    ['a spectator', start, 'spectator', 'present A1', { case: 'spectator' }],
    ['presenting out of turn', start, 1, 'present B1', { case: 'moment', moment: 'present', seat: 1 }],
    ['offering before there is a card', start, 1, 'offer B1', { case: 'moment', moment: 'present', seat: 1 }],
    ['offering oneself', presented, 0, 'offer A2', { case: 'moment', moment: 'offer', seat: 1 }],
    ['presenting a second card', presented, 0, 'present A2', { case: 'moment', moment: 'offer', seat: 1 }],
    ['taking before all have offered', presented, 0, 'take B1', { case: 'moment', moment: 'offer', seat: 1 }],
    ['taking for another', offered, 1, 'take C1', { case: 'moment', moment: 'take', seat: 1 }],
    ['offering when offers are made', offered, 1, 'offer B2', { case: 'moment', moment: 'take', seat: 1 }],
    ['presenting a displayed card', start, 0, 'present A7', { case: 'displayed', card: 'A7' }],
    ['offering a displayed card', presented, 1, 'offer B7', { case: 'displayed', card: 'B7' }],
    ['presenting what another has', start, 0, 'present B1', { case: 'held', card: 'B1' }],
    ['offering what another has', presented, 1, 'offer A2', { case: 'held', card: 'A2' }],
    ['offering two', presented, 1, 'offer B1 B2', { case: 'one', got: 2 }],
    ['offering none: the exchange is compulsory', presented, 1, 'offer', { case: 'one', got: 0 }],
    ['taking what is not offered', offered, 0, 'take B2', { case: 'offers', card: 'B2' }],
    ['taking back the card in the middle', offered, 0, 'take A1', { case: 'offers', card: 'A1' }],
  ] as const)('%s', (_, state, viewer, move, facts) => {
    expect(game.check(game.view(state, viewer), moveOf(move))).toEqual(refusal(facts));
  });

  test('every exchange where cards are displayed, or when all is over', () => {
    const choosing = { ...start, phase: { tag: 'display' as const } };
    const over = { ...start, round: 4 as const, phase: { tag: 'over' as const } };
    for (const move of ['present A1', 'offer A1', 'take A1']) {
      expect(ask(choosing, 0, move)).toEqual(refusal({ case: 'display' }));
      expect(ask(over, 0, move)).toEqual(refusal({ case: 'over' }));
    }
  });
});

describe('[MY-5] remarks', () => {
  test('may be made at any time, by anybody, and change nothing but the talk', () => {
    const said = playOut(presented, [{ 0: 'want 5' }, { 2: 'have A' }, { 1: 'for-you' }]);
    expect(said.past).toEqual([
      { kind: 'said', seat: 0, remark: { say: 'want', topic: '5' } },
      { kind: 'said', seat: 2, remark: { say: 'have', topic: 'A' } },
      { kind: 'said', seat: 1, remark: { say: 'for-you' } },
    ]);
    expect({ ...said, past: [], said: [] }).toEqual({ ...presented, past: [], said: [] });
    expect(game.view(said, 'spectator').past).toEqual(said.past);
  });

  test('nothing said need be true', () => {
    expect(ask(start, 0, 'have J')).toEqual({ ok: true });
  });

  test('three a player, then the next exchange or display', () => {
    let state = presented;
    for (let i = 0; i < MOST_REMARKS; i++) state = step(state, { 1: 'thanks' });
    expect(ask(state, 1, 'alas')).toEqual(refusal({ case: 'remarks', most: 3 }));
    expect(game.status(state)).toMatchObject({ turn: { may: { seats: [0, 2], kinds: ['remark'] } } });
    const later = playOut(state, [{ 1: 'offer B1', 2: 'offer C1' }, { 0: 'take B1' }]);
    expect(ask(later, 1, 'alas')).toEqual({ ok: true });
  });

  test('not at a silent table, not after the end', () => {
    const silent = position({ hands: ['A1', 'B1', 'C1'], talk: 'silent' });
    expect(ask(silent, 0, 'want 5')).toEqual(refusal({ case: 'silent' }));
    expect(game.status(silent)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [0] } });
    expect(ask({ ...start, phase: { tag: 'over' } }, 0, 'want 5')).toEqual(refusal({ case: 'over' }));
  });

  test('are the usual way; there is no third', () => {
    expect(game.parseConfig({})).toEqual({ talk: 'remarks' });
    expect(game.parseConfig({ talk: 'silent' })).toEqual({ talk: 'silent' });
    expect(game.parseConfig({ talk: 'loud' })).toBeNull();
    expect(game.parseConfig({ starter: 'random' })).toEqual({ talk: 'remarks' });
    expect(game.parseConfig({ starter: '5' })).toEqual({ talk: 'remarks', starter: '5' });
    for (const starter of ['0', '6', 1, null]) {
      const read = game.parseConfig({ starter });
      expect(read).toEqual(starter === null ? { talk: 'remarks' } : null);
    }
  });
});

describe('[MY-12] two players', () => {
  const two = position({ hands: ['A1 A2 A3', 'B1 B2 B3'], displays: ['A7', 'B7'] });
  const middle = step(two, { 0: 'present A1' });

  test('play with four sets', () => {
    const { removed, deck } = game.setup({ talk: 'silent' }, 2, {
      int: () => 0,
      shuffle: items => [...items],
    });
    expect([removed.length, deck.length]).toEqual([6, 4 * 7 - 2 * 6]);
  });

  test('the other offers two, the active player takes one and gives one back', () => {
    const state = playOut(middle, [{ 1: 'offer B1 B3' }, { 0: 'take B3' }]);
    expect(state.hands).toEqual([
      ['A2', 'A3', 'B3'],
      ['A1', 'B1', 'B2'],
    ]);
    expect(state.phase).toEqual({ tag: 'present', active: 1 });
  });

  test.each([
    ['offer B1', 1],
    ['offer B1 B2 B3', 3],
    ['offer', 0],
  ])('%s is refused', (move, got) => {
    expect(ask(middle, 1, move)).toEqual({ ok: false, rule: 'MY-12', facts: { got } });
  });
});
