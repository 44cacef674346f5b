import type { AnyGame } from '#games/entry.ts';
import { registry } from '#games/registry.ts';
import { uiRegistry } from '#games/registry-ui.ts';
import type { RawLog } from '#kernel/log.ts';
import type { Language } from '#text/catalogue.ts';
import type { Words } from '#text/words.ts';
import type { AnyGameUi } from '#ui/game-ui.ts';
import { wordsFor } from '../app/words.ts';
import { find, type Kept } from '../offline/store.ts';
import { type FileProblem, replayRaw } from './read-file.ts';
import { rulesOf } from './rules-of.ts';

export interface OpenReplay {
  readonly kept: Kept;
  readonly game: AnyGame;
  readonly gameUi: AnyGameUi;
  readonly log: RawLog;
  readonly over: boolean;
  readonly words: Words;
}

/** A match of this device, ready to be shown; or that there is none, or why it cannot be shown. */
export async function openReplay(
  id: string,
  language: Language,
): Promise<
  | { readonly tag: 'none' }
  | { readonly tag: 'broken'; readonly problem: FileProblem }
  | { readonly tag: 'open'; readonly replay: OpenReplay }
> {
  const kept = await find(id);
  if (kept === undefined) return { tag: 'none' };
  const read = await replayRaw(kept.file, rulesOf);
  if (!read.ok) return { tag: 'broken', problem: read.problem };
  const { game, log, match } = read;
  const entry = registry[game.id];
  const [ui, words] = await Promise.all([
    uiRegistry[game.id]?.ui?.(),
    entry === undefined ? undefined : wordsFor(entry, language),
  ]);
  if (ui === undefined || words === undefined)
    return { tag: 'broken', problem: { tag: 'unknown-game', game: game.id } };
  return { tag: 'open', replay: { kept, game, gameUi: ui.gameUi, log, over: match.over, words } };
}
