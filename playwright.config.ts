import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { LIGHT } from './web/test/chromium.ts';

/**
 * The browser tests: `npm test -- --only browser`, or with a word to choose files, `… browser offline`. They need
 * the built client and a Chromium, which that stage provides; every worker serves the build on a port of its own.
 * A test tagged `@phone` is also run on a phone, where it looks or is touched otherwise; one tagged `@touch` only
 * there.
 */
// oxlint-disable-next-line import/no-default-export -- the shape Playwright asks for
export default defineConfig({
  // Tests of the pages that all games share in web/test, those of a game in its own folder.
  testMatch: ['web/test/*.spec.ts', 'games/*/test/browser/*.spec.ts'],
  // Pictures are taken where somebody asks for them: `npm run shots`.
  testIgnore: process.env['ETAGERE_SHOTS'] === undefined ? ['web/test/shots.spec.ts'] : [],
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // A test that needs luck is mended: at home it fails at once. A machine that tests submissions may stall for a
  // while, so there it is tried once more, and named in the report. No test is about time.
  retries: process.env['CI'] === undefined ? 0 : 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  // One more than there are cores: a test that waits for a bot or a frame leaves its core to another.
  workers: Math.min(availableParallelism() + 1, 4),
  use: {
    locale: 'fr-FR',
    trace: 'off',
    launchOptions: LIGHT,
  },
  projects: [
    { name: 'desktop', grepInvert: /@touch\b/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@(phone|touch)\b/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});
