import { worldsIn } from '#bots/hurry.ts';
import type { Bot, Level } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { fallback } from '../rules/moves.ts';
import type { Matryoshka, Move, View } from '../rules/types.ts';
import { CHARACTERS, chooseByEye } from './by-eye.ts';
import { rank } from './rank.ts';
import { interrupt } from './remarks.ts';
import { weigh } from './weigh.ts';

/** `choose` is asked only of seats that must act, and never talks: that is for `interrupt`. */
export const bot: Bot<Matryoshka> = { rank, choose, interrupt };

/** Level 5 looks into so many worlds; the more players, the longer each takes. */
const WORLDS_TIMES_SEATS = 384;

function choose(view: View, level: Level, rng: Rng, share = 1): Move {
  const { me } = view;
  if (me === 'spectator') return fallback(view);
  if (level === 1 || level === 2 || level === 3) return chooseByEye(view, me, CHARACTERS[level], rng);
  // Level 4 goes by what it sees: its own cards, everybody's displays, and what was said.
  const iterations = level === 4 ? 0 : worldsIn(share, WORLDS_TIMES_SEATS / view.handSizes.length);
  return weigh(view, me, { iterations }, rng)[0]?.move ?? fallback(view);
}
