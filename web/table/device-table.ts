import type { AnyMatchRules } from '#contract/game.ts';
import type { AnyGameUi } from '#contract/page.ts';
import { hex32 } from '#kernel/fingerprint.ts';
import { makeLog, parseLog } from '#kernel/log.ts';
import { type AnyMatch, Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';
import { type Chair, LocalTable } from '#table/local-table.ts';
import { systemSeed } from '#table/system-seed.ts';
import { playable } from '../app/playable.ts';
import { Bots } from '../offline/bots.ts';
import { find, type Kept, keep, type PlayedFrom } from '../offline/store.ts';
import { isPlayedFor } from './partners.ts';

// oxlint-disable-next-line typescript/no-explicit-any -- the page passes views and moves through without looking inside
export type AnyTable = LocalTable<any>;

export interface DeviceTable {
  readonly id: string;
  readonly game: AnyMatchRules;
  readonly gameUi: AnyGameUi;
  readonly table: AnyTable;
  readonly bots: Bots;
  readonly from?: PlayedFrom;
  /** Its table online, if it goes on there. */
  readonly goesOnAt?: string;
}

/** Deals a new match and keeps it, so that its address works from the first moment. */
export async function dealTable(gameId: string, config: unknown, chairs: readonly Chair[]): Promise<string> {
  const ready = await playable(gameId, config);
  const parsed = ready?.game.parseConfig(config);
  if (ready === undefined || parsed === null) throw new Error(`${gameId} cannot be dealt`);
  const seed = systemSeed();
  return keepNew(new Match(ready.game, { config: parsed, seats: chairs.length, seed }), { chairs });
}

/** Keeps a match that has just begun, and says under which name. */
export async function keepNew(match: AnyMatch, around: Around): Promise<string> {
  const id = newId();
  await keep(keptOf(id, match, around));
  return id;
}

/** Opens a match of this device; null if there is none of that name. */
export async function openTable(id: string, fail: (error: unknown) => void): Promise<DeviceTable | null> {
  const kept = await find(id);
  if (kept === undefined) return null;
  const { game, gameUi, match } = await rebuild(kept);
  const bots = new Bots();
  const table: AnyTable = new LocalTable(game, match, kept.chairs, {
    think: (view, level, kinds) => bots.move(game.id, view, level, kinds) as Promise<never>,
    isPlayedFor: seat => isPlayedFor(game, table.chairs, table.envelope('spectator'), seat),
    save: () => keep(keptOf(id, match, { ...kept, chairs: table.chairs })),
    now: () => performance.now(),
    fail,
  });
  return { id, game, gameUi, table, bots, ...besideOf(kept) };
}

/** What was kept is damaged, or of another version: the page of its replay says which. */
export class UnreadableMatch extends Error {}

/** Game, its looks and the match, from what was kept. */
export async function rebuild(kept: Pick<Kept, 'game' | 'file'>) {
  const read = parseLog(kept.file);
  const ready = read.ok ? await playable(kept.game, read.log.config) : undefined;
  if (!read.ok || ready === undefined) throw new UnreadableMatch(kept.game);
  const replayed = Match.replay(ready.game, read.log);
  if (!replayed.ok) throw new UnreadableMatch(kept.game);
  return { ...ready, match: replayed.match, log: read.log };
}

/** Short enough to be read out. Not by `randomUUID`, which a page has only over https. */
function newId(): string {
  return hex32(systemSeed()[0]);
}

/** What is said of a match besides its moves. */
function besideOf({ from, goesOnAt }: Pick<Kept, 'from' | 'goesOnAt'>): Pick<Kept, 'from' | 'goesOnAt'> {
  return { ...(from === undefined ? {} : { from }), ...(goesOnAt === undefined ? {} : { goesOnAt }) };
}

type Around = Pick<Kept, 'chairs' | 'from'>;

function keptOf(id: string, match: AnyMatch, { chairs, from }: Around): Kept {
  const { log, over } = match;
  const outcome = over ? match.envelope('spectator').outcome : null;
  const steps = log.entries.filter(({ print }) => print !== undefined).length;
  return {
    id,
    game: log.game,
    chairs,
    file: makeLog(log, makeSeed(log.seed)),
    steps,
    over,
    ...(outcome === null ? {} : { ranks: outcome.ranks }),
    ...(from === undefined ? {} : { from }),
    updated: Date.now(),
  };
}
