import type { Sound } from '#contract/sound.ts';
import { totalOf } from '../rules/score.ts';
import type { View } from '../rules/types.ts';

/**
 * A card on felt for each that moves; a doll in a doll when displays are revealed, and what mine is worth now; then
 * the next cards are dealt.
 */
export function sounds(before: View | null, after: View): readonly Sound[] {
  if (before === null || before.past.length + 1 < after.past.length) return [];
  const last = after.past.length > before.past.length ? after.past.at(-1) : undefined;
  const dealt: readonly Sound[] = after.deckSize < before.deckSize ? [{ kind: 'deal' }] : [];
  switch (last?.kind) {
    case 'displayed': {
      const points = after.me === 'spectator' ? 0 : totalOf(last.displays[after.me] ?? []);
      return [{ kind: 'doll' }, ...(points > 0 ? [{ kind: 'line', points } as const] : []), ...dealt];
    }
    case 'exchanged':
      return [{ kind: 'card' }, { kind: 'card' }];
    case 'said':
      return [];
    case undefined:
      return before.phase.tag === after.phase.tag ? [] : [{ kind: 'card' }];
  }
}
