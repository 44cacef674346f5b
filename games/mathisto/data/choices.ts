import type { Family } from '../rules/cards.ts';
import type { Wording } from './questions.ts';

/**
 * Where the right answer lies among the four of a question, before the table lays them out in an order of its
 * own. A fixed mixture that needs no data, so the rules judge a choice without carrying 189 questions; the same
 * place in both languages, so that people who read different ones play at one table.
 */
export function placeOfAnswer(family: Family, card: number): number {
  let mixed = card * 0x9e3779b1;
  for (let i = 0; i < family.length; i++) mixed = Math.imul(mixed ^ family.charCodeAt(i), 0x01000193);
  return ((mixed ^ (mixed >>> 15)) >>> 3) % 4;
}

/** The four choices with the answer in its place. `Asked.order` says which of them lies where on the table. */
export function choicesOf({ answer, wrong }: Wording, family: Family, card: number): readonly string[] {
  return wrong.toSpliced(placeOfAnswer(family, card), 0, answer);
}
