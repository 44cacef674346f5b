import { arena } from './arena.ts';
import { gameVerbs } from './game-verbs.ts';
import { games } from './games.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import type { Verb } from './verb.ts';

/** Those of the house, and those that games bring along. */
export async function allVerbs(): Promise<readonly Verb[]> {
  return [play, games, rules, ...(await gameVerbs()), replay, simulate, arena];
}
