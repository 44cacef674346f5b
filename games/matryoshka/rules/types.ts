import type { Seat, Viewer } from '#contract/game.ts';
import type { Card, SetName, Size } from './cards.ts';

export const RULES = [
  'MY-1',
  'MY-2',
  'MY-3',
  'MY-4',
  'MY-5',
  'MY-6',
  'MY-7',
  'MY-8',
  'MY-9',
  'MY-10',
  'MY-11',
  'MY-12',
] as const;
export type Rule = (typeof RULES)[number];

export const TALK = ['remarks', 'silent'] as const;
export const STARTERS = ['random', '1', '2', '3', '4', '5'] as const;

export type Config = {
  /** MY-5: whether quick remarks may be made at this table. */
  readonly talk: (typeof TALK)[number];
  /** MY-3: the first player, if the table has chosen one. Left out where chance decides, as in every older match. */
  readonly starter?: Exclude<(typeof STARTERS)[number], 'random'>;
};

/** Something one may say about: all dolls of a size, or a whole set. */
export type Topic = SetName | `${Size}`;

/** MY-5: promises and bluff are allowed, so nothing here need be true. */
export type Remark =
  /** "I am looking for a 5", "I could let go of an A". */
  { readonly say: 'want' | 'have'; readonly topic: Topic } | { readonly say: (typeof PLAIN_REMARKS)[number] };

export const PLAIN_REMARKS = ['for-you', 'thanks', 'alas'] as const;

export type Move =
  | { readonly kind: 'display'; readonly cards: readonly Card[] }
  | { readonly kind: 'present'; readonly card: Card }
  /** One card; two between two players (MY-12). */
  | { readonly kind: 'offer'; readonly cards: readonly Card[] }
  | { readonly kind: 'take'; readonly card: Card }
  | { readonly kind: 'remark'; readonly remark: Remark };

/** 0 is the opening display, then four rounds. */
export const ROUNDS = [0, 1, 2, 3, 4] as const;
export type Round = (typeof ROUNDS)[number];

/** One list per seat. */
export type Cards = readonly (readonly Card[])[];

export type Phase =
  | { readonly tag: 'display' }
  | { readonly tag: 'present'; readonly active: Seat }
  | { readonly tag: 'offer'; readonly active: Seat; readonly middle: Card }
  /** Cards offered are still in the hands they came from. */
  | { readonly tag: 'take'; readonly active: Seat; readonly middle: Card; readonly offers: Cards }
  | { readonly tag: 'over' };

export type Exchange = {
  readonly kind: 'exchanged';
  readonly active: Seat;
  readonly partner: Seat;
  /** Went from the active player to the partner. */
  readonly middle: Card;
  /** What each seat offered; of the active one nothing. */
  readonly offers: Cards;
  /** Went from the partner to the active player. */
  readonly given: Card;
};

export type Past =
  | { readonly kind: 'displayed'; readonly displays: Cards }
  | Exchange
  | { readonly kind: 'said'; readonly seat: Seat; readonly remark: Remark };

export type State = {
  readonly config: Config;
  /** MY-2: complete sets that are not in this game. */
  readonly removed: readonly SetName[];
  /** The next card is the last. */
  readonly deck: readonly Card[];
  readonly hands: Cards;
  readonly displays: Cards;
  readonly round: Round;
  readonly first: Seat;
  readonly phase: Phase;
  readonly past: readonly Past[];
  /** Remarks of each seat since the last card was displayed or changed hands. */
  readonly said: readonly number[];
};

/** A list per seat; null where this viewer may not look. */
export type SeenCards = readonly (readonly Card[] | null)[];

export type PhaseView =
  | Exclude<Phase, { readonly tag: 'take' }>
  | { readonly tag: 'take'; readonly active: Seat; readonly middle: Card; readonly offers: SeenCards };

export type PastView =
  | Exclude<Past, Exchange>
  | (Omit<Exchange, 'offers' | 'given'> & { readonly offers: SeenCards; readonly given: Card | null });

export type View = {
  readonly me: Viewer;
  readonly config: Config;
  readonly removed: readonly SetName[];
  readonly deckSize: number;
  readonly hands: SeenCards;
  readonly handSizes: readonly number[];
  readonly displays: Cards;
  readonly round: Round;
  readonly first: Seat;
  readonly phase: PhaseView;
  readonly past: readonly PastView[];
  readonly said: readonly number[];
};

export type Matryoshka = {
  readonly config: Config;
  readonly state: State;
  readonly view: View;
  readonly move: Move;
  readonly rule: Rule;
};
