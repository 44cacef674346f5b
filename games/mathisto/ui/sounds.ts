import type { Sound } from '#contract/sound.ts';
import { worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { PastView, View } from '../rules/types.ts';

/**
 * A card on felt for each that moves, notes for what is posed, three for a right answer. What a window reveals
 * sounds the same for everybody.
 */
export function sounds(before: View | null, after: View): readonly Sound[] {
  if (before === null) return [];
  return after.past.slice(before.past.length).flatMap(past => soundsOf(past, after));
}

function soundsOf(past: PastView, { config }: View): readonly Sound[] {
  switch (past.kind) {
    case 'called':
      return past.got === 'nothing' ? [{ kind: 'peg' }] : [{ kind: 'card' }];
    case 'drew':
      return [{ kind: 'card' }];
    case 'declined':
      return [];
    case 'posed':
      return [{ kind: 'card' }, { kind: 'line', points: worthOf(past.cards, config) }];
    case 'discoveries':
      return [{ kind: 'card' }, { kind: 'line', points: worthOfDiscoveries(past.cards) }];
    case 'answered':
      return past.isRight ? [{ kind: 'bonus' }] : [{ kind: 'peg' }];
    case 'countered':
      return past.choices.flatMap(choice =>
        choice === null || choice === 'nothing' ? [] : [{ kind: 'card' as const }],
      );
  }
}
