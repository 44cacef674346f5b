import { isAccepted } from '../rules/answers.ts';
import type { Item, Said } from './round.ts';

/**
 * As at a table: the right choice, or something typed that is near enough to the answer (MH-11). Apart from the round,
 * because the gallery asks for questions too, and need not fetch what judges the answers.
 */
export function isRight({ family, question }: Pick<Item, 'family' | 'question'>, said: Said): boolean {
  return typeof said === 'string' ? isAccepted(said, family, question.card) : said === 0;
}
