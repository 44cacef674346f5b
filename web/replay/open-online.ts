import type { AnyMatchRules, Viewer } from '#contract/game.ts';
import { isRecord } from '#contract/json.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { type AnyFrame, framesOf } from '#table/history.ts';
import type { Chair } from '#table/local-table.ts';
import { type Verified, verifyMatch } from '#table/verify.ts';
import type { Language } from '#text/catalogue.ts';
import { rulesOf } from '../app/playable.ts';
import { server } from '../me/session.ts';
import { find, keep } from '../offline/store.ts';
import { type Archive, fetchArchive } from './archive.ts';
import { chairsOf, namesIn } from './chairs.ts';
import { eyesOf } from './eyes.ts';
import { looksOf, type Opened, type OpenReplay, openReplay, passagesIn } from './open-replay.ts';
import { problemOf } from './read-file.ts';
import { witnessOf } from './witness.ts';

export type OpenedOnline =
  | Opened
  /** It can be seen once it is over. */
  | { readonly tag: 'playing' }
  | { readonly tag: 'no-such-table' }
  /** Nobody answered, and there is no copy on this device. */
  | { readonly tag: 'offline' };

/** A finished match of the server, by the id of its table. Without the server, the copy of this device. */
export async function openOnline(id: string, language: Language): Promise<OpenedOnline> {
  const [match, asked] = await Promise.all([server.match(id), server.info(id)]);
  if (!match.ok) {
    if (match.status === 409) return { tag: 'playing' };
    const copy = await openReplay(id, language);
    if (copy.tag !== 'none') return copy;
    return { tag: match.status === 404 ? 'no-such-table' : 'offline' };
  }
  const parsed = parseLog(match.value);
  if (!parsed.ok) return { tag: 'broken', problem: { tag: 'not-a-match', field: parsed.field || 'none' } };
  const { log } = parsed;
  const info = asked.ok ? asked.value : null;
  const [game, looks] = await Promise.all([rulesOf(log.game), looksOf(log.game, language)]);
  if (game === undefined || looks === null) {
    return { tag: 'broken', problem: { tag: 'unknown-game', game: log.game } };
  }
  const seen = witnessOf(id);
  // What this device saw before the deal; else what the server says that it published.
  const told = info === null ? {} : { commitment: info.commitment };
  const found = verifyMatch(game, log, { ...told, ...seen });
  const shown = await framesFrom(id, game, log, found);
  if (!shown.ok) return { tag: 'broken', problem: shown.problem };

  const chairs = chairsOf(log.seats, info, namesIn(match.value));
  const updated = info?.endedAt ?? Date.now();
  // An old match is shown from what the server keeps of it, which a copy would not have.
  const copies = found.play.tag === 'whole' && (await find(id)) === undefined;
  const replay: OpenReplay = {
    ...looks,
    path: `online/${id}`,
    game: log.game,
    chairs,
    eyes: usualFirst(eyesOf(chairs, true), info?.you.seat ?? null),
    framesFor: shown.framesFor,
    passages: found.play.tag === 'whole' ? () => passagesIn(game, log) : null,
    log,
    updated,
    found,
    seenBy: seen.commitment === undefined ? 'server' : 'device',
    goOn: null,
    keep: copies ? () => keepCopy(id, { log, file: match.value, chairs, updated, found }) : null,
  };
  return { tag: 'open', replay };
}

type Shown =
  | { readonly ok: true; readonly framesFor: (viewer: Viewer) => readonly AnyFrame[] }
  | { readonly ok: false; readonly problem: ReturnType<typeof problemOf> };

async function framesFrom(id: string, game: AnyMatchRules, log: RawLog, { play }: Verified): Promise<Shown> {
  if (play.tag === 'whole') {
    const framesFor = (viewer: Viewer): readonly AnyFrame[] => {
      const told = framesOf(game, log, viewer);
      return told.ok ? told.frames : [];
    };
    return { ok: true, framesFor };
  }
  const archive: Archive | null = play.tag === 'version' ? await fetchArchive(id) : null;
  return archive === null
    ? { ok: false, problem: problemOf(play) }
    : { ok: true, framesFor: viewer => archive.get(String(viewer)) ?? archive.get('spectator') ?? [] };
}

function usualFirst(
  eyes: readonly [Viewer, ...Viewer[]],
  mine: number | null,
): readonly [Viewer, ...Viewer[]] {
  return mine === null ? eyes : [mine, ...eyes.filter(viewer => viewer !== mine)];
}

interface Copy {
  readonly log: RawLog;
  readonly file: unknown;
  readonly chairs: readonly Chair[];
  readonly updated: number;
  readonly found: Verified;
}

/** Under the id of its table, so that its link finds it without the server too. */
async function keepCopy(id: string, { log, file, chairs, updated, found }: Copy): Promise<void> {
  const steps = found.play.tag === 'whole' ? found.play.steps : 0;
  const { players: _players, ...rest } = isRecord(file) ? file : {};
  await keep({ id, game: log.game, chairs, file: rest, steps, over: true, updated });
}
