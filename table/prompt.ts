import type { Seat } from '#contract/game.ts';
import { isAsked, type Outline } from '#kernel/asked.ts';

/** What a bot is asked: `kinds` to interrupt with, if it may; whether it must choose. */
export interface Ask {
  readonly kinds: readonly string[] | null;
  readonly must: boolean;
}

/** Null if there is nothing to ask of this seat. */
export function askOf(outline: Pick<Outline, 'turn' | 'chosen'>, seat: Seat): Ask | null {
  const may = outline.turn?.may;
  const kinds = may?.seats.includes(seat) === true ? may.kinds : null;
  const must = isAsked(outline, seat);
  return kinds === null && !must ? null : { kinds, must };
}

/** First whether it speaks up, then what it must choose; null if it lets the others go on. */
export async function thinkAbout<Move>(
  { kinds, must }: Ask,
  think: (kinds: readonly string[] | null) => Promise<Move | null>,
): Promise<Move | null> {
  const said = kinds === null ? null : await think(kinds);
  return said === null && must ? think(null) : said;
}
