import {
  type By,
  type Commit,
  interrupts,
  type MatchRules,
  type Refusal,
  refused,
  type Seat,
  type Shape,
  type Status,
  type Turn,
  type Viewer,
} from '#contract/game.ts';
import { isAlike } from './alike.ts';
import { isAside, type Outline } from './asked.ts';
import type { Proof } from './fair.ts';
import { canonical, statePrint } from './fingerprint.ts';
import type { Carried, Entry, Log, Origin, RawLog } from './log.ts';
import { must } from './must.ts';
import { rngFor, type Seed } from './rng.ts';
import { rulesOf } from './versions.ts';

/** Refusals that hold in every game; each has its sentence like any other rule. */
export const TABLE_RULES = [
  'table.over',
  'table.stale',
  'table.not-your-turn',
  'table.already-chosen',
  'table.malformed',
] as const;
export type TableRule = (typeof TABLE_RULES)[number];

const sealed: unique symbol = Symbol('sealed by a Match');

/** What a viewer gets. The symbol is not exported: only a Match makes one, and a host sends nothing else. */
export interface Envelope<S extends Shape> extends Outline {
  readonly [sealed]: true;
  readonly viewer: Viewer;
  /** The viewer's own choice, if it waits for others. */
  readonly mine: S['move'] | null;
  readonly view: S['view'];
}

export interface Start<S extends Shape> {
  readonly config: S['config'];
  readonly seats: number;
  readonly seed: Seed;
  /** How the seed came about, if several had a hand in it. Kept with the log. */
  readonly proof?: Proof;
  /** In place of a deal. */
  readonly origin?: Origin<S['state']>;
}

export interface Choice {
  readonly seat: Seat;
  /** As it came in: not yet parsed, not yet checked. */
  readonly move: unknown;
  /** The step that this choice answers: the present one, or an earlier one in which the same was asked. */
  readonly step: number;
  readonly elapsedMs: number;
  readonly by: By;
  /** In a replay: the fingerprint in the log. The new entry gets one of the same kind: those of older logs are others. */
  readonly print?: string;
}

/** A choice that was taken, as it stands in the log from now on; or why not. */
export type Taken<S extends Shape> =
  | { readonly ok: true; readonly entry: Entry<S['move']> }
  | Refusal<S['rule'] | TableRule>;

/** Why a log does not rebuild: written under another version, or not what the rules would accept. */
export type Divergence = {
  readonly ok: false;
  readonly reason: 'version' | 'config' | 'seats' | 'origin' | 'carried' | 'refused' | 'print';
  /** The 0-based entry at fault, where there is one. */
  readonly entry?: number;
};

export type Replayed<S extends Shape> = { readonly ok: true; readonly match: Match<S> } | Divergence;

const NOBODY: Turn = { mode: 'all', seats: [] };
const NONE: readonly never[] = [];

/** One game being played. State and waiting choices are private: `envelope` is the only exit. */
export class Match<S extends Shape> {
  readonly #game: MatchRules<S>;
  readonly #start: Start<S>;
  readonly #entries: Entry<S['move']>[] | null;
  /** Choices that wait for others, in seat order. */
  #waiting: readonly Commit<S['move']>[] = NONE;
  #state: S['state'];
  #status: Status;
  /** The chance behind the next step. */
  #seed: Seed;
  #carried: readonly Carried<S['state']>[] = NONE;
  #step = 0;
  /** The step since which the same is asked: a remark makes a step, and those who are asked still are. */
  #since = 0;
  /** Made when it is first asked for after a choice. */
  #outline: Outline | null = null;

  /** `isLogged`: whether it keeps its log. A host that stores every entry need not hold them a second time. */
  constructor(game: MatchRules<S>, start: Start<S>, { isLogged = true } = {}) {
    this.#game = game;
    this.#start = start;
    this.#entries = isLogged ? [] : null;
    this.#seed = start.seed;
    this.#state = start.origin?.state ?? game.setup(start.config, start.seats, rngFor(start.seed, 0));
    this.#status = game.status(this.#state);
  }

  /**
   * Rebuild a match from its log, up to `steps` steps. Everything is parsed and checked again: a log may
   * come from a file that somebody wrote by hand.
   */
  static replay<S extends Shape>(
    game: MatchRules<S>,
    log: Log<S> | RawLog,
    {
      steps = Number.POSITIVE_INFINITY,
      ...how
    }: { readonly steps?: number; readonly isLogged?: boolean } = {},
  ): Replayed<S> {
    const course = Match.replaying(game, log, how);
    for (;;) {
      const { value, done } = course.next();
      if (done === true) return value;
      if (value.match.step >= steps) return { ok: true, match: value.match };
    }
  }

