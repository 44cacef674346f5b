import { describe, expect, test } from 'vitest';
import { rngFor } from '#kernel/rng.ts';
import { testSeed } from '#kernel/test/laws.ts';
import type { Card } from '../../rules/cards.ts';
import { game } from '../../rules/index.ts';
import type { Move, State, View } from '../../rules/types.ts';
import { choosable, firstChoice, moveOf, promptOf, touchCard, wanted } from '../choice.ts';

const start = game.setup({ talk: 'remarks' }, 3, rngFor(testSeed(1), 0));

function after(state: State, ...steps: readonly (readonly [number, Move])[][]): State {
  return steps.reduce(
    (now, step, i) =>
      game.apply(
        now,
        step.map(([seat, move]) => ({ seat, move, elapsedMs: 0, by: 'player' as const })),
        rngFor(testSeed(1), i + 1),
      ),
    state,
  );
}

const displayed = after(
  start,
  [0, 1, 2].map(seat => [seat, { kind: 'display', cards: start.hands[seat]?.slice(0, 2) ?? [] }]),
);
const active = displayed.first;
const view = (state: State, seat = active): View => game.view(state, seat);

describe('what is asked', () => {
  test('a display of two to begin with, from the whole hand', () => {
    expect(wanted(view(start))).toBe(2);
    expect(choosable(view(start), active)).toHaveLength(6);
    expect(firstChoice(view(start), active)).toEqual([]);
  });

  test('the next display begins with the one there is', () => {
    const again: State = { ...displayed, phase: { tag: 'display' } };
    expect(firstChoice(view(again), active)).toEqual(displayed.displays[active]);
    expect(choosable(view(again), active)).toHaveLength(8);
  });

  test('one card for the middle: another takes its place', () => {
    const [a, b] = displayed.hands[active] as readonly [Card, Card];
    expect(wanted(view(displayed))).toBe(1);
    expect(touchCard([a], b, view(displayed))).toEqual([b]);
    expect(touchCard([a], a, view(displayed))).toEqual([]);
    expect(moveOf([b], view(displayed))).toEqual({ kind: 'present', card: b });
    expect(moveOf([], view(displayed))).toBeNull();
  });

  test('of a display one may have too many in hand: the rules say so, not the page', () => {
    const hand = start.hands[active] as readonly Card[];
    const three = hand
      .slice(0, 3)
      .reduce<readonly Card[]>((chosen, card) => touchCard(chosen, card, view(start)), []);
    expect(three).toHaveLength(3);
    const move = moveOf(three, view(start)) as Move;
    expect(game.check(view(start), move)).toMatchObject({ ok: false, rule: 'MY-3' });
  });
});

test('a remark is another step, not another prompt', () => {
  const spoken = after(displayed, [[active, { kind: 'remark', remark: { say: 'thanks' } }]]);
  expect(promptOf(view(spoken))).toBe(promptOf(view(displayed)));
  const card = displayed.hands[active]?.[0] as Card;
  const presented = after(displayed, [[active, { kind: 'present', card }]]);
  expect(promptOf(view(presented))).not.toBe(promptOf(view(displayed)));
});
