import { LEVELS, type Level } from '#contract/bot.ts';
import type { Seat } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import type { Meta } from '#contract/meta.ts';
import { ORIGIN_FORMAT } from '#kernel/log.ts';
import type { Kept } from '../offline/store.ts';

/** How one stands against a character: games played to their end, and those in which one came before it. */
export interface Tally {
  readonly played: number;
  readonly won: number;
}

export type Tallies = ReadonlyMap<Level, Tally>;

/**
 * From the games of this device in which one person played alone; a partner is nobody's opponent. A game that began in
 * a position shows nothing: somebody chose it.
 */
export function talliesIn(
  matches: readonly Kept[],
  { id, partners }: Pick<Meta, 'id' | 'partners'>,
): Tallies {
  const tallies = new Map<Level, Tally>();
  for (const { game, chairs, ranks, file } of matches) {
    if (isRecord(file) && file['format'] === ORIGIN_FORMAT) continue;
    const persons = chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
    const [me, second] = persons;
    if (game !== id || ranks === undefined || me === undefined || second !== undefined) continue;
    if (hasLent(file, me)) continue;
    for (const [seat, chair] of chairs.entries()) {
      const isPartner = partners === true && seat % 2 === me % 2;
      if (chair.kind !== 'bot' || isPartner) continue;
      const { played, won } = tallies.get(chair.level) ?? { played: 0, won: 0 };
      const isWon = (ranks[me] ?? 0) < (ranks[seat] ?? 0);
      tallies.set(chair.level, { played: played + 1, won: won + (isWon ? 1 : 0) });
    }
  }
  return tallies;
}

/** What a bot played for me is not won by me. */
function hasLent(file: unknown, me: Seat): boolean {
  if (!isRecord(file) || !Array.isArray(file['entries'])) return false;
  const entries: readonly unknown[] = file['entries'];
  return entries.some(one => isRecord(one) && one['seat'] === me && one['by'] === 'bot');
}

/** The easiest that is stronger than all whom one has beaten; null before a first victory, and after the last. */
export function nextRival(tallies: Tallies): Level | null {
  const strongest = LEVELS.findLast(level => (tallies.get(level)?.won ?? 0) > 0);
  return strongest === undefined ? null : (LEVELS.find(level => level > strongest) ?? null);
}
