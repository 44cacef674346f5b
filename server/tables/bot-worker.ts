/** Thinks for the bots of the house, writes its archives and checks its logs, on a thread of its own. */
import { constants, setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import { gzipSync } from 'node:zlib';
import { interruptionOf, type Level } from '#contract/bot.ts';
import type { Viewer } from '#contract/game.ts';
import { registry } from '#games/registry.ts';
import type { RawLog } from '#kernel/log.ts';
import { rngFor, type Seed } from '#kernel/rng.ts';
import { makeArchive } from '#protocol/archive.ts';
import { framesByViewer } from '#table/history.ts';
import type { Stored } from '../store/match-file.ts';
import { checkMatch, type Fit } from './check-match.ts';

/** Of bots: all decisions, or those that will soon be made; and what nobody waits for, so that no bot waits for it. */
export type ThreadTask = 'bots' | 'quick bots' | 'archives';

export type Errand = Move | Archive | Check;
export type Answer =
  /** `ms`: how long it thought, without what it had to load for it. */
  | { readonly id: number; readonly found: unknown; readonly ms: number }
  | { readonly id: number; readonly error: string };

interface Move {
  readonly ask: 'move';
  readonly id: number;
  readonly game: string;
  readonly view: unknown;
  readonly level: Level;
  /** Of its usual work, from 0 to 1. */
  readonly share: number;
  /** What it may interrupt with; null if it must choose. */
  readonly kinds: readonly string[] | null;
  readonly seed: Seed;
}

interface Archive {
  readonly ask: 'archive';
  readonly id: number;
  /** A RawLog as JSON: the thread that serves people hands text over more quickly than objects. */
  readonly text: string;
}

interface Check {
  readonly ask: 'check';
  readonly id: number;
  /** All that is kept of a match, as JSON. */
  readonly text: string;
}

const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
const PRIORITIES: Readonly<Record<ThreadTask, number>> = {
  bots: PRIORITY_BELOW_NORMAL,
  'quick bots': PRIORITY_BELOW_NORMAL,
  archives: PRIORITY_LOW,
};

// Where processors are scarce, the thread that serves people has them first. Elsewhere this would concern all threads.
if (process.platform === 'linux') setPriority(PRIORITIES[workerData as ThreadTask]);

parentPort?.on('message', (errand: Errand) => {
  answer(errand).then(
    ({ found, ms }) => parentPort?.postMessage({ id: errand.id, found, ms } satisfies Answer),
    (error: unknown) => parentPort?.postMessage({ id: errand.id, error: String(error) } satisfies Answer),
  );
});

async function answer(errand: Errand): Promise<{ readonly found: unknown; readonly ms: number }> {
  switch (errand.ask) {
    case 'move':
      return think(errand);
    case 'archive':
      return { found: await archive(errand), ms: 0 };
    case 'check':
      return { found: await check(errand), ms: 0 };
  }
}

async function think({
  game,
  view,
  level,
  share,
  kinds,
  seed,
}: Move): Promise<{ readonly found: unknown; readonly ms: number }> {
  const bot = (await registry[game]?.bot?.())?.bot;
  if (bot === undefined) throw new Error(`${game} has no bot`);
  const rng = rngFor(seed, 0);
  const start = performance.now();
  const found =
    kinds === null ? bot.choose(view, level, rng, share) : interruptionOf(bot, view, { level, kinds }, rng);
  return { found, ms: performance.now() - start };
}

/** What everybody saw of a match, as `GET /api/tables/:id/archive` gives it; null for a game that is not on the shelf. */
async function archive({ text }: Archive): Promise<Uint8Array | null> {
  const log = JSON.parse(text) as RawLog;
  const game = (await registry[log.game]?.rules?.())?.game;
  if (game === undefined) return null;
  const viewers: Viewer[] = ['spectator', ...Array.from({ length: log.seats }, (_, seat) => seat)];
  const told = framesByViewer(game, log, viewers);
  const archived = told.ok
    ? [...told.byViewer].map(([viewer, frames]) => [String(viewer), frames] as const)
    : [];
  return gzipSync(JSON.stringify(makeArchive(new Map(archived))));
}

/** Null for a game that is not on the shelf. */
async function check({ text }: Check): Promise<Fit | null> {
  const stored = JSON.parse(text) as Stored;
  const entry = registry[stored.table.game];
  const game = (await entry?.rules?.())?.game;
  if (entry === undefined || game === undefined) return null;
  return checkMatch({ game, hasPartners: entry.meta.partners === true, tries: [] }, stored);
}
