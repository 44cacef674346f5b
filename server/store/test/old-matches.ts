/**
 * Matches of a house that wrote a row for each event, and kept the newest in a tail on SQLite: one that is over, and one
 * that was being played when its process was killed. Rows as they were found, and files as that house exported them.
 */
import { expect } from 'vitest';
import { fileOf } from '../match-file.ts';
import { MIGRATIONS } from '../migrations/all.ts';
import type { Store } from '../store.ts';
import { eventAt } from './people.ts';
import before from './vectors/before-parts.json' with { type: 'json' };

/** What that house knew. */
export const OLD_MIGRATIONS = MIGRATIONS.slice(0, 5);

const { tail, ...placed } = before.rows;

/** PostgreSQL never had a tail: there the match that was being played ends with what was in its place. */
export function oldRows({ hasTail }: { readonly hasTail: boolean }): string {
  return Object.entries(hasTail ? { ...placed, tail } : placed)
    .flatMap(([table, rows]) => rows.map(row => `INSERT INTO ${table} ${columnsIn(row)};`))
    .join('\n');
}

export async function expectOldMatches(
  store: Store,
  { hasTail }: { readonly hasTail: boolean },
): Promise<void> {
  const ids = await store.tables.ids();
  expect(ids.toSorted()).toEqual(Object.keys(before.files).toSorted());
  for (const match of placed.match) {
    const { id, last_seq } = match;
    const file = before.files[id as keyof typeof before.files];
    const [table, secret] = [await store.tables.find(id), await store.tables.secret(id)];
    if (table === null || secret === null) throw new Error('a table is gone');
    const events = await store.events.after(id, 0);
    const entries = hasTail ? file.entries : file.entries.slice(0, last_seq);
    expect(fileOf({ table, secret, events })).toEqual({ ...file, entries });
    for (const { seq } of events)
      expect(await store.events.after(id, seq)).toEqual(events.filter(one => one.seq > seq));
    const isOn = match.status === 'playing';
    for (const [seq, outcome] of [
      [events.length, 'conflict'],
      [events.length + 1, isOn ? 'done' : 'conflict'],
    ] as const)
      expect(await store.events.append({ match: id, events: [eventAt(seq)], due: null })).toBe(outcome);
    expect(await store.events.after(id, 0)).toEqual(isOn ? [...events, eventAt(events.length + 1)] : events);
  }
}

/** When the match that is being played must be looked at: its last event said so. */
export function oldDue({ hasTail }: { readonly hasTail: boolean }): number {
  const last = JSON.parse(tail.at(-1)?.entries ?? '') as readonly (readonly unknown[])[];
  return Number(hasTail ? last.at(-1)?.at(-1) : placed.match.find(({ due }) => due !== null)?.due);
}

function columnsIn(row: Readonly<Record<string, string | number | null>>): string {
  const values = Object.values(row).map(one =>
    typeof one === 'string' ? `'${one.replaceAll("'", "''")}'` : String(one),
  );
  return `(${Object.keys(row).join()}) VALUES (${values.join()})`;
}
