/** The languages of the house. French first: most of our players speak it. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** All words of one game, or of the house, in one language: `text/fr.json`. */
export interface Catalogue {
  /** The rule book: one paragraph per id. */
  readonly rules: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  /** Why a move is refused: one message per rule id that can be broken. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Everything else, by name. */
  readonly labels: Readonly<Record<string, string>>;
}
