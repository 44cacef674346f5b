import { defineConfig } from 'vitest/config';

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
    testTimeout: 60_000,
  },
});
