/**
 * How long each level thinks, in self-play: of all decisions, and of those in the auction and at the announcement.
 *
 * Usage: node games/gamate/bench/decisions.bench.ts [deals of each level] [first seed] [levels, as 1,2,3,4,5]
 */

import { printThoughts, type Thought, thoughtsOf } from '#bench/lib/thoughts.ts';
import type { Level } from '#contract/bot.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { Config, Gamate, Phase } from '../rules/types.ts';

const DEALS = Number(process.argv[2] ?? 8);
const FIRST = Number(process.argv[3] ?? 1);
const LEVELS = (process.argv[4] ?? '1,2,3,4,5').split(',').map(level => Number(level) as Level);
const config: Config = { definitions: 'plain', floor: '6', length: 'deals-1' };

for (const level of LEVELS) {
  // A deal that is not measured, so that the compiler has optimised what is.
  playDeal(level, FIRST + DEALS);
  const thoughts = Array.from({ length: DEALS }, (_, i) => playDeal(level, FIRST + i)).flat();
  const about = { bench: 'gamate-decisions', level };
  printThoughts({ ...about, decisions: 'all' }, thoughts);
  printThoughts(
    { ...about, decisions: 'words' },
    thoughts.filter(({ phase }) => phase !== 'lead' && phase !== 'follow'),
  );
}

function playDeal(level: Level, index: number): Thought<Phase['tag']>[] {
  const levels = [level, level, level, level];
  return thoughtsOf<Phase['tag'], Gamate>({ game, bot, config, levels, seed: [index, 19, 4, 0, 0, 0, 0, 0] });
}