  /** The same, one choice at a time: the start, then after each choice, by whom. Whoever replays may rest in between. */
  static *replaying<S extends Shape>(
    game: MatchRules<S>,
    log: Log<S> | RawLog,
    how: { readonly isLogged?: boolean } = {},
  ): Generator<{ readonly match: Match<S>; readonly by: Seat | null }, Replayed<S>> {
    const rules = log.game === game.id ? rulesOf<S, MatchRules<S>>(game, log.version) : undefined;
    if (rules === undefined) return { ok: false, reason: 'version' };
    if (log.seats < game.seats.min || log.seats > game.seats.max) return { ok: false, reason: 'seats' };
    const config = rules.parseConfig(log.config);
    if (config === null) return { ok: false, reason: 'config' };
    const { seats, seed, proof } = log;
    const origin =
      log.origin === undefined ? undefined : Match.#checked(rules, { config, seats }, log.origin);
    if (origin === null) return { ok: false, reason: 'origin' };
    const proved = proof === undefined ? {} : { proof };
    const begun = origin === undefined ? {} : { origin };
    const match = new Match(rules, { config, seats, seed, ...proved, ...begun }, how);
    /** Where it goes on elsewhere, it stands as it stood there. */
    const carried = log.carried ?? NONE;
    let done = match.#carryAll(carried, 0);
    if (done === null) return { ok: false, reason: 'carried', entry: 0 };
    yield { match, by: null };
    for (const [index, entry] of log.entries.entries()) {
      const taken = match.submit({ ...entry, step: match.step });
      if (!taken.ok) return { ok: false, reason: 'refused', entry: index };
      if (taken.entry.print !== entry.print) return { ok: false, reason: 'print', entry: index };
      done = match.#carryAll(carried, done);
      if (done === null) return { ok: false, reason: 'carried', entry: index };
      yield { match, by: entry.seat };
    }
    // One of a step that never came.
    if (done < carried.length) return { ok: false, reason: 'carried', entry: log.entries.length };
    return { ok: true, match };
  }

  /** Those of this step, from the one of this index on; gives back the next index, or null if one cannot be. */
  #carryAll(carried: readonly Carried<S['state']>[], from: number): number | null {
    let index = from;
    for (; carried[index]?.step === this.#step; index++) if (!this.carry(must(carried[index]))) return null;
    return index;
  }

