import { describe, expect, test } from 'vitest';
import { cardsOf as wholeFamily } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import type { Move, State } from '../rules/types.ts';
import { ask, playOut, posed, position, step } from './position.ts';

/** Three players; the second has what the first calls for, the third has not. */
const start = position({
  hands: ['euler agnesi gauss', 'cauchy fermat calculus', 'abel galois noether'],
  stock: 'pascal turing',
  posed: [posed(2, 'logicians')],
});

function calls(state: State, seat = 0): Extract<Move, { kind: 'call' }>[] {
  return [...game.moves(game.view(state, seat))].filter(move => move.kind === 'call');
}

function refusal(facts: object, rule = 'MH-6'): object {
  return { ok: false, rule, facts };
}

describe('[MH-6] calling', () => {
  test('one named card from one named player, of families one holds', () => {
    const named = [...wholeFamily('analysts'), ...wholeFamily('arithmeticians')];
    expect(calls(start)).toEqual(named.flatMap(card => [1, 2].map(from => ({ kind: 'call', card, from }))));
    expect(game.status(start)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [0] } });
  });

  test('a discovery is enough to call its family, and can be called', () => {
    const state = position({ hands: ['zero', 'fermat', 'abel'] });
    expect(ask(state, 0, 'call fermat 1')).toEqual({ ok: true });
    expect(ask(start, 0, 'call calculus 1')).toEqual({ ok: true });
  });

  test('calling what one holds is a bluff, and allowed', () => {
    expect(ask(start, 0, 'call euler 1')).toEqual({ ok: true });
    const after = step(start, { 0: 'call euler 1' });
    expect(after.phase).toEqual({ tag: 'turn', seat: 1 });
  });

  test('with only jokers in hand any family may be called', () => {
    const state = position({ hands: ['bourbaki scribe', 'fermat', 'abel'], posed: [posed(1, 'logicians')] });
    const families = new Set(calls(state).map(({ card }) => card));
    // All but the six people who lie on the table.
    expect(families.size).toBe(49 - 6);
    const more = position({ hands: ['bourbaki gauss', 'fermat', 'abel'] });
    expect(new Set(calls(more).map(({ card }) => card))).toEqual(new Set(wholeFamily('arithmeticians')));
  });

  test.each([
    ['a spectator', start, 'spectator', 'call euler 1', { case: 'spectator' }],
    ['out of turn', start, 1, 'call euler 0', { case: 'moment', moment: 'turn', seat: 1 }],
    ['oneself', start, 0, 'call euler 0', { case: 'self' }],
    ['somebody who is not there', start, 0, 'call euler 3', { case: 'seat', seat: 4 }],
    [
      'a family of which one holds nothing',
      start,
      0,
      'call abel 2',
      { case: 'family', card: 'abel', family: 'algebraists' },
    ],
  ] as const)('%s is refused', (_, state, seat, move, facts) => {
    expect(ask(state, seat, move)).toEqual(refusal(facts));
  });

  test('a card that lies face up cannot be called, whether in a family or with the discoveries', () => {
    const family = position({ hands: ['boolean-algebra', 'euler', 'abel'], posed: [posed(2, 'logicians')] });
    expect(ask(family, 0, 'call turing 1')).toEqual(refusal({ case: 'shown', card: 'turing' }));
    const cards = ['calculus', 'zero', 'pythagoras', 'kepler-laws'] as const;
    const together = position({ hands: ['euler', 'agnesi', 'abel'], discoveries: { seat: 1, cards } });
    expect(ask(together, 0, 'call calculus 1')).toEqual(refusal({ case: 'shown', card: 'calculus' }));
    expect(calls(together).some(({ card }) => card === 'calculus')).toBe(false);
  });

  test('a joker on the table does not shield the card it stands for', () => {
    const state = position({
      hands: ['boolean-algebra', 'robinson', 'abel'],
      posed: [posed(2, 'logicians:5 scribe')],
    });
    expect(ask(state, 0, 'call robinson 1')).toEqual({ ok: true });
  });

  test('a player who is out cannot be called; one with an empty hand and a stock can', () => {
    const empty = position({ hands: ['euler', '', 'abel'] });
    expect(ask(empty, 0, 'call agnesi 1')).toEqual(refusal({ case: 'out', seat: 2 }));
    expect(calls(empty).every(({ from }) => from === 2)).toBe(true);
    const stocked = position({ hands: ['euler', '', 'abel'], stock: 'pascal' });
    expect(ask(stocked, 0, 'call agnesi 1')).toEqual({ ok: true });
  });

  test('there is no passing', () => {
    expect(game.parseMove({ kind: 'pass' })).toBeNull();
    expect(new Set([...game.moves(game.view(start, 0))].map(({ kind }) => kind))).toEqual(new Set(['call']));
  });

  test('if everybody else is out, one poses', () => {
    const alone = position({ hands: ['geometers pythagoras scribe', '', ''] });
    expect(calls(alone)).toEqual([]);
    expect([...game.moves(game.view(alone, 0))].every(({ kind }) => kind === 'pose')).toBe(true);
    expect(game.fallback(game.view(alone, 0))).toMatchObject({ kind: 'pose' });
  });
});

