import type { Json } from './json.ts';
import type { Rng } from './rng.ts';

/** 0-based place at the table. Not a person: the rules do not know who sits there. */
export type Seat = number;
export type Viewer = Seat | 'spectator';

/** The five types a game is made of. Use `type`, not `interface`: only a type alias can be assigned to Json. */
export interface Shape {
  readonly config: Json;
  readonly state: Json;
  readonly view: Json;
  /** `kind` names what is done (place, pass, bid …), so that logs, bots and laws can sort moves. */
  readonly move: Json & { readonly kind: string };
  readonly rule: string;
}

/** What a sentence is made of: numbers, names, and lists of the like (one entry per line at a cell). */
export type Facts = { readonly [name: string]: string | number | readonly Facts[] };

/** Why a move is refused: a paragraph of the rule book, and the facts that a translated sentence needs. */
export interface Refusal<Rule extends string> {
  readonly ok: false;
  readonly rule: Rule;
  readonly facts: Facts;
}
export type Verdict<Rule extends string> = { readonly ok: true } | Refusal<Rule>;

/**
 * Who must act. `all`: every seat chooses, unseen by the others, and the choices resolve together.
 * `any`: the first to act resolves.
 */
export type Turn = {
  readonly mode: 'all' | 'any';
  readonly seats: readonly Seat[];
  /**
   * Who may interrupt, and with which kinds of move (a contest, a remark). Nobody waits for them. A seat
   * may be in both lists: an interruption is not its choice.
   */
  readonly may?: { readonly seats: readonly Seat[]; readonly kinds: readonly string[] };
};

export type Outcome = {
  /** One per seat; 1 is best, equal ranks share. */
  readonly ranks: readonly number[];
  readonly scores: readonly number[];
  /** The paragraph by which the game ended. */
  readonly rule: string;
  /** Which ending this was, where that paragraph knows several. Statistics name it by the label `ending.<case>`. */
  readonly case?: string;
};

export type Status =
  | { readonly tag: 'playing'; readonly turn: Turn }
  | { readonly tag: 'over'; readonly outcome: Outcome };

/** Who acted for a seat. */
export const BY = ['player', 'bot', 'clock'] as const;
export type By = (typeof BY)[number];

/** An accepted choice. Time is data, measured by whatever runs the match: rules never read a clock. */
export type Commit<Move> = {
  readonly seat: Seat;
  readonly move: Move;
  readonly elapsedMs: number;
  readonly by: By;
};

/**
 * What a match asks of a game, and so all that a page fetches to play one. Every function is pure and total; none
 * throws, reads a clock or draws its own chance.
 *
 * The upper half sees the secret state: only a Match calls it, or a bot on a state it imagined.
 * The lower half sees what one viewer may see, so it runs anywhere: server, browser, bot.
 */
export interface MatchRules<S extends Shape> {
  /** Never there. The compiler reads from it which shape a whole `Game` has. */
  readonly shape?: S;
  readonly id: string;
  /** Raised when an old log would replay differently. A match keeps the version it started with. */
  readonly version: number;
  /** What was different under earlier versions: whatever began under one goes on, and replays for ever, by it. */
  readonly earlier?: readonly EarlierRules<S>[];
  readonly seats: { readonly min: number; readonly max: number };
  /** The ids of the rule book, in its order. */
  readonly rules: readonly S['rule'][];
  /** From `unknown` to a typed value, once, at the edge; null if it is not one. */
  readonly parseConfig: (raw: unknown) => S['config'] | null;
  readonly parseMove: (raw: unknown) => S['move'] | null;

  // Secret half.
  readonly setup: (config: S['config'], seats: number, rng: Rng) => S['state'];
  readonly status: (state: S['state']) => Status;
  /** One call a step, with one commit per acting seat, in seat order; each has passed `check`. */
  readonly apply: (state: S['state'], commits: readonly Commit<S['move']>[], rng: Rng) => S['state'];
  /** Built up field by field, never filtered down from the state. */
  readonly view: (state: S['state'], viewer: Viewer) => S['view'];

  // Public half.
  readonly check: (view: S['view'], move: S['move']) => Verdict<S['rule']>;
  /**
   * Where one of two partners plays for both: the seat that makes the moves of this one now; null if none does. Anybody
   * may know it. If that is a bot, the person here plays in its place, and sees what it sees.
   */
  readonly leaderOf?: (view: S['view'], seat: Seat) => Seat | null;
}

export type EarlierRules<S extends Shape> = Pick<MatchRules<S>, 'version'> & Partial<MatchRules<S>>;

/** A game: the rules of its matches, and what bots, hosts and laws ask besides. These see what one viewer may see. */
export interface Game<S extends Shape> extends MatchRules<S> {
  /** No match has more steps than this. */
  readonly bound: (config: S['config'], seats: number) => number;
  /** All that the viewer may do now, without repeats; a good sample of it where it is not `complete`. */
  readonly moves: (view: S['view']) => Iterable<S['move']>;
  readonly complete: boolean | ((config: S['config']) => boolean);
  /** What an absent player plays. Asked only of seats that must act. */
  readonly fallback: (view: S['view']) => S['move'];
  /** A whole state that this viewer cannot tell from the real one: bots search it, laws prove secrecy with it. */
  readonly imagine: (view: S['view'], rng: Rng) => S['state'];
}

/**
 * A game whose shape is lost on purpose: hosts pass states, views and moves through without looking inside.
 */
// oxlint-disable-next-line typescript/no-explicit-any -- see above
export type AnyGame = Game<any>;
// oxlint-disable-next-line typescript/no-explicit-any -- as AnyGame
export type AnyMatchRules = MatchRules<any>;

export const allowed = { ok: true } as const satisfies Verdict<never>;

export function refused<Rule extends string>(rule: Rule, facts: Facts = {}): Refusal<Rule> {
  return { ok: false, rule, facts };
}

/** Is this move, from this seat, an interruption? */
export function interrupts({ may }: Turn, seat: Seat, { kind }: { readonly kind: string }): boolean {
  return may !== undefined && may.seats.includes(seat) && may.kinds.includes(kind);
}

/** Ranks from scores: the highest is 1, equal scores share a rank. */
export function ranksOf(scores: readonly number[]): number[] {
  return scores.map(score => 1 + scores.filter(other => other > score).length);
}

/** The seats, the winner first. */
export function seatsByRank({ ranks }: Outcome): Seat[] {
  return ranks.map((_, seat) => seat).sort((a, b) => (ranks[a] ?? 0) - (ranks[b] ?? 0));
}
