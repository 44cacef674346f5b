import { expect, test } from 'vitest';
import { decisionsIn } from '#bots/look-back.ts';
import { must } from '#kernel/must.ts';
import { game } from '../../rules/index.ts';
import type { Move, State } from '../../rules/types.ts';
import { bot } from '../index.ts';
import { randomGame, rngOf } from './random-play.ts';

const STEP = { elapsedMs: 0, by: 'bot' } as const;

/** The margin with which a seat ends if both play as well as they can: every move of both is tried, by the rules alone. */
function marginOf(state: State, seat: number, known: Map<string, number>): number {
  const status = game.status(state);
  if (status.tag === 'over') return must(status.outcome.scores[seat]) - must(status.outcome.scores[1 - seat]);
  const key = JSON.stringify(state);
  const before = known.get(key);
  if (before !== undefined) return before;
  const actor = must(status.turn.seats[0]);
  const margins = movesIn(state, actor).map(move => marginOf(after(state, actor, move), seat, known));
  const margin = actor === seat ? Math.max(...margins) : Math.min(...margins);
  known.set(key, margin);
  return margin;
}

function movesIn(state: State, actor: number): Move[] {
  return [...game.moves(game.view(state, actor))];
}

function after(state: State, seat: number, move: Move): State {
  return game.apply(state, [{ seat, move, ...STEP }], rngOf(2));
}

/** With so few tiles in both racks all that can still happen is gone through. */
const FEW = 3;

test('[MB-17] with an empty reserve and few tiles the review finds the best there is', () => {
  const ends = Array.from({ length: 240 }, (_, seed) =>
    [...randomGame(2, 9000 + seed)]
      .map(({ state }) => state)
      .find(
        ({ phase, reserve, racks, open }) =>
          phase.tag === 'act' && open === null && reserve.length === 0 && racks.flat().length <= FEW,
      ),
  ).flatMap(state => state ?? []);
  expect(ends.length).toBeGreaterThan(5);
  let choices = 0;
  for (const state of ends) {
    const { seat } = state.turn;
    const known = new Map<string, number>();
    const views = [0, 1].map(one => game.view(state, one));
    for (const move of movesIn(state, seat)) {
      const passage = { views, moves: [{ seat, move }], after: [] };
      const seed = [1, 2, 3, 4, 5, 6, 7, 8] as const;
      for (const { best, loss } of decisionsIn(bot, passage, { step: 1, seed, budget: { iterations: 96 } })) {
        const most = marginOf(after(state, seat, best.move), seat, known);
        expect(most).toBe(marginOf(state, seat, known));
        // Whatever costs nothing in truth may look dearer, but never what costs something like nothing.
        expect(loss).toBeGreaterThanOrEqual(most - marginOf(after(state, seat, move), seat, known));
        choices++;
      }
    }
  }
  expect(choices).toBeGreaterThan(10);
});
