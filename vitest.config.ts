import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The longest. Vitest begins with the largest files, and would leave some of these for one core at the end. */
const LONGEST = [
  '/games/calculator/bot/test/bot.test.ts',
  '/web/online/test/foresee.test.ts',
  '/table/hosted/test/secrecy.test.ts',
  '/kernel/test/laws.test.ts',
  '/games/mathable/bot/test/bot.test.ts',
  '/protocol/test/whole-games.test.ts',
  '/protocol/test/example-bot.test.ts',
  '/games/gamate/solver/test/solve.test.ts',
  '/games/calculator/solver/test/generate.test.ts',
];

function isLong({ moduleId }: TestSpecification): boolean {
  return LONGEST.some(name => moduleId.endsWith(name));
}

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
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

/** Pure code shares one process: a thousand tests in a second or two. */
// oxlint-disable-next-line import/no-default-export -- the shape Vitest asks for
export default defineConfig({
  test: {
    include: ['**/*.test.ts'],
    exclude: ['**/node_modules/**', '**/.runtime/**', 'bench/peers/**'],
    pool: 'threads',
    isolate: false,
    // One more than there are cores: a test that waits for a socket or a process leaves its core to another.
    maxWorkers: availableParallelism() + 1,
    sequence: { sequencer: process.env['ETAGERE_WATCHED'] === undefined ? LongestFirst : QuickestFirst },
    testTimeout: 60_000,
  },
});
