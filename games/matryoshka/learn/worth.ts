/** What a decision is worth, exactly: what puzzles ask for, and what their answers are proved with. */
import { bestDisplay } from '../rules/best-display.ts';
import { type Card, without } from '../rules/cards.ts';
import { poolOf } from '../rules/check.ts';
import { totalOf } from '../rules/score.ts';
import { DISPLAY } from '../rules/setup.ts';
import type { Move, View } from '../rules/types.ts';
import { ME } from './position.ts';

/** The cards that count for it: what is displayed, or the best display after it. */
export function displayAfter(move: Move, view: View): readonly Card[] {
  const pool = poolOf(view, ME);
  const best = (cards: readonly Card[]): readonly Card[] => bestDisplay(cards, DISPLAY[view.round]).cards;
  switch (move.kind) {
    case 'display':
      return move.cards;
    case 'take':
      return best([...pool, move.card]);
    case 'offer':
      // As if it is taken.
      return best([...without(pool, move.cards), ...('middle' in view.phase ? [view.phase.middle] : [])]);
    case 'present':
      // Nobody knows what will come for it: the other thirteen have to do.
      return best(without(pool, [move.card]));
    case 'remark':
      return [];
  }
}

/** What the player who has most use for it would gain by this card. */
export function gainOfOthers(card: Card, { displays }: Pick<View, 'displays'>): number {
  return Math.max(
    ...displays.filter((_, seat) => seat !== ME).map(cards => totalOf([...cards, card]) - totalOf(cards)),
  );
}

/** Points: a card put in the middle also counts for what it gives to others. */
export function worthOf(move: Move, view: View): number {
  const own = totalOf(displayAfter(move, view));
  return move.kind === 'present' ? own - gainOfOthers(move.card, view) : own;
}
