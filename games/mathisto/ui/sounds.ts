import type { Sound } from '#contract/sound.ts';
import { worthOf, worthOfDiscoveries } from '../rules/posing.ts';
import type { PastView, View } from '../rules/types.ts';

/**
 * A card on felt for each that moves, notes for what is posed, a page for a question, three notes for a right answer,
 * wood for the tokens of a window. What it reveals sounds the same for everybody.
 */
export function sounds(before: View | null, after: View): readonly Sound[] {
  if (before === null) return [];
  const isAsked = after.phase.tag === 'question' && before.phase.tag !== 'question';
  return [
    ...after.past.slice(before.past.length).flatMap(past => soundsOf(past, after)),
    ...(isAsked ? [{ kind: 'page' } as const] : []),
  ];
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
      return [
        { kind: 'peg' },
        ...past.choices.flatMap(choice =>
          choice === null || choice === 'nothing' ? [] : [{ kind: 'card' as const }],
        ),
      ];
  }
}
