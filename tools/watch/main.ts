/**
 * Runs the tests of one game and its laws, and again whenever a file is saved that they may have read. With `-u` the
 * first run writes the playthrough anew, and what else was kept of how the game plays.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { globSync, readdirSync, watch } from 'node:fs';
import { dirname, join } from 'node:path';
import { stopSignal } from '#server/stop-signal.ts';
import { runMain, SetupFailure } from '../setup/say.mjs';

const ROOT = join(import.meta.dirname, '..', '..');
const VITEST = join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** A save touches several files, and an editor may write one twice. */
const QUIET_MS = 50;

/** Nothing that a game's tests read. */
const ELSEWHERE: ReadonlySet<string> = new Set(['node_modules', 'dist', 'data', 'docs', 'games', 'coverage']);

await runMain(async () => {
  const game = gameFrom(process.argv[2]);
  let running: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;
  const run = (...more: readonly string[]): void => {
    // What is still running speaks of what was there before.
    running?.kill('SIGKILL');
    running = start(game, more);
  };
  run(...process.argv.slice(3).filter(word => word === '-u'));
  for (const folder of foldersFor(game)) {
    watch(join(ROOT, folder), { recursive: true }, (_event, name) => {
      if (name === null || !/\.(tsx?|json)$/.test(name)) return;
      clearTimeout(timer);
      timer = setTimeout(() => run(), QUIET_MS);
    });
  }
  await stopSignal();
  running?.kill('SIGKILL');
  process.exit(0);
});

/** Its own folder, and the laws, the playthrough and the stored matches of all games, cut down to it. */
function start(game: string, more: readonly string[]): ChildProcess {
  const laws = ['laws', 'playthrough', 'replays'].map(name => `kernel/test/${name}.test.ts`);
  const args = ['run', `games/${game}/`, ...laws, ...more];
  return spawn(process.execPath, [VITEST, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ETAGERE_WATCHED: game },
  });
}

function foldersFor(game: string): string[] {
  const folders = readdirSync(ROOT, { withFileTypes: true })
    .filter(entry => entry.isDirectory() && !entry.name.startsWith('.') && !ELSEWHERE.has(entry.name))
    .map(({ name }) => name);
  return [join('games', game), ...folders];
}

function gameFrom(name: string | undefined): string {
  const there = globSync('*/meta.ts', { cwd: join(ROOT, 'games') }).map(path => dirname(path));
  if (name !== undefined && there.includes(name)) return name;
  const choices = there.toSorted().join(', ');
  throw new SetupFailure({
    fr: `npm run watch attend un jeu, par exemple « npm run watch -- mathable » : ${choices}.`,
    en: `npm run watch takes a game, such as "npm run watch -- mathable": ${choices}.`,
  });
}
