/** What is heard at a table. Each has a twin that is seen: nobody misses anything without it. */
export type Sound =
  /** Wood on card, a peg in its hole, card on felt, a few of them quickly. */
  | { readonly kind: 'tile' | 'peg' | 'card' | 'deal' }
  /** Two wooden clicks one inside the other; of a doll from 1 to 7, higher for a larger one. */
  | { readonly kind: 'doll'; readonly size?: number }
  /** A page turned: something to read. */
  | { readonly kind: 'page' }
  /** A muffled tap: it does not go there. */
  | { readonly kind: 'refusal' }
  /** A line was formed: two soft notes, the further apart the more it is worth. */
  | { readonly kind: 'line'; readonly points: number }
  /** Something came on top: three notes. */
  | { readonly kind: 'bonus' };
