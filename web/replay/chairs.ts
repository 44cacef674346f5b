import { isRecord } from '#contract/json.ts';
import type { TableInfo } from '#protocol/table-info.ts';
import type { Chair } from '#table/local-table.ts';

/** Who sat where at a table of the server: as it says now, else by the names beside the match. */
export function chairsOf(seats: number, info: TableInfo | null, names: readonly string[]): Chair[] {
  return Array.from({ length: seats }, (_, seat): Chair => {
    const there = info?.seats[seat];
    if (there?.kind === 'bot') return { kind: 'bot', level: there.level };
    if (there?.kind !== 'person') return { kind: 'person', name: names[seat] ?? '' };
    const { name, face } = there.player;
    return { kind: 'person', name, face };
  });
}

/** The names beside a match, in seat order. */
export function namesIn(file: unknown): readonly string[] {
  const players = isRecord(file) ? file['players'] : undefined;
  if (!Array.isArray(players)) return [];
  return players.map((name: unknown) => (typeof name === 'string' ? name : ''));
}
