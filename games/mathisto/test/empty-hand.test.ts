import { describe, expect, test } from 'vitest';
import { game } from '../rules/index.ts';
import { isOut } from '../rules/turn.ts';
import type { State } from '../rules/types.ts';
import { ask, playOut, posed, position, step } from './position.ts';

function outs(state: State): number[] {
  const view = game.view(state, 'spectator');
  return view.handSizes.flatMap((_, seat) => (isOut(view, seat) ? [seat] : []));
}

describe('[MH-9] giving the last card', () => {
  const start = position({ hands: ['euler', 'agnesi', 'gauss'], stock: 'pascal turing' });
  const given = step(start, { 0: 'call agnesi 1' });

  test('one may draw at once, before the caller goes on', () => {
    expect(given.phase).toEqual({ tag: 'draw', seat: 1, caller: 0 });
    expect(game.status(given)).toEqual({ tag: 'playing', turn: { mode: 'any', seats: [1] } });
    expect([...game.moves(game.view(given, 1))]).toEqual([{ kind: 'draw' }, { kind: 'decline' }]);
    expect([...game.moves(game.view(given, 0))]).toEqual([]);
  });

  test('drawing brings one card, and the caller goes on', () => {
    const after = step(given, { 1: 'draw' });
    expect([after.hands[1], after.stock, after.phase]).toEqual([
      ['turing'],
      ['pascal'],
      { tag: 'turn', seat: 0 },
    ]);
    expect(after.past.at(-1)).toEqual({ kind: 'drew', seat: 1, drawn: 'turing' });
  });

  test('declining leaves the hand empty: still in, still callable, and a card is drawn on taking the turn', () => {
    const declined = step(given, { 1: 'decline' });
    expect([declined.hands[1], declined.phase, outs(declined)]).toEqual([[], { tag: 'turn', seat: 0 }, []]);
    expect(declined.past.at(-1)).toEqual({ kind: 'declined', seat: 1 });
    const taken = step(declined, { 0: 'call cauchy 1' });
    // The caller drew Turing; the called player has the turn and Pascal.
    expect([taken.hands[1], taken.phase]).toEqual([['pascal'], { tag: 'turn', seat: 1 }]);
    expect(taken.past.at(-1)).toEqual({ kind: 'drew', seat: 1, drawn: 'pascal' });
  });

  test('with an empty stock there is nothing to decide: that player is out', () => {
    const bare = step(position({ hands: ['euler', 'agnesi', 'gauss'] }), { 0: 'call agnesi 1' });
    expect([bare.phase, outs(bare)]).toEqual([{ tag: 'turn', seat: 0 }, [1]]);
  });

  test.each([
    ['the caller', given, 0, 'draw', 'draw', 2],
    ['the caller', given, 0, 'decline', 'draw', 2],
    ['anybody at another time', start, 0, 'draw', 'turn', 1],
  ] as const)('%s is not asked', (_, state, seat, move, moment, asked) => {
    const own = asked === seat + 1 ? { who: 'you' } : {};
    const facts = { case: 'moment', moment, seat: asked, ...own };
    expect(ask(state, seat, move)).toEqual({ ok: false, rule: 'MH-9', facts });
  });

  test('meanwhile the caller calls and poses nothing', () => {
    const facts = { case: 'moment', moment: 'draw', seat: 2 };
    expect(ask(given, 0, 'call cauchy 2')).toEqual({ ok: false, rule: 'MH-6', facts });
    expect(ask(given, 0, 'pose geometers')).toEqual({ ok: false, rule: 'MH-10', facts });
  });
});

describe('[MH-9] going on with an empty hand', () => {
  const everything = { hands: ['geometers', 'abel', 'gauss'] };
  const settled = [{ 0: 'pose geometers' }, { 0: 'wrong' }, { 1: 'counter nothing', 2: 'counter nothing' }];

  test('a poser who has laid down everything draws one', () => {
    const after = playOut(position({ ...everything, stock: 'pascal' }), settled);
    expect([after.hands[0], after.phase]).toEqual([['pascal'], { tag: 'turn', seat: 0 }]);
  });

  test('with an empty stock that player is out, and the next one has the turn', () => {
    const after = playOut(position(everything), settled);
    expect([after.phase, outs(after)]).toEqual([{ tag: 'turn', seat: 1 }, [0]]);
  });

  test('the same after discoveries', () => {
    const hands = ['zero calculus pythagoras kepler-laws', 'abel', 'gauss'];
    const pose = { 0: 'discoveries zero calculus pythagoras kepler-laws' };
    expect(step(position({ hands, stock: 'pascal' }), pose).hands[0]).toEqual(['pascal']);
    expect(step(position({ hands }), pose).phase).toEqual({ tag: 'turn', seat: 1 });
  });

  test('a discovery counter with the last card, too', () => {
    const hands = ['geometers euler', 'pythagoras', 'gauss'];
    const counter = [
      { 0: 'pose geometers' },
      { 0: 'wrong' },
      { 1: 'counter discovery', 2: 'counter nothing' },
    ];
    const stocked = playOut(position({ hands, stock: 'pascal' }), counter);
    expect([stocked.hands[1], stocked.phase]).toEqual([['pascal'], { tag: 'turn', seat: 1 }]);
    const bare = playOut(position({ hands }), counter);
    expect([bare.phase, outs(bare)]).toEqual([{ tag: 'turn', seat: 2 }, [1]]);
  });
});

describe('[MH-9] the turn of somebody who is out', () => {
  test('goes to the next in seat order: the last card of the stock went to the caller', () => {
    const start = position({ hands: ['euler', 'abel', ''], stock: 'pascal' });
    const after = step(start, { 0: 'call agnesi 2' });
    expect([after.stock, after.phase, outs(after)]).toEqual([[], { tag: 'turn', seat: 0 }, [2]]);
  });

  test('past more than one', () => {
    const start = position({ hands: ['euler', '', '', 'abel'], stock: 'pascal' });
    const after = step(start, { 0: 'call agnesi 1' });
    expect([after.phase, outs(after)]).toEqual([{ tag: 'turn', seat: 3 }, [1, 2]]);
  });

  test('whoever is out is not asked about counters', () => {
    const start = position({ hands: ['geometers', '', 'pythagoras'], posed: [posed(1, 'logicians')] });
    const asked = playOut(start, [{ 0: 'pose geometers' }, { 0: 'right' }]);
    expect(game.status(asked)).toEqual({ tag: 'playing', turn: { mode: 'all', seats: [2] } });
    expect(ask(asked, 1, 'counter nothing')).toEqual({ ok: false, rule: 'MH-14', facts: { case: 'out' } });
  });

  test('if all others are, there is no window', () => {
    const start = position({ hands: ['geometers analysts', '', ''] });
    const after = playOut(start, [{ 0: 'pose geometers' }, { 0: 'right' }]);
    expect(after.phase).toEqual({ tag: 'turn', seat: 0 });
  });
});
