/**
 * How long each level thinks, in self-play: of all decisions, and of those on turn.
 *
 * Usage: node games/mathisto/bench/decisions.bench.ts [games of each level] [first seed] [levels, as 1,2,3,4,5] [players]
 */

import { printThoughts, type Thought, thoughtsOf } from '#bench/lib/thoughts.ts';
import type { Level } from '#contract/bot.ts';
import { bot } from '../bot/index.ts';
import { game } from '../rules/index.ts';
import type { Config, Mathisto, Phase } from '../rules/types.ts';

const GAMES = Number(process.argv[2] ?? 4);
const FIRST = Number(process.argv[3] ?? 1);
const LEVELS = (process.argv[4] ?? '1,2,3,4,5').split(',').map(level => Number(level) as Level);
const SEATS = Number(process.argv[5] ?? 3);
const config: Config = { form: 'strategic', answers: 'choices', record: 'shown', starter: 'random' };

for (const level of LEVELS) {
  // A game that is not measured, so that the compiler has optimised what is.
  playGame(level, FIRST + GAMES);
  const thoughts = Array.from({ length: GAMES }, (_, i) => playGame(level, FIRST + i)).flat();
  const about = { bench: 'mathisto-decisions', level, players: SEATS };
  printThoughts({ ...about, decisions: 'all' }, thoughts);
  printThoughts(
    { ...about, decisions: 'turn' },
    thoughts.filter(({ phase }) => phase === 'turn'),
  );
}

function playGame(level: Level, index: number): Thought<Phase['tag']>[] {
  const levels = Array.from({ length: SEATS }, () => level);
  return thoughtsOf<Phase['tag'], Mathisto>({
    game,
    bot,
    config,
    levels,
    seed: [index, 44, 0, 0, 0, 0, 0, 0],
  });
}
