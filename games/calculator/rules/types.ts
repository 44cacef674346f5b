import type { Seat, Viewer } from '#contract/game.ts';
import type { NumberToken, Sign, Token } from './tokens.ts';

export const RULES = [
  'CA-1',
  'CA-2',
  'CA-3',
  'CA-4',
  'CA-5',
  'CA-6',
  'CA-7',
  'CA-8',
  'CA-9',
  'CA-10',
  'CA-11',
  'CA-12',
  'CA-13',
  'CA-14',
  'CA-15',
  'CA-16',
  'CA-17',
  'CA-18',
] as const;
export type Rule = (typeof RULES)[number];

export const GRIDS = ['full', 'lattice'] as const;
export const CHECKING = ['assisted', 'penalty'] as const;
export const CLOSING = ['reserve', 'literal'] as const;

export type Config = {
  /** CA-1: whether the cells off the lattice can be used. */
  readonly grid: (typeof GRIDS)[number];
  /** CA-11: what becomes of a wrong position. */
  readonly checking: (typeof CHECKING)[number];
  /** CA-15: whether those who still play in the last round have an `=` in reserve. */
  readonly closing: (typeof CLOSING)[number];
};

/** 0 to 168, row by row from the top left. */
export type Cell = number;
export type Laid = { readonly cell: Cell; readonly token: Token };

export type Move =
  /** All that is laid in a turn, in the order of its cells. */
  | { readonly kind: 'play'; readonly tokens: readonly Laid[] }
  /** CA-10: in ascending order; also none. */
  | { readonly kind: 'exchange'; readonly tokens: readonly NumberToken[] };

export type Direction = 'across' | 'down';

/** CA-13: an `=` that has scored in a line. */
export type Scored = { readonly cell: Cell; readonly direction: Direction };

/** What an `=` brought: the two sides that it joins. */
export type Gain = Scored & {
  /** Of the left or upper side, then of the `=`, then of the other side. */
  readonly cells: readonly Cell[];
  readonly points: number;
  readonly isRed: boolean;
};

/** What happened in a turn. */
export type Past = { readonly seat: Seat } & (
  | {
      readonly kind: 'played';
      readonly tokens: readonly Laid[];
      readonly gains: readonly Gain[];
      readonly points: number;
    }
  | { readonly kind: 'exchanged'; readonly count: number }
  /** CA-11, in `penalty`: everybody saw what was laid, and it came back. */
  | { readonly kind: 'wrong'; readonly tokens: readonly Laid[] }
  /** CA-12. */
  | { readonly kind: 'out-of-time' }
);

/** CA-7: one number of each seat that still drew; more rows where some were equal. */
export type Draw = readonly { readonly seat: Seat; readonly token: NumberToken }[];

export type Supply = Readonly<Record<Sign, number>>;

export type State = {
  readonly config: Config;
  /** One entry for each cell; null where nothing lies. */
  readonly board: readonly (Token | null)[];
  /** The next number is the last. */
  readonly bag: readonly NumberToken[];
  /** Sorted; one list per seat. */
  readonly racks: readonly (readonly NumberToken[])[];
  readonly supply: Supply;
  readonly scores: readonly number[];
  readonly scored: readonly Scored[];
  readonly draws: readonly Draw[];
  /** The seats, in the order in which they play. */
  readonly order: readonly Seat[];
  /** Turns that are over. */
  readonly turns: number;
  /** CA-15: turns in a row without a valid hand-in. */
  readonly idle: number;
  /** CA-15: after so many turns the game is over; null before the last `=` is laid. */
  readonly lastTurn: number | null;
  readonly past: readonly Past[];
};

export type View = Omit<State, 'bag' | 'racks'> & {
  readonly me: Viewer;
  /** One's own; null for who only looks on. */
  readonly rack: readonly NumberToken[] | null;
  readonly rackSizes: readonly number[];
  readonly bagSize: number;
};

export type Calculator = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
