import type { Seat, Viewer } from '#contract/game.ts';
import type { Card } from './cards.ts';
import type { Definition } from './definition.ts';

export const RULES = [
  'GA-1',
  'GA-2',
  'GA-3',
  'GA-4',
  'GA-5',
  'GA-6',
  'GA-7',
  'GA-8',
  'GA-9',
  'GA-10',
  'GA-11',
  'GA-12',
  'GA-13',
  'GA-14',
  'GA-15',
  'GA-16',
  'GA-17',
  'GA-18',
] as const;
export type Rule = (typeof RULES)[number];

export const DEFINITIONS = ['plain', 'extended'] as const;
export const FLOORS = ['6', '1', '2', '3', '4', '5', '7'] as const;
export const LENGTHS = [
  'rubber',
  'game',
  'deals-4',
  'deals-8',
  'deals-12',
  'deals-16',
  'deals-1',
  'deals-2',
] as const;

export type Config = {
  /** GA-6: whether definitions may be combined with and, or, not. */
  readonly definitions: (typeof DEFINITIONS)[number];
  /** GA-11: the fewest tricks that may be announced without an opposition. */
  readonly floor: (typeof FLOORS)[number];
  /** GA-18. */
  readonly length: (typeof LENGTHS)[number];
};

/** GA-11: in which sense one card beats another. Up: the higher number; down: the lower. */
export const WAYS = ['up', 'down'] as const;
export type Way = (typeof WAYS)[number];

export type Announcement = { readonly way: Way; readonly tricks: number };

/** How a card was played. A mute that is not led or renounced is a dodge, also on another mute. */
const DEEDS = ['lead', 'force', 'dodge', 'cut', 'renounce'] as const;
export type Deed = (typeof DEEDS)[number];

export type Move =
  /** In the auction, or when asked for an opposition. */
  | { readonly kind: 'pass' }
  | { readonly kind: 'bid'; readonly trumps: Definition }
  | { readonly kind: 'oppose'; readonly trumps: Definition }
  | { readonly kind: 'announce'; readonly way: Way; readonly tricks: number }
  | { readonly kind: 'forfeit' }
  /** `hand`: the first lead of a deal comes from either hand of the declarer, later ones from the hand that took. */
  | { readonly kind: 'lead'; readonly hand: Seat; readonly card: Card }
  | { readonly kind: 'force' | 'dodge' | 'cut' | 'renounce'; readonly card: Card };

/** Seats 0 and 2 are camp 0, seats 1 and 3 camp 1. */
export type Camp = 0 | 1;
/** One of each camp. */
export type Pair<T> = readonly [T, T];

export type Call = { readonly seat: Seat; readonly trumps: Definition | null };

export type Contract = {
  readonly trumps: Definition;
  readonly declarer: Seat;
  /** GA-9. */
  readonly isOpposed: boolean;
};

/** One card of one hand. The hand of the dummy is played by the declarer. */
export type Play = { readonly hand: Seat; readonly card: Card; readonly deed: Deed };
/** Four plays, one of each hand, in the order in which they were made. */
export type Trick = readonly Play[];

export type Phase =
  | { readonly tag: 'auction'; readonly turn: Seat }
  /** The contract stands; whoever is at turn may oppose. */
  | { readonly tag: 'opposition'; readonly turn: Seat }
  | { readonly tag: 'announce' }
  /** `hand` is null before the first lead of a deal: either hand of the declarer. */
  | { readonly tag: 'lead'; readonly hand: Seat | null }
  | { readonly tag: 'follow'; readonly hand: Seat }
  | { readonly tag: 'over'; readonly rule: 'GA-17' | 'GA-18' };

/** How a deal ended. */
export type DealResult =
  | { readonly tag: 'void'; readonly dealer: Seat }
  | {
      readonly tag: 'forfeit';
      readonly dealer: Seat;
      readonly contract: Contract;
      readonly winner: Camp;
      readonly points: number;
    }
  | {
      readonly tag: 'played';
      readonly dealer: Seat;
      readonly contract: Contract;
      readonly announced: Announcement;
      /** Of each camp: tricks taken, brisques in them, cards renounced. */
      readonly tricks: Pair<number>;
      readonly brisques: Pair<number>;
      readonly renounced: Pair<number>;
      readonly winner: Camp;
      readonly points: number;
    };

export type Score = {
  /** GA-17: games won. */
  readonly games: Pair<number>;
  /** In the game that is being played; with a fixed number of deals the same as `totals`. */
  readonly points: Pair<number>;
  /** Over everything so far. */
  readonly totals: Pair<number>;
};

export type State = {
  readonly config: Config;
  readonly dealer: Seat;
  /** Sorted; one list per seat. */
  readonly hands: readonly (readonly Card[])[];
  /** The auction (GA-5), in order; a pass has no trumps. */
  readonly calls: readonly Call[];
  /** GA-9: what the others said to the contract, in order; an opposition is the last of them. */
  readonly answers: readonly Call[];
  readonly contract: Contract | null;
  readonly announced: Announcement | null;
  /** Complete tricks of this deal. */
  readonly tricks: readonly Trick[];
  /** What was played in the trick that is not complete yet. */
  readonly trick: Trick;
  readonly phase: Phase;
  readonly score: Score;
  /** Of the deals before this one; the last tells what has just happened. */
  readonly past: readonly DealResult[];
  /** The last trick of the deal before, so that a page can show how it ended; null before that. */
  readonly lastTrick: Trick | null;
};

/** The same, with the hands that this viewer may not see replaced by null. */
export type View = Omit<State, 'hands'> & {
  readonly me: Viewer;
  readonly hands: readonly (readonly Card[] | null)[];
  readonly handSizes: readonly number[];
  /** The seat whose hand lies open, once the contract stands for good (GA-10). */
  readonly dummy: Seat | null;
};

export type Gamate = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
