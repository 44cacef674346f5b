import type { ComponentType } from 'preact';
import { parseLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { playable } from '../app/playable.ts';
import type { Kept } from '../offline/store.ts';

/** How a match stands: what everybody may see, never a hand. */
export interface Glimpse {
  readonly Thumbnail: ComponentType<{ readonly view: unknown }>;
  readonly view: unknown;
  /** Who is on turn, if that is one seat. */
  readonly seat: number | null;
}

/** Null if it cannot be shown (no drawing yet, or rules of another version): one can still try to go on. */
export async function glimpseOf({ game: id, file }: Kept): Promise<Glimpse | null> {
  const read = parseLog(file);
  const ready = read.ok ? await playable(id, read.log.config) : undefined;
  if (!read.ok || ready === undefined) return null;
  const replayed = Match.replay(ready.game, read.log);
  if (!replayed.ok) return null;
  const { view, turn } = replayed.match.envelope('spectator');
  const [first, second] = turn?.seats ?? [];
  return {
    Thumbnail: ready.gameUi.Thumbnail,
    view,
    seat: first !== undefined && second === undefined ? first : null,
  };
}