describe('[MH-7] a call that succeeds', () => {
  const given = step(start, { 0: 'call cauchy 1' });

  test('the card changes hands and the caller keeps the turn', () => {
    expect(given.hands).toEqual([
      ['euler', 'agnesi', 'cauchy', 'gauss'],
      ['calculus', 'fermat'],
      ['abel', 'galois', 'noether'],
    ]);
    expect([given.phase, given.stock]).toEqual([{ tag: 'turn', seat: 0 }, start.stock]);
    expect(given.past).toEqual([
      { kind: 'called', caller: 0, from: 1, card: 'cauchy', got: 'given', drawn: null },
    ]);
  });

  test('again and again', () => {
    const again = playOut(given, [{ 0: 'call calculus 1' }, { 0: 'call fermat 1' }]);
    expect(again.hands[0]).toEqual(['euler', 'agnesi', 'cauchy', 'calculus', 'fermat', 'gauss']);
  });

  test('it must be handed over: nobody is asked', () => {
    expect(game.status(given)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [0] } });
  });
});

describe('[MH-8] a call that fails', () => {
  test('the caller draws, and the called player has the turn', () => {
    const after = step(start, { 0: 'call cauchy 2' });
    expect(after.hands[0]).toEqual(['euler', 'agnesi', 'gauss', 'turing']);
    expect([after.stock, after.phase]).toEqual([['pascal'], { tag: 'turn', seat: 2 }]);
    expect(after.past).toEqual([
      { kind: 'called', caller: 0, from: 2, card: 'cauchy', got: 'drew', drawn: 'turing' },
    ]);
  });

  test('the very card that was called is shown, and the caller goes on', () => {
    const lucky = position({ hands: ['euler', 'abel', 'gauss'], stock: 'pascal agnesi' });
    const after = step(lucky, { 0: 'call agnesi 1' });
    expect([after.hands[0], after.phase]).toEqual([['euler', 'agnesi'], { tag: 'turn', seat: 0 }]);
    expect(after.past.at(-1)).toMatchObject({ got: 'shown', drawn: 'agnesi' });
    expect(game.view(after, 'spectator').past.at(-1)).toMatchObject({ drawn: 'agnesi' });
  });

  test('with an empty stock nothing is drawn', () => {
    const bare = position({ hands: ['euler', 'abel', 'gauss'] });
    const after = step(bare, { 0: 'call agnesi 1' });
    expect([after.hands, after.phase]).toEqual([bare.hands, { tag: 'turn', seat: 1 }]);
    expect(after.past.at(-1)).toMatchObject({ got: 'nothing', drawn: null });
  });
});
