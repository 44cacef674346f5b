import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { AnyGame } from '#contract/game.ts';
import type { Json } from '#contract/json.ts';
import { registry } from '#games/registry.ts';
import { parseLog, type RawLog } from '#kernel/log.ts';
import { Match } from '#kernel/match.ts';
import { makeSeed } from '#kernel/rng.ts';
import type { Store } from '#server/store/store.ts';
import type { TableEvent } from '#table/hosted/events.ts';
import { replayPath } from './kept.ts';

/** One of the real matches that the rules of a game are tested with, after so many entries. */
export function storedMatch(game: string, name: string, entries: number): { readonly entries: unknown[] } {
  const whole = JSON.parse(readFileSync(replayPath(name, game), 'utf8')) as { readonly entries: unknown[] };
  return { ...whole, entries: whole.entries.slice(0, entries) };
}

/** A match file becomes a table that is being played: these players on the first seats, quick bots on the others. */
export async function adopt(store: Store, file: unknown, players: readonly string[]): Promise<string> {
  const read = parseLog(file);
  if (!read.ok) throw new Error(`no match file: ${read.field}`);
  const { log } = read;
  const rules = await registry[log.game]?.rules?.();
  if (rules === undefined) throw new Error(`no rules of ${log.game}`);
  const id = randomUUID();
  const now = Date.now();
  const person = { kind: 'person', isReady: true, entropy: '' } as const;
  await store.tables.adopt(
    {
      id,
      game: log.game,
      version: log.version,
      config: log.config as Json,
      host: players[0] ?? '',
      visibility: 'link',
      clock: { kind: 'none' },
      chat: false,
      status: 'playing',
      commitment: '',
      seats: Array.from({ length: log.seats }, (_, seat) => {
        const player = players[seat];
        return player === undefined ? { kind: 'bot', level: 1 } : { ...person, player };
      }),
      createdAt: now,
      startedAt: now,
      endedAt: null,
      outcome: null,
      previous: null,
      next: null,
      revision: 1,
    },
    // Like a match from a file it has no promise: its seed was not mixed from bits of the house.
    { hostBits: '', seed: makeSeed(log.seed) },
    eventsOf(rules.game, log, players.length).map((event, i) => ({ seq: i + 1, at: now, event })),
  );
  return id;
}

/** The choices of a log, each with the step that it answered and by whoever sits there now. */
function eventsOf(game: AnyGame, log: RawLog, people: number): TableEvent[] {
  const begun = Match.replay(game, { ...log, entries: [] });
  if (!begun.ok) throw new Error(`does not begin: ${begun.reason}`);
  return log.entries.map(({ seat, move, elapsedMs }, i) => {
    const { step } = begun.match;
    const taken = begun.match.submit({ seat, move, elapsedMs, step, by: seat < people ? 'player' : 'bot' });
    if (!taken.ok) throw new Error(`entry ${i} is refused`);
    return { kind: 'choice', step, ...taken.entry };
  });
}
