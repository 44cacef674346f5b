import type { ListedRecord } from '../store/records.ts';

interface Known {
  /** Where a table was set up from, if this process was asked to. */
  readonly from: (table: string) => string | undefined;
  readonly isHere: (player: string) => boolean;
  readonly now: number;
}

/** Milliseconds for which a table stands among the others though nobody is there: they may come back. */
const FADES = 600_000;

/**
 * Which tables come first where there is no room for all: one of each address, or of each host, then the second of each,
 * and so on, so that nobody crowds out anybody else. Where somebody is present comes before where nobody is, and where
 * nobody has been for a while comes last.
 */
export function fairShare(tables: readonly ListedRecord[], { from, isHere, now }: Known): ListedRecord[] {
  const weighed = tables.map(table => {
    const isAttended = [table.host, ...table.persons].some(isHere);
    return { table, isAttended, fades: !isAttended && now - table.createdAt > FADES };
  });
  type Weighed = (typeof weighed)[number];
  const byPresence = (a: Weighed, b: Weighed): number =>
    Number(b.isAttended) - Number(a.isAttended) || b.table.createdAt - a.table.createdAt;
  const had = new Map<string, number>();
  const ranked = weighed.toSorted(byPresence).map(one => {
    const group = from(one.table.id) ?? one.table.host;
    const nth = had.get(group) ?? 0;
    had.set(group, nth + 1);
    return { ...one, nth };
  });
  return ranked
    .toSorted((a, b) => Number(a.fades) - Number(b.fades) || a.nth - b.nth || byPresence(a, b))
    .map(({ table }) => table);
}
