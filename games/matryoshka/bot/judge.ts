import { type Judgement, judge as judgeIn, type Suggestion } from '#bots/judge.ts';
import type { QuickRandom } from '#bots/quick-random.ts';
import type { Seat } from '#contract/game.ts';
import { type Deed, leadAfter } from './deed.ts';
import { copyGame, emptyGame } from './quick-game.ts';
import type { Style } from './style.ts';
import { deal, type Outlook } from './worlds.ts';

export interface Study {
  readonly me: Seat;
  readonly outlook: Outlook;
  /** How each seat plays in imagined games. */
  readonly styles: readonly Style[];
  readonly worlds: number;
  readonly random: QuickRandom;
}

const world = emptyGame();
const game = emptyGame();

/** In the order given. The first should be the likeliest: it is measured best. */
export function judge(
  suggestions: readonly Suggestion<Deed>[],
  { me, outlook, styles, worlds, random }: Study,
): Judgement<Deed>[] {
  return judgeIn(suggestions, {
    count: worlds,
    deal: () => deal(outlook, random, world),
    leadIn: deed => {
      copyGame(world, game);
      return leadAfter(game, me, deed, styles);
    },
  });
}
