import { BY, type Commit, type Shape } from '#contract/game.ts';
import { isInt, isRecord, type Json } from '#contract/json.ts';
import type { Proof } from './fair.ts';
import { isSeedText, parseSeed, type Seed } from './rng.ts';

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
}

/** A choice in order of arrival, those that still wait for others included. */
export type Entry<Move> = Commit<Move> & {
  /** Fingerprint of the state, if this choice completed a step. */
  readonly print?: string;
};

export const LOG_FORMAT = 'etagere-match/1';

/** A log as it is written to a file, seed in hexadecimal. */
export function makeLog<S extends Shape>(log: Log<S>, seedText: string): Json {
  const { game, version, config, seats, entries, proof } = log;
  const file = { format: LOG_FORMAT, game, version, config, seats, seed: seedText, entries };
  return proof === undefined ? file : { ...file, proof };
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
};

/** Null, with the path of the field at fault, if this is not a match file. */
export function parseLog(raw: unknown): { ok: true; log: RawLog } | { ok: false; field: string } {
  if (!isRecord(raw)) return { ok: false, field: '' };
  if (raw['format'] !== LOG_FORMAT) return { ok: false, field: 'format' };
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
  if (raw['proof'] === undefined) return { ok: true, log };
  const proof = parseProof(raw['proof']);
  return proof === null ? { ok: false, field: 'proof' } : { ok: true, log: { ...log, proof } };
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
