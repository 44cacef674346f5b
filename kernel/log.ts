import { BY, type Commit, type Seat, type Shape } from '#contract/game.ts';
import { isInt, isRecord, type Json } from '#contract/json.ts';
import type { Proof } from './fair.ts';
import { isSeedText, makeSeed, parseSeed, type Seed } from './rng.ts';

/**
 * Everything needed to rebuild a match, and the only thing a host stores. Never sent before the end:
 * it holds the seed, and a fingerprint of a hidden state would let a client test its guesses.
 */
export interface Log<S extends Shape> {
  readonly game: string;
  readonly version: number;
  readonly config: S['config'];
  readonly seats: number;
  readonly seed: Seed;
  readonly entries: readonly Entry<S['move']>[];
  /** How the seed came about, where several people had a hand in it. */
  readonly proof?: Proof;
  /** Where it begins, if it was not dealt. */
  readonly origin?: Origin<S['state']>;
  /** Where it went on at another table, in order. */
  readonly carried?: readonly Carried<S['state']>[];
}

/**
 * A match was carried from one table to another in its middle. Whoever dealt before knows what chance would bring, so
 * from here on it is another. Choices that waited for others are asked for again.
 */
export interface Carried<State = Json> {
  /** After this step. */
  readonly step: number;
  /** Whose device it came from: it knew everything until then. */
  readonly seat: Seat;
  readonly seed: Seed;
  /** How that seed came about. */
  readonly proof?: Proof;
  /** All that this seat could not know was dealt anew; left out: it stayed as it was. */
  readonly state?: State;
}

/**
 * A position in which a match begins: in place of a deal, and never with a proof of one. `state` agrees with all that
 * `seat` could know there; the rest was dealt anew.
 */
export interface Origin<State = Json> {
  readonly seat: Seat;
  readonly state: State;
  readonly of: Source;
}

/** Whose position it was: of a match, told whole, at one of its steps; or of a puzzle of this game. */
export type Source =
  | { readonly tag: 'match'; readonly log: RawLog; readonly step: number }
  | { readonly tag: 'puzzle'; readonly number: number };

/** A choice in order of arrival, those that still wait for others included. */
export type Entry<Move> = Commit<Move> & {
  /** Fingerprint of the state, if this choice completed a step. */
  readonly print?: string;
};

export const LOG_FORMAT = 'etagere-match/1';
/** Of a match that was not dealt: who only knows the other would deal it. */
export const ORIGIN_FORMAT = 'etagere-match/2';

/** Of one that went on at another table: who only knows the others would look for chance in the wrong place. */
export const CARRIED_FORMAT = 'etagere-match/3';

/** So often can a match be carried on. */
const MOST_CARRIED = 8;

/** Each match of which a position is played on from tells the one before it whole. */
const MOST_BEFORE = 6;

/** A log as it is written to a file, seed in hexadecimal. */
export function makeLog<S extends Shape>(log: Log<S>, seedText: string): Json {
  const { game, version, config, seats, entries, proof, origin, carried } = log;
  const file = { format: LOG_FORMAT, game, version, config, seats, seed: seedText, entries };
  if (origin !== undefined) return { ...file, format: ORIGIN_FORMAT, origin: makeOrigin(origin) };
  const dealt = proof === undefined ? file : { ...file, proof };
  if (carried === undefined) return dealt;
  return { ...dealt, format: CARRIED_FORMAT, carried: carried.map(makeCarried) };
}

/** With its seed in hexadecimal too. */
export function makeCarried<State extends Json>({ step, seat, seed, proof, state }: Carried<State>): Json {
  return {
    step,
    seat,
    seed: makeSeed(seed),
    ...(proof === undefined ? {} : { proof }),
    ...(state === undefined ? {} : { state }),
  };
}

function makeOrigin<S extends Shape>({ seat, state, of }: Origin<S['state']>): Json {
  if (of.tag === 'puzzle') return { seat, state, puzzle: of.number };
  const { log, step } = of;
  return { seat, state, step, match: makeLog(log as Log<Shape>, makeSeed(log.seed)) };
}

/** How many matches lie behind this one, each played on from a position of the next. */
export function matchesBefore({ origin }: Pick<RawLog, 'origin'>): number {
  return origin?.of.tag === 'match' ? 1 + matchesBefore(origin.of.log) : 0;
}

/** Whether one of its positions can be played on from, so that the file can still be read. */
export function canBePlayedOn(log: Pick<RawLog, 'origin'>): boolean {
  return matchesBefore(log) < MOST_BEFORE;
}

/** What a file says before the game itself has looked at config and moves. */
export type RawLog = {
  readonly game: string;
  readonly version: number;
  readonly config: unknown;
  readonly seats: number;
  readonly seed: Seed;
  readonly entries: readonly Entry<unknown>[];
  readonly proof?: Proof;
  readonly origin?: Origin;
  readonly carried?: readonly Carried[];
};

type Parsed = { readonly ok: true; readonly log: RawLog } | { readonly ok: false; readonly field: string };

