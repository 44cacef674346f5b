/** What is heard at a table. Each has a twin that is seen: nobody misses anything without it. */
export type Sound =
  /** Wood on card, a peg in its hole, card on felt, two wooden clicks one inside the other. */
  | { readonly kind: 'tile' | 'peg' | 'card' | 'doll' }
  /** A muffled tap: it does not go there. */
  | { readonly kind: 'refusal' }
  /** A line was formed: two soft notes, the further apart the more it is worth. */
  | { readonly kind: 'line'; readonly points: number }
  /** Something came on top: three notes. */
  | { readonly kind: 'bonus' };
