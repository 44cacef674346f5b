/** The languages that we speak. French first: most of our players speak it. */
export const LANGUAGES = ['fr', 'en'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Words of one game, of the pages or of the command line, in one language: `text/fr.json`. */
export interface Catalogue {
  /** The rule book: one paragraph per id. */
  readonly rules: Readonly<Record<string, Paragraph>>;
  /** Why a move is refused: one message per rule id that can be broken. */
  readonly refusals: Readonly<Record<string, string>>;
  /** Everything else, by name. */
  readonly labels: Readonly<Record<string, string>>;
}

/** A catalogue for each language, loaded when it is used. */
export type Texts = Readonly<Record<Language, () => Promise<TextFile>>>;

export interface TextFile {
  readonly default: Catalogue;
}

export interface Paragraph {
  readonly title: string;
  readonly text: string;
}

/** Several catalogues as one; where two have the same key, the first one's message is used. */
export function makeCatalogue(catalogues: readonly Catalogue[]): {
  readonly rules: ReadonlyMap<string, Paragraph>;
  readonly refusals: ReadonlyMap<string, string>;
  readonly labels: ReadonlyMap<string, string>;
} {
  const lastFirst = catalogues.toReversed();
  return {
    rules: new Map(lastFirst.flatMap(({ rules }) => Object.entries(rules))),
    refusals: new Map(lastFirst.flatMap(({ refusals }) => Object.entries(refusals))),
    labels: new Map(lastFirst.flatMap(({ labels }) => Object.entries(labels))),
  };
}
