import type { Viewer } from '#contract/game.ts';

export const RULES = ['NG-1', 'NG-2', 'NG-3'] as const;
export type Rule = (typeof RULES)[number];

/** Table options: none yet. */
export type Config = Record<string, never>;
export type Card = number;
export type Move = { readonly kind: 'lay'; readonly card: Card };

export type State = {
  readonly hands: readonly (readonly Card[])[];
  readonly stock: readonly Card[];
  /** The cards of each round, by seat. */
  readonly rounds: readonly (readonly Card[])[];
};

export type View = {
  readonly me: Viewer;
  /** The viewer's own; empty for a spectator. */
  readonly hand: readonly Card[];
  readonly handSizes: readonly number[];
  readonly stockSize: number;
  readonly rounds: readonly (readonly Card[])[];
};

export type NewGame = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
