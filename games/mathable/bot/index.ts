import { worldsIn } from '#bots/hurry.ts';
import type { Bot, Level } from '#contract/bot.ts';
import type { Rng } from '#contract/rng.ts';
import { fallback } from '../rules/moves.ts';
import type { Mathable, Move, View } from '../rules/types.ts';
import { CHARACTERS, chance, chooseByEye } from './by-eye.ts';
import { rankContest } from './contest.ts';
import { rank } from './rank.ts';

/**
 * `choose` is asked only of seats that must act. For a seat that may interrupt, `rank` holds a contest if it
 * would be upheld, and is empty if it would not; `interrupt` sees it as somebody of that level would.
 */
export const bot: Bot<Mathable> = { rank, choose, interrupt };

/** Level 5 looks into so many worlds; the more players, the longer each takes. */
const WORLDS_TIMES_SEATS = 192;

function choose(view: View, level: Level, rng: Rng, share = 1): Move {
  if (level === 4 || level === 5) {
    // Level 4 goes by exact turns and by what tiles are worth.
    const iterations = level === 4 ? 0 : worldsIn(share, WORLDS_TIMES_SEATS / view.rackSizes.length);
    return rank(view, { iterations }, rng)[0]?.move ?? fallback(view);
  }
  const character = CHARACTERS[level];
  if (rankContest(view) !== null && chance(character.seesWrong, rng)) return { kind: 'contest' };
  return view.phase.tag === 'verdict' ? { kind: 'accept' } : chooseByEye(view, character, rng);
}

function interrupt(view: View, level: Level, rng: Rng): Move | null {
  if (rankContest(view) === null) return null;
  const isSeen = level === 4 || level === 5 || chance(CHARACTERS[level].seesWrong, rng);
  return isSeen ? { kind: 'contest' } : null;
}
