import type { Seat } from '#contract/game.ts';
import type { Call, View } from '../rules/types.ts';
import { sayDefinition } from '../text/say-definition.ts';
import type { UiWords } from './words.ts';

/** A call as it is heard: a definition, or a pass. */
export function sayCall({ trumps }: Pick<Call, 'trumps'>, words: UiWords): string {
  return trumps === null ? words.label('ui.passes') : sayDefinition(trumps, words);
}

/** What a seat said last, as long as people speak. */
export function lastCall({ phase, calls, answers }: View, seat: Seat): Call | null {
  if (phase.tag !== 'auction' && phase.tag !== 'opposition') return null;
  return [...calls, ...answers].findLast(call => call.seat === seat) ?? null;
}
