import { worldsIn } from '#bots/hurry.ts';
import type { Bot, Level } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { fallback } from '../rules/moves.ts';
import type { Calculator, Move, View } from '../rules/types.ts';
import type { Effort } from '../solver/best-plays.ts';
import { CHARACTERS, chooseByEye } from './by-eye.ts';
import { rank, weigh } from './rank.ts';

/** `choose` is asked only of seats that must act. With `penalty`, low levels hand in something wrong now and then. */
export const bot: Bot<Calculator> = { rank, choose };

/** Level 5 looks into so many worlds; the more players, the longer each takes. */
const WORLDS_TIMES_SEATS = 36;
/** Level 4 follows its first ideas: the most promising lines, then the best with what is left, and looks no further. */
const FIRST_IDEAS: Effort = { first: 6, next: 5, width: 2, branches: 3 };

function choose(view: View, level: Level, rng: Rng, share = 1): Move {
  const { me } = view;
  if (me === 'spectator') return fallback();
  if (level === 1 || level === 2 || level === 3) return chooseByEye(view, me, CHARACTERS[level], rng);
  if (level === 4) return weigh(view, 0, rng, FIRST_IDEAS)[0]?.deed ?? fallback();
  const worlds = worldsIn(share, WORLDS_TIMES_SEATS / view.rackSizes.length);
  return weigh(view, worlds, rng)[0]?.deed ?? fallback();
}
