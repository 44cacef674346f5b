import { describe, expect, test } from 'vitest';
import { RACK } from '../../rules/tiles.ts';
import { SUPER_BONUS } from '../../rules/turn.ts';
import type { State } from '../../rules/types.ts';
import { faceOf, spotOf } from '../compact/code.ts';
import { lay, lift, linesFor, pointsFor, positionOf } from '../compact/position.ts';
import { gameOf } from '../compact/quick-game.ts';
import { rackOf } from '../compact/rack.ts';
import { bestTurn, type Task } from '../turn/best-turn.ts';
import { findOptions } from '../turn/options.ts';
import { findPlans } from '../turn/plans.ts';
import { findSingles, noSingles, POINTS_ALONE } from '../turn/singles.ts';
import { taskOf } from '../worlds/policy.ts';
import { AIMS } from '../worth.ts';
import { randomGame } from './random-play.ts';

const states: State[] = Array.from({ length: 8 }, (_, seed) =>
  [...randomGame(2, 4000 + seed)].map(({ state }) => state).filter((_, i) => i % 7 === 0),
)
  .flat()
  .filter(({ phase }) => phase.tag === 'act');

describe('plans', () => {
  test('begin with the best turn, and score what they say', () => {
    for (const state of states) {
      const task = pointsTask(state);
      const plans = findPlans(task, { width: 10, count: 20 });
      expect(plans[0]?.worth ?? 0).toBe(bestTurn(task).worth);
      for (const { placements, points } of plans) expect(replay(task, placements)).toBe(points);
    }
  });

  test('are all different turns', () => {
    for (const state of states) {
      const plans = findPlans(pointsTask(state), { width: 10, count: 20 });
      const sets = plans.map(({ placements }) => placements.toSorted((a, b) => a - b).join());
      expect(new Set(sets).size).toBe(plans.length);
    }
  });
});

describe('options', () => {
  test('open with every placement that is possible, and keep their points whichever opens', () => {
    const singles = noSingles();
    for (const state of states) {
      const game = gameOf(state, 0);
      const task = taskOf(game, AIMS);
      const options = findOptions(game, AIMS);
      findSingles(task.position, task.rack, POINTS_ALONE, singles);
      const opened = new Set(options.flatMap(({ openings }) => openings));
      expect(opened.size).toBe(singles.count);
      for (const { deed, points, openings } of options) {
        const placements = deed.kind === 'place' ? deed.placements : [];
        for (const code of openings) {
          const order = [code, ...placements.filter(one => one !== code)];
          expect(replay(task, order)).toBeGreaterThanOrEqual(points);
        }
      }
    }
  });

  test('always hold a way to stop', () => {
    for (const state of states) {
      expect(findOptions(gameOf(state, 0), AIMS).filter(({ deed }) => deed.kind === 'stop')).toHaveLength(1);
    }
  });
});

function pointsTask({ board, racks, turn }: State): Task {
  const emptied = turn.began === RACK ? SUPER_BONUS : 0;
  return { position: positionOf(board), rack: rackOf(racks[turn.seat] ?? []), emptied };
}

/** Points of these placements in this order; NaN if one is not possible. */
function replay({ position, rack, emptied }: Task, placements: readonly number[]): number {
  let points = placements.length === rack.size ? emptied : 0;
  for (const code of placements) {
    const [spot, face] = [spotOf(code), faceOf(code)];
    points += linesFor(position, spot, face) > 0 ? pointsFor(position, spot, face) : Number.NaN;
    lay(position, spot, face);
  }
  for (const code of placements.toReversed()) lift(position, spotOf(code));
  return points;
}
