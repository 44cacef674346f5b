import type { Facts } from '#kernel/game.ts';
import type { Language } from './catalogue.ts';

/** The words of one language: those of a game first, then those of the house. */
export interface Words {
  readonly language: Language;
  /** A label, with its placeholders filled in. */
  readonly label: (key: string, facts?: Facts) => string;
  /** Why a move was refused, in one sentence. */
  readonly refusal: (rule: string, facts: Facts) => string;
  /** A paragraph of the rule book. */
  readonly rule: (id: string) => { readonly title: string; readonly text: string } | null;
}
