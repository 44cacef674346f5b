import type { CommandResult } from '#games/entry.ts';
import type { Facts } from '#kernel/game.ts';
import type { Json } from '#kernel/json.ts';
import type { Words } from '#text/words.ts';
import type { GameLabel } from '../text/labels.ts';
import { type BadPlacement, overused } from './lay-out.ts';
import type { Sheet } from './sheet.ts';

export function refuse({ move, refusal }: BadPlacement, words: Words<GameLabel>): CommandResult {
  const { rule, facts } = refusal;
  const text = words.refusal(rule, facts);
  return {
    tag: 'refused',
    json: { refused: { move, rule, facts: facts as Facts & Json, text } },
    text: words.label('sheet.refused', { move, rule, text }),
  };
}

export function supplyNote(sheet: Sheet, words: Words<GameLabel>): { note?: string } {
  const over = overused(sheet);
  return over.length === 0 ? {} : { note: words.label('sheet.supply', { over }) };
}
