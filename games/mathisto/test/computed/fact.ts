/**
 * What a calculation finds: a number, to be read in the answer of either language; a text that is the
 * same in both; or a text for each.
 */
export type Fact = number | string | { readonly fr: string; readonly en: string };

/** Calculations by the name that a question gives in `computed`. */
export type Facts = Readonly<Record<string, () => Fact>>;
