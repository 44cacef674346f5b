import type { Seat, Viewer } from '#contract/game.ts';

export const RULES = ['NG-1', 'NG-2', 'NG-3', 'NG-4'] as const;
export type Rule = (typeof RULES)[number];

/** Table options: none yet. */
export type Config = Record<string, never>;
export type Card = number;
export type Move = { readonly kind: 'lay'; readonly card: Card };
export type Play = { readonly seat: Seat; readonly card: Card };
export type Trick = readonly Play[];

export type State = {
  readonly hands: readonly (readonly Card[])[];
  /** Face down to the end. */
  readonly spare: readonly Card[];
  /** The last one may still lie open. */
  readonly tricks: readonly Trick[];
};

/** Built up for one viewer: what is hidden from them is not in it. */
export type View = {
  readonly me: Viewer;
  /** The viewer's own; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly tricks: readonly Trick[];
  readonly scores: readonly number[];
};

export type NewGame = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
