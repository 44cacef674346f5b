/** Everything that a player to act may sensibly do with this turn, as whole turns with a first estimate. */

import { type Code, faceOf, makeCode, spotOf } from '../compact/code.ts';
import { KIND, type Spot } from '../compact/grid.ts';
import { lay, lift, linesFor, pointsFor } from '../compact/position.ts';
import type { QuickGame } from '../compact/quick-game.ts';
import { putFace, takeFace } from '../compact/rack.ts';
import type { Deed } from '../worlds/imagined.ts';
import { taskOf } from '../worlds/policy.ts';
import type { AimsByStage } from '../worth.ts';
import { bestTurn, type Task } from './best-turn.ts';
import { likelyExchanges } from './exchange.ts';
import { findPlans, type Plan } from './plans.ts';
import { findSingles, noSingles, POINTS_ALONE, worthOf } from './singles.ts';

export interface Option {
  readonly deed: Deed;
  readonly points: number;
  /** Points and what the tiles that leave the rack are worth. */
  readonly worth: number;
  /** The placements with which the turn may begin without losing a point; the best for extra tiles first. */
  readonly openings: readonly Code[];
}

const BEAM = { width: 40, count: 60 } as const;
/** Sets of bases for a turn that only completes the list. */
const LIMIT = 20;

/** Best first. Every placement that is possible now opens at least one of them. */
export function findOptions(game: QuickGame, stages: AimsByStage): Option[] {
  const task = taskOf(game, stages);
  const plans = findPlans({ ...task, limit: 5000 }, BEAM);
  const options = plans.map(plan => optionOf(task, plan));
  const opened = new Set(options.flatMap(({ openings }) => openings));
  for (const code of possible(task)) {
    if (!opened.has(code)) options.push(optionOf(task, planFrom(task, code)));
  }
  if (game.laid === 0) {
    for (const { faces, worth } of likelyExchanges(task, game.reserveSize)) {
      options.push({ deed: { kind: 'exchange', faces }, points: 0, worth, openings: [] });
    }
  }
  options.push({ deed: { kind: 'stop' }, points: 0, worth: 0, openings: [] });
  return options.sort((a, b) => b.worth - a.worth);
}

function optionOf(task: Task, { placements, points, worth }: Plan): Option {
  const least = pointsInOrder(task, placements);
  const openings = placements.filter(code => pointsInOrder(task, [code, ...placements]) >= least);
  // An extra tile is worth most while there are tiles to lay it with.
  const restricted = openings.filter(code => KIND[spotOf(code)] !== 0);
  const ordered = [...new Set([...restricted, ...openings])];
  const deed: Deed = { kind: 'place', placements: [...new Set([...ordered.slice(0, 1), ...placements])] };
  return { deed, points, worth, openings: ordered };
}

/** Points of the placements one after the other, a repeat left out; minus infinity if one does not fit. */
function pointsInOrder({ position }: Task, placements: readonly Code[]): number {
  const order = [...new Set(placements)];
  let points = 0;
  for (const code of order) {
    const [spot, face] = [spotOf(code), faceOf(code)];
    if (linesFor(position, spot, face) === 0) points = Number.NEGATIVE_INFINITY;
    points += pointsFor(position, spot, face);
    lay(position, spot, face);
  }
  for (const code of order.toReversed()) lift(position, spotOf(code));
  return points;
}

const singles = noSingles();

function possible({ position, rack }: Task): Code[] {
  findSingles(position, rack, POINTS_ALONE, singles);
  const spots = singles.spot.subarray(0, singles.count);
  return Array.from(spots, (spot: Spot, i) => makeCode(spot, singles.face[i] ?? 0));
}

/** This placement and the best that can follow it. */
function planFrom(task: Task, code: Code): Plan {
  const { position, rack, aims = POINTS_ALONE } = task;
  const [spot, face] = [spotOf(code), faceOf(code)];
  const points = pointsFor(position, spot, face);
  const worth = worthOf(position, spot, face, aims);
  lay(position, spot, face);
  takeFace(rack, face);
  const rest = bestTurn({ ...task, limit: LIMIT });
  putFace(rack, face);
  lift(position, spot);
  return {
    placements: [code, ...rest.placements],
    points: points + rest.points,
    worth: worth + rest.worth,
  };
}
