import { defineConfig } from '@playwright/test';
import flags from './tools/setup/chromium-flags.json' with { type: 'json' };

/**
 * The browser tests: `npm test -- --only browser`, or with a word to choose files, `… browser offline`. They need
 * the built client and a Chromium, which that stage provides; every worker serves the build on a port of its own.
 */
// oxlint-disable-next-line import/no-default-export -- the shape Playwright asks for
export default defineConfig({
  testDir: 'web/test',
  outputDir: 'test-results/browser',
  fullyParallel: true,
  forbidOnly: process.env['CI'] !== undefined,
  // People at several browsers, and servers that are killed under them: a loaded machine may be too slow once.
  retries: 1,
  timeout: 30_000,
  workers: 2,
  use: {
    locale: 'fr-FR',
    trace: 'off',
    launchOptions: {
      ...executable(process.env['ETAGERE_CHROMIUM']),
      args: flags,
    },
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      // The same on any screen; screens.spec.ts looks at every page of theirs on a phone too.
      testIgnore:
        /(calculator-learn|errors|fair|files|gamate-learn|gamate-online|gamate-review|games|language|lesson|lobby|matryoshka-learn|me|offline|online-lost|options|push|puzzle|replay|rules|settings|sound|titles|trouble|update)\.spec\.ts$/,
      use: { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
    },
  ],
});

/** As tools/setup/browser.mjs found it. */
function executable(path: string | undefined): { executablePath?: string } {
  return path === undefined ? {} : { executablePath: path };
}
