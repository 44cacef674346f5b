/** How the players of imagined games play: the best turn by points and leave, extra tiles drawn on the way. */
import type { QuickRandom } from '#bots/quick-random.ts';
import { RACK } from '../../rules/tiles.ts';
import { SUPER_BONUS } from '../../rules/turn.ts';
import { faceOf, spotOf } from '../compact/code.ts';
import { drawExtra, endTurn, exchange, keep, place, type QuickGame, rackAt } from '../compact/quick-game.ts';
import { bestTurn, type Task } from '../turn/best-turn.ts';
import { bestExchange } from '../turn/exchange.ts';
import { type AimsByStage, aimsAt } from '../worth.ts';

/** What imagining goes by, and how much of it was done. */
export interface Study {
  readonly random: QuickRandom;
  readonly stages: AimsByStage;
  /** Sets of bases looked at: the measure of work by which a decision is bounded. */
  nodes: number;
}

/** Sets of bases that a turn of an imagined game is worth: nine turns in ten need no more. */
const LIMIT = 40;

/** Plays on until the turn is over. */
export function playTurn(game: QuickGame, study: Study): void {
  const { seat } = game;
  while (game.phase !== 'over' && game.seat === seat) {
    if (game.phase === 'bonus') decideExtra(game);
    else layUntilExtra(game, study);
  }
}

/** MB-7: an extra tile is always welcome, except where the rack is empty and the super bonus safe. */
export function decideExtra(game: QuickGame): void {
  if (rackAt(game, game.seat).size === 0 && game.began === RACK) keep(game);
  else drawExtra(game);
}

export function taskOf(game: QuickGame, stages: AimsByStage): Task {
  return {
    position: game.position,
    rack: rackAt(game, game.seat),
    emptied: game.began === RACK ? SUPER_BONUS : 0,
    aims: aimsAt(stages, game.reserveSize),
  };
}

/** Lays the best turn, as far as the first extra tile: then there is more to think about. */
function layUntilExtra(game: QuickGame, study: Study): void {
  const { seat } = game;
  const task = taskOf(game, study.stages);
  const { worth, placements, nodes } = bestTurn({ ...task, limit: LIMIT });
  study.nodes += nodes;
  if (game.laid === 0) {
    const swap = bestExchange(task, game.reserveSize);
    if (swap.worth > worth) {
      exchange(game, swap.faces);
      mix(game, study.random);
      return;
    }
  }
  for (const code of placements) {
    place(game, spotOf(code), faceOf(code));
    if (game.phase === 'bonus') return;
  }
  // An empty rack ends a turn by itself.
  if (game.phase !== 'over' && game.seat === seat) endTurn(game);
}

/** Shuffles the reserve. */
export function mix({ reserve, reserveSize }: QuickGame, random: QuickRandom): void {
  for (let i = reserveSize - 1; i > 0; i--) {
    const j = random.below(i + 1);
    const face = reserve[i] ?? 0;
    reserve[i] = reserve[j] ?? 0;
    reserve[j] = face;
  }
}
