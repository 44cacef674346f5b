import { arena } from './arena.ts';
import { backup, restore } from './backup.ts';
import { exportMatches } from './export.ts';
import { gameVerbs } from './game-verbs.ts';
import { games } from './games.ts';
import { importMatches } from './import.ts';
import { odds } from './odds.ts';
import { play } from './play.ts';
import { replay } from './replay.ts';
import { review } from './review.ts';
import { rules } from './rules.ts';
import { simulate } from './simulate.ts';
import type { Verb } from './verb.ts';
import { verify } from './verify.ts';

/** About what a server keeps. */
const data = [exportMatches, importMatches, backup, restore];

/** Our own, and those that games bring along. */
export async function allVerbs(): Promise<readonly Verb[]> {
  return [play, games, rules, ...(await gameVerbs()), replay, review, odds, verify, simulate, arena, ...data];
}
