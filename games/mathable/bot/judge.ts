import { type Judgement, judge as judgeIn, type Suggestion } from '#bots/judge.ts';
import { copyGame, emptyGame } from './compact/quick-game.ts';
import { type Deed, leadAfter } from './worlds/imagined.ts';
import type { Study } from './worlds/policy.ts';
import { deal, type Outlook } from './worlds/worlds.ts';

export interface Effort {
  readonly worlds: number;
  /** Sets of bases to look at in all: bounds the time of the worst positions. */
  readonly nodes: number;
}

const world = emptyGame();
const game = emptyGame();

/** In the order given. The first should be the likeliest: it is measured best. */
export function judge(
  outlook: Outlook,
  suggestions: readonly Suggestion<Deed>[],
  { worlds, nodes }: Effort,
  study: Study,
): Judgement<Deed>[] {
  const turns = outlook.certain.seats;
  return judgeIn(suggestions, {
    count: worlds,
    deal: () => deal(outlook, study.random, world),
    leadIn: deed => {
      copyGame(world, game);
      return leadAfter(game, deed, turns, study);
    },
    isEnough: () => study.nodes >= nodes,
  });
}
