import type { Sound } from '#contract/sound.ts';
import type { View } from '../rules/types.ts';
import { lastLaid } from './board/shown.ts';

/** What is heard from one step to the next. The viewer's own tokens were heard when they were laid: see use-hand.ts. */
export function sounds(before: View | null, after: View): readonly Sound[] {
  const last = lastLaid(before, after);
  if (last === null) return [];
  const pegs: readonly Sound[] = last.seat === after.me ? [] : last.tokens.map(() => ({ kind: 'peg' }));
  if (last.kind === 'wrong') return [...pegs, { kind: 'refusal' }];
  return [...pegs, ...last.gains.map(({ points }): Sound => ({ kind: 'line', points }))];
}
