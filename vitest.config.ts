import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Those that take longest, in that order. Vitest begins with the largest files, and would leave some of these for one
 * core at the end.
 */
const LONGEST = [
  '/kernel/test/laws.test.ts',
  '/web/online/test/foresee.test.ts',
  '/tools/faults/test/kills.test.ts',
  '/tools/fuzz/test/siege.test.ts',
  '/protocol/test/secrecy.test.ts',
  '/tools/fuzz/test/siege.test.ts',
  '/server/store/test/postgres.test.ts',
  '/server/test/processes.test.ts',
  '/cli/test/guest.test.ts',
  '/games/calculator/bot/test/bot.test.ts',
  '/games/mathable/bot/test/bot.test.ts',
  '/games/gamate/solver/test/solve.test.ts',
  '/games/matryoshka/bot/test/bot.test.ts',
  '/protocol/test/whole-games.test.ts',
  '/plain/test/strength.test.ts',
  '/table/hosted/test/secrecy.test.ts',
  '/games/mathable/bot/test/best-turn.test.ts',
  '/games/mathable/test/sabotage.test.ts',
  '/games/calculator/solver/test/generate.test.ts',
];

function isLong(file: TestSpecification): boolean {
  return placeOf(file) < LONGEST.length;
}

function placeOf({ moduleId }: TestSpecification): number {
  const place = LONGEST.findIndex(name => moduleId.endsWith(name));
  return place < 0 ? LONGEST.length : place;
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return (await super.sort(files)).toSorted((a, b) => placeOf(a) - placeOf(b));
  }
}

/** For whoever waits for the first answer after a save: the tests of the rules, small ones first; bots think later. */
class QuickestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = (file: TestSpecification): number => {
      if (isLong(file)) return 3;
      if (/\/(bot|solver)\//.test(file.moduleId)) return 2;
      return /\/games\/[^/]+\/test\//.test(file.moduleId) ? 0 : 1;
    };
    return (await super.sort(files)).reverse().toSorted((a, b) => rank(a) - rank(b));
  }
}

/** Tests of what is drawn, which is written in .tsx: Node does not read that by itself. */
const DRAWN = [
  'games/*/{learn,ui}/test/**/*.test.ts',
  'web/{lobby,play-on,replay}/test/**/*.test.ts',
  // Its people have faces.
  'server/test/session.test.ts',
];
const IGNORED = ['**/node_modules/**', '**/.runtime/**', 'bench/peers/**'];
const PROJECTS = [
  { extends: true as const, test: { name: 'drawn', include: DRAWN } },
  {
    extends: true as const,
    test: {
      name: 'plain',
      include: ['**/*.test.ts'],
      exclude: [...IGNORED, ...DRAWN],
      // Node reads TypeScript by itself, and runs it a third quicker than what Vite makes of it.
      experimental: { viteModuleRunner: false },
    },
  },
];
const isWatched = process.env['ETAGERE_WATCHED'] !== undefined;

/** Pure code shares one process: a thousand tests in a second or two. */
// oxlint-disable-next-line import/no-default-export -- the shape Vitest asks for
export default defineConfig({
  test: {
    exclude: IGNORED,
    pool: 'threads',
    isolate: false,
    // One more than there are cores: a test that waits for a socket or a process leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: isWatched ? QuickestFirst : LongestFirst },
    testTimeout: 60_000,
    // Vite knows what to try again after a save; Node does not.
    ...(isWatched ? { include: ['**/*.test.ts'] } : { projects: PROJECTS }),
  },
});