  /**
   * Null if no match can begin there: its seat can tell the position from the one that it was taken from, or there are
   * other pieces. What a file says of a puzzle is taken as it is, if the rules can look at it.
   */
  static #checked<S extends Shape>(
    game: MatchRules<S>,
    { config, seats }: Pick<Start<S>, 'config' | 'seats'>,
    origin: Origin,
  ): Origin<S['state']> | null {
    const { seat, of } = origin;
    const state: S['state'] = origin.state;
    try {
      if (of.tag === 'match') {
        const { log, step } = of;
        const found = Match.replay(game, log, { steps: step });
        if (!found.ok || found.match.step !== step) return null;
        const { match } = found;
        const isSameTable = log.seats === seats && canonical(match.#start.config) === canonical(config);
        if (!isSameTable || !match.#couldBe(state, seat)) return null;
      }
      return game.status(state).tag === 'playing' && seenFrom(game, state, seat) !== ''
        ? { ...origin, state }
        : null;
    } catch {
      // Somebody wrote it by hand.
      return null;
    }
  }

  /** Whether this seat could not tell that position from the present one, and it is made of the same pieces. */
  #couldBe(state: S['state'], seat: Seat): boolean {
    const game = this.#game;
    return isAlike(state, this.#state) && seenFrom(game, state, seat) === seenFrom(game, this.#state, seat);
  }

  /**
   * Goes on at another table, by another chance; see `Carried`. False, and nothing done, if it cannot: it is over,
   * at another step, or its seat could tell the new position from the present one.
   */
  carry(carried: Carried<S['state']>): boolean {
    const { step, seed, seat, state } = carried;
    if (this.over || step !== this.#step) return false;
    if (state !== undefined) {
      try {
        if (!this.#couldBe(state, seat)) return false;
      } catch {
        // Somebody wrote it by hand.
        return false;
      }
      this.#state = state;
    }
    // Of choices that waited nothing is known to whoever goes on.
    while (this.#entries !== null && this.#entries.length > 0 && this.#entries.at(-1)?.print === undefined)
      this.#entries.pop();
    this.#seed = seed;
    this.#carried = [...this.#carried, carried];
    this.#waiting = NONE;
    this.#outline = null;
    return true;
  }

  /** For the host's store only. */
  get log(): Log<S> {
    if (this.#entries === null) throw new Error('a match without a log');
    const { id, version } = this.#game;
    const carried = this.#carried.length === 0 ? {} : { carried: this.#carried };
    return { game: id, version, ...this.#start, entries: [...this.#entries], ...carried };
  }

  get step(): number {
    return this.#step;
  }

  /** The step since which the same is asked as now. */
  get since(): number {
    return this.#since;
  }

  get over(): boolean {
    return this.#status.tag === 'over';
  }

  get outline(): Outline {
    this.#outline ??= {
      step: this.#step,
      turn: this.#status.tag === 'playing' ? this.#status.turn : null,
      chosen: this.#waiting.map(({ seat }) => seat),
      outcome: this.#status.tag === 'over' ? this.#status.outcome : null,
    };
    return this.#outline;
  }

  envelope(viewer: Viewer): Envelope<S> {
    const { step, turn, chosen, outcome } = this.outline;
    const mine = this.#waiting.find(({ seat }) => seat === viewer)?.move ?? null;
    const view = this.#game.view(this.#state, viewer);
    return { [sealed]: true, step, turn, chosen, outcome, viewer, mine, view };
  }

  submit({ seat, move: raw, step, elapsedMs, by, print }: Choice): Taken<S> {
    if (this.#status.tag === 'over') return refused('table.over');
    if (step < this.#since || step > this.#step) return refused('table.stale', { step: this.#step });
    const { turn } = this.#status;
    const move = this.#game.parseMove(raw);
    if (move === null) return refused('table.malformed');
    const alone = interrupts(turn, seat, move);
    if (!alone && !turn.seats.includes(seat)) return refused('table.not-your-turn');
    if (!alone && this.#waiting.some(one => one.seat === seat)) return refused('table.already-chosen');
    const verdict = this.#game.check(this.#game.view(this.#state, seat), move);
    if (!verdict.ok) return verdict;

    const now = this.#step;
    const commit: Commit<S['move']> = { seat, move, elapsedMs, by };
    const waits = !alone && turn.mode === 'all' && this.#waiting.length + 1 < turn.seats.length;
    const all = alone ? [commit] : [...this.#waiting, commit].sort((a, b) => a.seat - b.seat);
    if (!alone) this.#waiting = waits ? all : NONE;
    if (!waits) this.#resolve(all);
    this.#outline = null;
    // Two steps at once: an interruption, and after it the choices that had waited.
    const stands = waits || (alone && this.#step === now + 1 && isAside(turn, this.outline.turn, commit));
    if (!stands) this.#since = this.#step;
    const entry = waits ? commit : { ...commit, print: statePrint(this.#state, print) };
    this.#entries?.push(entry);
    return { ok: true, entry };
  }

  #resolve(commits: readonly Commit<S['move']>[]): void {
    const step = this.#step + 1;
    // Nothing moves on if the rules break down here.
    const state = this.#game.apply(this.#state, commits, rngFor(this.#seed, step));
    this.#status = this.#game.status(state);
    this.#state = state;
    this.#step = step;
    if (this.#waiting.length > 0) this.#keepWhatStillHolds();
  }

  /** After an interruption, choices that wait stay if the rules would still take them, so nobody is asked twice. */
  #keepWhatStillHolds(): void {
    const { mode, seats } = this.#status.tag === 'playing' ? this.#status.turn : NOBODY;
    const held = this.#waiting.filter(({ seat, move }) => {
      const asked = mode === 'all' && seats.includes(seat);
      return asked && this.#game.check(this.#game.view(this.#state, seat), move).ok;
    });
    const isWhole = held.length > 0 && held.length >= seats.length;
    this.#waiting = isWhole ? NONE : held;
    if (isWhole) this.#resolve(held);
  }
}

/** All that a seat can know of a position, as text. */
function seenFrom<S extends Shape>(game: MatchRules<S>, state: S['state'], seat: Seat): string {
  return canonical([game.status(state), game.view(state, seat)]);
}

// oxlint-disable-next-line typescript/no-explicit-any -- hosts pass views and moves through without looking inside
export type AnyMatch = Match<any>;
