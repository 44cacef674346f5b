import { worldsIn } from '#bots/hurry.ts';
import type { Bot, Level } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { fallback } from '../rules/fallback.ts';
import type { Mathisto, Move, View } from '../rules/types.ts';
import { CHARACTERS, chooseByEye } from './by-eye.ts';
import { answer } from './knowledge.ts';
import { mannered } from './manners.ts';
import { rank } from './rank.ts';
import { weigh } from './weigh.ts';

export const bot: Bot<Mathisto> = { rank, choose };

/** Level 5 looks into so many worlds. */
const WORLDS = 240;

function choose(view: View, level: Level, rng: Rng, share = 1): Move {
  const { me, phase, config } = view;
  if (me === 'spectator') return fallback(view);
  if (phase.tag === 'question') return answer(phase.asked, level, config, rng);
  if (level !== 5) return chooseByEye(view, me, CHARACTERS[level], rng);
  const { belief, options } = weigh(view, me, { iterations: worldsIn(share, WORLDS) }, rng);
  return mannered(view, me, options, belief)[0]?.move ?? fallback(view);
}
