/** The exact best turn, on positions from self-play: how long, and how many sets of bases it looks at. */

import { meanOf, quantile } from '#bench/lib/figures.ts';
import { quickRandom } from '#bots/quick-random.ts';
import { rngFor } from '#kernel/rng.ts';
import { copyGame, emptyGame, gameOf, type QuickGame } from '../bot/compact/quick-game.ts';
import { bestTurn, type Task } from '../bot/turn/best-turn.ts';
import { POINTS_ALONE } from '../bot/turn/singles.ts';
import { playTurn, taskOf } from '../bot/worlds/policy.ts';
import { AIMS } from '../bot/worth.ts';
import { setup } from '../rules/setup.ts';

const POSITIONS = 1000;

const positions = selfPlay(1).slice(0, POSITIONS);
// Warms up the compiler, on other games than those that are measured.
for (const game of selfPlay(2)) bestTurn(pointsTask(game));

const ms: number[] = [];
const nodes: number[] = [];
for (const game of positions) {
  const task = pointsTask(game);
  const start = performance.now();
  const found = bestTurn(task);
  ms.push(performance.now() - start);
  nodes.push(found.nodes);
}
const figures = {
  bench: 'mathable-best-turn',
  positions: positions.length,
  msMedian: Number(quantile(ms, 0.5).toFixed(4)),
  msMean: Number(meanOf(ms).toFixed(4)),
  ms99: Number(quantile(ms, 0.99).toFixed(3)),
  msMost: Number(quantile(ms, 1).toFixed(3)),
  nodesMedian: quantile(nodes, 0.5),
  nodes99: quantile(nodes, 0.99),
  nodesMost: quantile(nodes, 1),
};
console.log(JSON.stringify(figures));

/** The beginning of every turn of enough games. */
function selfPlay(seed: number): QuickGame[] {
  const found: QuickGame[] = [];
  for (let index = 0; found.length < POSITIONS; index++) {
    const rng = rngFor([seed, index, 14, 0, 0, 0, 0, 0], 0);
    const study = { random: quickRandom(rng), stages: AIMS, nodes: 0 };
    const game = gameOf(setup({ checking: 'referee', lines: 'automatic' }, 2 + (index % 3), rng), 0);
    while (game.phase !== 'over') {
      const copy = emptyGame();
      copyGame(game, copy);
      found.push(copy);
      playTurn(game, study);
    }
  }
  return found;
}

function pointsTask(game: QuickGame): Task {
  return { ...taskOf(game, AIMS), aims: POINTS_ALONE };
}
