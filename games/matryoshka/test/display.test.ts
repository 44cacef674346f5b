import { describe, expect, test } from 'vitest';
import { type Card, SIZES } from '../rules/cards.ts';
import { game } from '../rules/index.ts';
import { DISPLAY } from '../rules/setup.ts';
import { ask, playOut, position } from './position.ts';
import vectors from './vectors/scoring.json' with { type: 'json' };

describe('[MY-6] displaying', () => {
  const choosing = position({
    hands: ['A1 A2 A3 A4', 'B1 B2 B3 B4'],
    displays: ['C1 C2', 'D1 D2'],
    deck: 'E1 E2 E3 E4',
    removed: ['J'],
    first: 1,
    phase: { tag: 'display' },
  });

  test('4, 6, 8 and 13 cards', () => {
    const after = vectors.handFlow.flatMap(({ displayAfter }) => displayAfter ?? []);
    expect(DISPLAY.slice(1)).toEqual(after);
  });

  test('from all cards, those on display too: any of them may go or stay', () => {
    expect(ask(choosing, 0, 'display A1 A2 A3 A4')).toEqual({ ok: true });
    expect(ask(choosing, 0, 'display A1 A2 C1 C2')).toEqual({ ok: true });
    // 6 choose 4.
    expect([...game.moves(game.view(choosing, 0))].filter(({ kind }) => kind === 'display')).toHaveLength(15);
  });

  test('all are revealed together; what is not displayed stays in hand; the first player passes left', () => {
    const next = playOut(choosing, [{ 0: 'display A1 A2 A3 C1', 1: 'display B1 B2 D1 D2' }]);
    expect(next.displays).toEqual([
      ['A1', 'A2', 'A3', 'C1'],
      ['B1', 'B2', 'D1', 'D2'],
    ]);
    // The rest of the hand, and the two cards of MY-4.
    expect(next.hands).toEqual([
      ['A4', 'C2', 'E3', 'E4'],
      ['B3', 'B4', 'E1', 'E2'],
    ]);
    expect([next.round, next.first, next.phase]).toEqual([2, 0, { tag: 'present', active: 0 }]);
    expect(next.past.at(-1)).toEqual({ kind: 'displayed', displays: next.displays });
  });

  test.each([
    ['display A1 A2 A3', { case: 'count', need: 4, got: 3, round: 1 }],
    ['display A1 A2 A3 A4 C1', { case: 'count', need: 4, got: 5, round: 1 }],
    ['display A1 A2 A3 B1', { case: 'held', card: 'B1' }],
    ['display A1 A2 C1 D1', { case: 'held', card: 'D1' }],
    ['display A1 A2 A3 E1', { case: 'held', card: 'E1' }],
  ])('%s is refused', (move, facts) => {
    expect(ask(choosing, 0, move)).toEqual({ ok: false, rule: 'MY-6', facts });
  });

  test('not before the exchanges are over, and not after the end', () => {
    const early = { ...choosing, phase: { tag: 'present' as const, active: 1 } };
    expect(ask(early, 0, 'display A1 A2 A3 A4')).toEqual({
      ok: false,
      rule: 'MY-6',
      facts: { case: 'exchanges', seat: 2 },
    });
    const over = { ...choosing, round: 4 as const, phase: { tag: 'over' as const } };
    expect(ask(over, 0, 'display A1 A2 A3 A4')).toEqual({ ok: false, rule: 'MY-6', facts: { case: 'over' } });
  });

  test('after the fourth round it is over, with one card in hand', () => {
    const sets = (set: string, sizes: readonly number[]): Card[] =>
      sizes.map(size => `${set}${size}` as Card);
    const hands = [
      [...sets('A', SIZES), ...sets('B', SIZES)],
      [...sets('C', SIZES), ...sets('D', SIZES)],
    ];
    const last = position({
      hands: hands.map(hand => hand.join(' ')),
      round: 4,
      phase: { tag: 'display' },
    });
    const over = playOut(last, [
      {
        0: `display ${hands[0]?.slice(0, 13).join(' ')}`,
        1: `display ${hands[1]?.slice(1).join(' ')}`,
      },
    ]);
    expect([over.phase, over.hands]).toEqual([{ tag: 'over' }, [['B7'], ['C1']]]);
    expect(game.status(over)).toEqual({
      tag: 'over',
      outcome: { ranks: [1, 1], scores: [46, 46], rule: 'MY-11' },
    });
  });
});
