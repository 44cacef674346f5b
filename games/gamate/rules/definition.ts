import type { Colour } from '../data/symbols.ts';

/** GA-5: what makes a card a trump, in words that everybody at the table hears. */
export type Plain =
  | { readonly is: 'multiples'; readonly of: number }
  | { readonly is: 'odd' }
  | { readonly is: 'colour'; readonly colour: Colour }
  | { readonly is: 'only'; readonly colour: Colour }
  | { readonly is: 'run'; readonly from: number; readonly to: number };

/** GA-6. */
export type Definition =
  | Plain
  | { readonly is: 'not'; readonly term: Definition }
  | { readonly is: 'and' | 'or'; readonly terms: readonly Definition[] };
