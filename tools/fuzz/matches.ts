import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AnyGame } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { viewersOf } from '#contract/trial.ts';
import { registry } from '#games/registry.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { makeArchive } from '#protocol/archive.ts';
import { framesByViewer } from '#table/history.ts';

/** Entries of a match that are kept: all of them would take too long, many times over. */
const ENTRIES = 6;
const ROOT = join(import.meta.dirname, '..', '..');

/** Matches of every game that were played once, up to their first choices, as files. */
export function shortMatches(): readonly Readonly<Record<string, unknown>>[] {
  const paths = globSync('games/*/test/replays/*.json', { cwd: ROOT });
  return paths.map(path => {
    const file: unknown = JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
    if (!isRecord(file) || !Array.isArray(file['entries'])) throw new Error(`${path} is no match file`);
    return { ...file, entries: file['entries'].slice(0, ENTRIES) };
  });
}

export async function gameOf(id: string): Promise<AnyGame | undefined> {
  return Object.hasOwn(registry, id) ? (await registry[id]?.rules?.())?.game : undefined;
}

export async function openedMatch(file: unknown): Promise<{ readonly game: AnyGame; readonly log: RawLog }> {
  const parsed = parseLog(file);
  const game = parsed.ok ? await gameOf(parsed.log.game) : undefined;
  if (!parsed.ok || game === undefined) throw new Error('a match of ours is none');
  return { game, log: parsed.log };
}

/** As a house gives it. */
export async function archiveOf(file: unknown): Promise<unknown> {
  const { game, log } = await openedMatch(file);
  const told = framesByViewer(game, log, viewersOf(log.seats));
  if (!told.ok) throw new Error('a match of ours does not replay');
  return JSON.parse(
    JSON.stringify(
      makeArchive(new Map([...told.byViewer].map(([viewer, frames]) => [String(viewer), frames]))),
    ),
  );
}
