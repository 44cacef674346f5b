import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** By far the longest. Vitest begins with the largest files, and would leave these for one core at the end. */
const LONGEST = ['/kernel/test/laws.test.ts', '/games/mathable/test/sabotage.test.ts'];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ moduleId }: TestSpecification): boolean =>
      LONGEST.some(name => moduleId.endsWith(name));
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter(file => !isLong(file))];
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
    // Vitest would leave one core to itself: of two, that is half.
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
    testTimeout: 60_000,
  },
});
