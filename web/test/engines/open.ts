import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { type BrowserType, chromium, firefox, webkit } from '@playwright/test';
import flags from '#tools/setup/chromium-flags.json' with { type: 'json' };
import { byPlaywright } from './by-playwright.ts';
import type { Engine } from './engine.ts';
import { openFirefox } from './firefox.ts';
import { openWebKit } from './webkit.ts';

/** Open, or why not. */
export interface Other {
  readonly name: string;
  readonly engine?: Engine;
  readonly why?: string;
}

/** As tools/setup/browser.mjs found it. */
export function openChromium(): Promise<Engine> {
  const path = process.env['ETAGERE_CHROMIUM'];
  return byPlaywright('Chromium', chromium, {
    ...(path !== undefined && { executablePath: path }),
    args: flags,
  });
}

/** Firefox and WebKit: Playwright's own builds if somebody has installed them, else those of the system. */
export function openOthers(): Promise<Other[]> {
  return Promise.all([
    tryOpen('Firefox', firefox, async () => {
      const path = onPath('firefox-esr', 'firefox') ?? '/Applications/Firefox.app/Contents/MacOS/firefox';
      return existsSync(path) ? openFirefox(path) : null;
    }),
    tryOpen('WebKit', webkit, async () => {
      const driver = onPath('WebKitWebDriver');
      const screen = onPath('Xvfb');
      return driver !== undefined && screen !== undefined ? openWebKit(driver, screen) : null;
    }),
  ]);
}

async function tryOpen(
  name: string,
  type: BrowserType,
  openSystems: () => Promise<Engine | null>,
): Promise<Other> {
  try {
    const engine = existsSync(type.executablePath()) ? await byPlaywright(name, type) : await openSystems();
    return engine === null ? { name, why: 'not on this machine' } : { name, engine };
  } catch (error) {
    return { name, why: `does not start: ${String(error).split('\n')[0]}` };
  }
}

function onPath(...names: readonly string[]): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return names.flatMap(name => folders.map(folder => join(folder, name))).find(path => existsSync(path));
}