/** Null, with the path of the field at fault, if this is not a match file. */
export function parseLog(raw: unknown): Parsed {
  return parseAfter(raw, 0);
}

/** `after`: how many matches were read that lie after this one. */
function parseAfter(raw: unknown, after: number): Parsed {
  if (!isRecord(raw)) return { ok: false, field: '' };
  const { format } = raw;
  if (format !== LOG_FORMAT && format !== ORIGIN_FORMAT && format !== CARRIED_FORMAT)
    return { ok: false, field: 'format' };
  const { game, version, config, seats, entries } = raw;
  if (typeof game !== 'string') return { ok: false, field: 'game' };
  if (!isInt(version, 1, 1e9)) return { ok: false, field: 'version' };
  if (!isInt(seats, 1, 100)) return { ok: false, field: 'seats' };
  const seed = parseSeed(raw['seed']);
  if (seed === null) return { ok: false, field: 'seed' };
  if (!Array.isArray(entries)) return { ok: false, field: 'entries' };
  const parsed: Entry<unknown>[] = [];
  for (const [index, entry] of entries.entries()) {
    const one = parseEntry(entry);
    if (one === null) return { ok: false, field: `entries[${index}]` };
    parsed.push(one);
  }
  const log = { game, version, config, seats, seed, entries: parsed };
  if (format === ORIGIN_FORMAT) return withOrigin(log, raw, after);
  const carried = format === CARRIED_FORMAT ? parseAllCarried(raw['carried'], seats) : [];
  if (typeof carried === 'string') return { ok: false, field: carried };
  const whole = carried.length === 0 ? log : { ...log, carried };
  if (raw['proof'] === undefined) return { ok: true, log: whole };
  const proof = parseProof(raw['proof']);
  return proof === null ? { ok: false, field: 'proof' } : { ok: true, log: { ...whole, proof } };
}

/** The field at fault, if one is. */
function parseAllCarried(raw: unknown, seats: number): readonly Carried[] | string {
  if (!Array.isArray(raw) || raw.length === 0 || raw.length > MOST_CARRIED) return 'carried';
  const parsed: Carried[] = [];
  for (const [index, one] of raw.entries()) {
    const carried = parseCarried(one, seats);
    if (carried === null) return `carried[${index}]`;
    parsed.push(carried);
  }
  return parsed;
}

function parseCarried(raw: unknown, seats: number): Carried | null {
  if (!isRecord(raw)) return null;
  const { step, seat, state } = raw;
  const seed = parseSeed(raw['seed']);
  const proof = raw['proof'] === undefined ? undefined : parseProof(raw['proof']);
  if (!isInt(step, 0, 1e9) || !isInt(seat, 0, seats - 1) || seed === null || proof === null) return null;
  if (state !== undefined && !isRecord(state)) return null;
  return {
    step,
    seat,
    seed,
    ...(proof === undefined ? {} : { proof }),
    ...(state === undefined ? {} : { state: state as Json }),
  };
}

function withOrigin(
  log: RawLog,
  { proof, origin: raw }: Readonly<Record<string, unknown>>,
  after: number,
): Parsed {
  if (proof !== undefined) return { ok: false, field: 'proof' };
  if (!isRecord(raw)) return { ok: false, field: 'origin' };
  const { seat, step, puzzle, match } = raw;
  if (!isInt(seat, 0, log.seats - 1)) return { ok: false, field: 'origin.seat' };
  if (!isRecord(raw['state'])) return { ok: false, field: 'origin.state' };
  const state = raw['state'] as Json;
  if (isInt(puzzle, 1, 1e6))
    return { ok: true, log: { ...log, origin: { seat, state, of: { tag: 'puzzle', number: puzzle } } } };
  if (!isInt(step, 0, 1e9)) return { ok: false, field: 'origin.step' };
  if (after === MOST_BEFORE) return { ok: false, field: 'origin.match' };
  const before = parseAfter(match, after + 1);
  if (!before.ok) return { ok: false, field: ['origin.match', before.field].filter(Boolean).join('.') };
  return { ok: true, log: { ...log, origin: { seat, state, of: { tag: 'match', log: before.log, step } } } };
}

function parseEntry(raw: unknown): Entry<unknown> | null {
  if (!isRecord(raw)) return null;
  const { seat, move, elapsedMs, print } = raw;
  const by = BY.find(one => one === raw['by']);
  if (!isInt(seat, 0, 99) || by === undefined || !isRecord(move)) return null;
  if (!isInt(elapsedMs, 0, Number.MAX_SAFE_INTEGER)) return null;
  if (print === undefined) return { seat, move, elapsedMs, by };
  return typeof print === 'string' ? { seat, move, elapsedMs, by, print } : null;
}

export function parseProof(raw: unknown): Proof | null {
  if (!isRecord(raw)) return null;
  const { commitment, hostBits, entropies } = raw;
  if (!isSeedText(commitment) || !isSeedText(hostBits) || !Array.isArray(entropies)) return null;
  if (!entropies.every(entropy => typeof entropy === 'string')) return null;
  return { commitment, hostBits, entropies };
}
