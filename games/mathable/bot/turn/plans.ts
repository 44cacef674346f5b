/**
 * Whole turns worth a closer look: a beam search over sets of tiles laid, size by size. A set is reached by
 * the order of laying that is worth most; every set that is reached is a turn, since a turn may end anywhere.
 */

import { type Code, faceOf, makeCode, spotOf } from '../compact/code.ts';
import { lay, lift, type Position, pointsFor } from '../compact/position.ts';
import { putFace, type Rack, takeFace } from '../compact/rack.ts';
import { type BestTurn, bestTurn, type Task } from './best-turn.ts';
import { type Aims, findSingles, noSingles, POINTS_ALONE, worthOf } from './singles.ts';

export interface Plan {
  /** In the order to lay them; never empty. */
  readonly placements: readonly Code[];
  readonly points: number;
  /** Points and what was counted beyond them. */
  readonly worth: number;
}

const singles = noSingles();

/** At most `count` plans, best first. The very best turn is among them, however narrow the beam. */
export function findPlans(task: Task, { width, count }: { width: number; count: number }): Plan[] {
  const { position, rack, emptied, aims = POINTS_ALONE } = task;
  const best = bestTurn(task);
  const found = new Map<string, Plan>();
  let layer: Plan[] = [{ placements: [], points: 0, worth: 0 }];
  while (layer.length > 0) {
    const larger = new Map<string, Plan>();
    for (const plan of layer) {
      follow(position, rack, plan.placements);
      extend(position, rack, aims, plan, larger);
      undo(position, rack, plan.placements);
    }
    layer = [...larger.values()].sort(byWorth).slice(0, width);
    for (const plan of layer) add(found, whole(plan, rack.size, emptied));
  }
  for (const plan of prefixes(task, best)) add(found, plan);
  return [...found.values()].sort(byWorth).slice(0, count);
}

function extend(position: Position, rack: Rack, aims: Aims, plan: Plan, into: Map<string, Plan>): void {
  findSingles(position, rack, aims, singles);
  for (let i = 0; i < singles.count; i++) {
    const spot = singles.spot[i] ?? 0;
    const face = singles.face[i] ?? 0;
    add(into, {
      placements: [...plan.placements, makeCode(spot, face)],
      points: plan.points + pointsFor(position, spot, face),
      worth: plan.worth + (singles.worth[i] ?? 0),
    });
  }
}

/** The best turn and its beginnings: what a beam may lose is laid early for the sake of what comes late. */
function prefixes({ position, rack, emptied, aims = POINTS_ALONE }: Task, { placements }: BestTurn): Plan[] {
  const { size } = rack;
  const plans: Plan[] = [];
  let plan: Plan = { placements: [], points: 0, worth: 0 };
  for (const code of placements) {
    const points = pointsFor(position, spotOf(code), faceOf(code));
    plan = {
      placements: [...plan.placements, code],
      points: plan.points + points,
      worth: plan.worth + worthOf(position, spotOf(code), faceOf(code), aims),
    };
    plans.push(whole(plan, size, emptied));
    follow(position, rack, [code]);
  }
  undo(position, rack, placements);
  return plans;
}

/** MB-10. */
function whole(plan: Plan, size: number, emptied: number): Plan {
  if (plan.placements.length < size) return plan;
  return { ...plan, points: plan.points + emptied, worth: plan.worth + emptied };
}

/** The same tiles on the same cells are one plan. */
function add(plans: Map<string, Plan>, plan: Plan): void {
  const key = plan.placements.toSorted((a, b) => a - b).join();
  const before = plans.get(key);
  if (before === undefined || before.worth < plan.worth) plans.set(key, plan);
}

function byWorth(a: Plan, b: Plan): number {
  return b.worth - a.worth;
}

function follow(position: Position, rack: Rack, placements: readonly Code[]): void {
  for (const code of placements) {
    lay(position, spotOf(code), faceOf(code));
    takeFace(rack, faceOf(code));
  }
}

function undo(position: Position, rack: Rack, placements: readonly Code[]): void {
  for (const code of placements.toReversed()) {
    lift(position, spotOf(code));
    putFace(rack, faceOf(code));
  }
}
