import type { AnyGame, AnyMatch } from '#games/entry.ts';
import type { Facts } from '#kernel/game.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { type Divergence, Match } from '#kernel/match.ts';

/** A long match is a few hundred kilobytes. What is larger was not meant for us. */
export const MOST_BYTES = 8 * 1024 * 1024;

/** Why a file cannot be replayed; each tag is the label `games.import-<tag>`. */
export type FileProblem =
  | { readonly tag: 'too-large'; readonly megabytes: number }
  | { readonly tag: 'unreadable' }
  | { readonly tag: 'not-json' }
  | { readonly tag: 'not-a-match'; readonly field: string }
  | { readonly tag: 'unknown-game'; readonly game: string }
  | { readonly tag: 'version'; readonly version: number; readonly current: number }
  | { readonly tag: 'settings'; readonly field: 'config' | 'seats' }
  /** From this entry on, counted from 1, the rules say otherwise. */
  | { readonly tag: 'diverges'; readonly entry: number };

export type FileRead =
  | { readonly ok: true; readonly game: AnyGame; readonly log: RawLog; readonly match: AnyMatch }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a person gives us: a file of the page, or in a test something like it. */
export interface GivenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** Reads a match file and plays it all again: only what replays to the last entry is taken in. */
export async function readFile(
  file: GivenFile,
  gameOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<FileRead> {
  if (file.size > MOST_BYTES) return problem({ tag: 'too-large', megabytes: MOST_BYTES / 1024 / 1024 });
  const text = await file.text().catch(() => null);
  if (text === null) return problem({ tag: 'unreadable' });
  const raw = parseJson(text);
  if (raw === undefined) return problem({ tag: 'not-json' });
  return replayRaw(raw, gameOf);
}

/** The same for what was read before, from the store: the rules may have changed since. */
export async function replayRaw(
  raw: unknown,
  gameOf: (id: string) => Promise<AnyGame | undefined>,
): Promise<FileRead> {
  const parsed = parseLog(raw);
  if (!parsed.ok) return problem({ tag: 'not-a-match', field: parsed.field || 'none' });
  const { log } = parsed;
  const game = await gameOf(log.game);
  if (game === undefined) return problem({ tag: 'unknown-game', game: log.game });
  const replayed = Match.replay(game, log);
  if (!replayed.ok) return problem(problemOf(replayed, log, game));
  return { ok: true, game, log, match: replayed.match };
}

/** What the sentence of a problem is made of. */
export function factsOf({ tag: _tag, ...facts }: FileProblem): Facts {
  return facts;
}

function problemOf({ reason, entry = 0 }: Divergence, log: RawLog, game: AnyGame): FileProblem {
  switch (reason) {
    case 'version':
      return { tag: 'version', version: log.version, current: game.version };
    case 'config':
    case 'seats':
      return { tag: 'settings', field: reason };
    case 'refused':
    case 'print':
      return { tag: 'diverges', entry: entry + 1 };
  }
}

/** Undefined if it is no JSON, which no JSON can be. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function problem(found: FileProblem): FileRead {
  return { ok: false, problem: found };
}
