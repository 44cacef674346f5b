import type { Seat, Viewer } from '#contract/game.ts';
import type { Cell, Direction } from './cells.ts';

export const RULES = [
  'MB-1',
  'MB-2',
  'MB-3',
  'MB-4',
  'MB-5',
  'MB-6',
  'MB-7',
  'MB-8',
  'MB-9',
  'MB-10',
  'MB-11',
  'MB-12',
  'MB-13',
  'MB-14',
  'MB-15',
  'MB-16',
  'MB-17',
  'MB-18',
] as const;
export type Rule = (typeof RULES)[number];

export const CHECKING = ['referee', 'challenge'] as const;
export const LINES = ['automatic', 'claimed'] as const;

export type Config = {
  /** MB-14, MB-15: who finds a wrong result, the program or the other players. */
  readonly checking: (typeof CHECKING)[number];
  /** MB-16: whether every line counts, or only those that the player names. */
  readonly lines: (typeof LINES)[number];
};

/** The number on a tile. Tiles of one number cannot be told apart. */
export type Tile = number;
export type Board = readonly (Tile | null)[];

export type Move =
  | {
      readonly kind: 'place';
      readonly cell: Cell;
      readonly tile: Tile;
      readonly lines?: readonly Direction[];
    }
  | { readonly kind: 'end' }
  | { readonly kind: 'draw' }
  | { readonly kind: 'keep' }
  | { readonly kind: 'exchange'; readonly tiles: readonly Tile[] }
  | { readonly kind: 'pass' }
  | { readonly kind: 'contest' }
  | { readonly kind: 'accept' };

export type Placement = {
  readonly cell: Cell;
  readonly tile: Tile;
  /** The lines that counted. */
  readonly lines: readonly Direction[];
  readonly points: number;
};

/** A tile drawn under MB-7. */
export type Extra = {
  /** Index of the placement that earned it. */
  readonly at: number;
  readonly tile: Tile;
};

/** A turn being played, or just played and still open to contest. */
export type Turn = {
  readonly seat: Seat;
  /** Tiles in the rack when the turn began. */
  readonly began: number;
  readonly placements: readonly Placement[];
  readonly extras: readonly Extra[];
};

/** A turn that is done, as everybody remembers it. */
export type Past = {
  readonly seat: Seat;
  readonly did: 'place' | 'exchange' | 'pass';
  readonly placements: readonly Placement[];
  /** How many tiles were drawn under MB-7, or exchanged. */
  readonly drew: number;
  readonly superBonus: number;
  readonly contest?: {
    readonly by: readonly Seat[];
    readonly upheld: boolean;
    readonly takenBack: readonly Placement[];
  };
};

/** MB-17: out of tiles, nothing can be placed, or three rounds without a tile. */
export type Ending = 'out' | 'blocked' | 'idle';

export type Phase =
  | { readonly tag: 'act' }
  /** MB-7: draw an extra tile or not, before anything else. */
  | { readonly tag: 'bonus' }
  /** MB-15: the open turn would end the game; every opponent contests it or accepts. */
  | { readonly tag: 'verdict' }
  | { readonly tag: 'over'; readonly ending: Ending };

export type State = {
  readonly config: Config;
  readonly board: Board;
  /** Sorted. */
  readonly racks: readonly (readonly Tile[])[];
  /** In the order of drawing, the last one first. */
  readonly reserve: readonly Tile[];
  readonly scores: readonly number[];
  /** MB-4: the rounds of drawing for the first player, shown to all. */
  readonly opening: readonly (readonly { readonly seat: Seat; readonly tile: Tile }[])[];
  /** Per seat, tiles of the rack that everybody has seen there. */
  readonly shown: readonly (readonly Tile[])[];
  /** Per seat, tiles that it put into the reserve and nobody else can have drawn since. */
  readonly putBack: readonly (readonly Tile[])[];
  readonly past: readonly Past[];
  readonly turn: Turn;
  /** The turn before, while it can be contested and its refill waits (MB-15). */
  readonly open: Turn | null;
  /**
   * Who contested the open turn in vain (MB-15). Not there where nobody may contest, nor under version 1, in which the
   * first such contest closed the window for all.
   */
  readonly contested?: readonly Seat[];
  readonly phase: Phase;
};

/** A turn as others see it: that tiles were drawn, not which. */
export type TurnView = {
  readonly seat: Seat;
  readonly began: number;
  readonly placements: readonly Placement[];
  /** Index of each placement after which an extra tile was drawn. */
  readonly draws: readonly number[];
  /** The tiles drawn, one for each of `draws`; empty for the others. */
  readonly drawn: readonly Tile[];
};

export type View = {
  readonly me: Viewer;
  readonly config: Config;
  readonly board: Board;
  /** The viewer's own; empty for a spectator. */
  readonly rack: readonly Tile[];
  readonly rackSizes: readonly number[];
  readonly reserveSize: number;
  readonly scores: readonly number[];
  readonly opening: State['opening'];
  readonly shown: State['shown'];
  /** The viewer's own; empty for a spectator. */
  readonly putBack: readonly Tile[];
  readonly past: readonly Past[];
  readonly turn: TurnView;
  readonly open: TurnView | null;
  readonly contested?: readonly Seat[];
  readonly phase: Phase;
};

export type Mathable = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
