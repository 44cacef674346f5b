import type { AnyMatchRules, Facts } from '#contract/game.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { type PlayFound, type Verified, verifyMatch, type Witness } from '#table/verify.ts';

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
  /** It begins in a position in which it cannot have begun. */
  | { readonly tag: 'origin' }
  /** It was carried to another table as it cannot have been. */
  | { readonly tag: 'carried' }
  /** From this step on, and this entry of the file, both counted from 1, the rules say otherwise. */
  | { readonly tag: 'diverges'; readonly step: number; readonly entry: number };

export type FileRead =
  | {
      readonly ok: true;
      readonly game: AnyMatchRules;
      readonly log: RawLog;
      readonly found: Verified;
      readonly steps: number;
      readonly over: boolean;
    }
  | { readonly ok: false; readonly problem: FileProblem };

/** What a person gives us: a file of the page, or in a test something like it. */
export interface GivenFile {
  readonly size: number;
  readonly text: () => Promise<string>;
}

/** Reads a match file and plays it all again: only what replays to the last entry is taken in. */
export async function readFile(
  file: GivenFile,
  gameOf: (id: string) => Promise<AnyMatchRules | undefined>,
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
  gameOf: (id: string) => Promise<AnyMatchRules | undefined>,
  witness: Witness = {},
): Promise<FileRead> {
  const parsed = parseLog(raw);
  if (!parsed.ok) return problem({ tag: 'not-a-match', field: parsed.field || 'none' });
  const { log } = parsed;
  const game = await gameOf(log.game);
  if (game === undefined) return problem({ tag: 'unknown-game', game: log.game });
  const found = checked(() => verifyMatch(game, log, witness));
  if (found === null) return problem({ tag: 'origin' });
  if (found.play.tag !== 'whole') return problem(problemOf(found.play));
  const { steps, over } = found.play;
  return { ok: true, game, log, found, steps, over };
}

/** What the sentence of a problem is made of. */
export function factsOf({ tag: _tag, ...facts }: FileProblem): Facts {
  return facts;
}

/** Why a match cannot be shown, from what came of playing it again. */
export function problemOf(play: Exclude<PlayFound, { tag: 'whole' }>): FileProblem {
  switch (play.tag) {
    case 'version':
    case 'settings':
    case 'origin':
    case 'carried':
      return play;
    case 'diverges':
      return { tag: 'diverges', step: play.step, entry: play.entry };
  }
}

/** Null where the rules break down: a position that somebody wrote by hand may hold a card twice. */
function checked(check: () => Verified): Verified | null {
  try {
    return check();
  } catch {
    return null;
  }
}

/** Undefined if it is no JSON: no JSON text is read as that. */
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
