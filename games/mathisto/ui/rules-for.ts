import type { MatchRules } from '#contract/game.ts';
import { parseConfig } from '../rules/parse.ts';
import { judgedBy } from '../rules/playing.ts';
import type { Mathisto } from '../rules/types.ts';

/** With the key to typed answers only where answers are typed. */
export async function rulesFor(config: unknown): Promise<MatchRules<Mathisto>> {
  const isTyped = parseConfig(config)?.answers === 'open';
  return isTyped ? (await import('../rules/index.ts')).game : judgedBy(noJudge);
}

/** The rules refuse typed answers where choices are shown, so nobody asks. */
function noJudge(): never {
  throw new Error('an answer was typed in a match where answers are chosen');
}
