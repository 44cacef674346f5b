import { isRecord, type Json } from '#contract/json.ts';
import type { Proof } from '#kernel/fair.ts';
import { LOG_FORMAT } from '#kernel/log.ts';
import type { EventRecord, SecretRecord, TableRecord } from './records.ts';

/** All that is kept of one match. */
export type Stored = {
  readonly table: TableRecord;
  readonly secret: SecretRecord;
  readonly events: readonly EventRecord[];
};

type JsonRecord = { readonly [key: string]: Json };

/**
 * A match of the store as the file that `replay`, `verify` and the pages read. Nothing is played again for it, so
 * it can be told under any rules. Null if the match has not begun: there is nothing to tell of it.
 */
export function fileOf({ table, secret, events }: Stored): JsonRecord | null {
  const { game, version, config, seats } = table;
  const { seed, opening } = secret;
  if (seed === null) return null;
  const entries = events.flatMap(({ event }): Json[] => {
    if (event.kind !== 'choice') return [];
    const { seat, move, elapsedMs, by, print } = event;
    return [{ seat, move, elapsedMs, by, ...(print === undefined ? {} : { print }) }];
  });
  // What was played before it came here is the beginning of the same log.
  if (isRecord(opening) && Array.isArray(opening['entries']))
    return { ...opening, entries: [...opening['entries'], ...entries] };
  const file = { format: LOG_FORMAT, game, version, config, seats: seats.length, seed, entries };
  const proof = proofOf(table, secret);
  return proof === null ? file : { ...file, proof };
}

/** Null for a match that came from a file without one. */
function proofOf({ commitment, seats }: TableRecord, { hostBits }: SecretRecord): Proof | null {
  if (hostBits === '') return null;
  return {
    commitment,
    hostBits,
    entropies: seats.map(one => (one.kind === 'person' ? one.entropy : '')),
  };
}
