import type { Page } from '@playwright/test';
import { CARD_TABLES } from './card-tables.ts';
import { hurry } from './hand.ts';
import { keepOnDevice } from './kept.ts';
import { needsScrolling, sticksOut, troubles, underRail } from './layout.ts';
import { shoot, violations } from './pages.ts';
import { VISITS } from './screens.ts';
import { expect, test } from './site.ts';
import { fr } from './words.ts';

const THEMES = ['light', 'dark'] as const;
/**
 * What axe is asked in each. A theme changes colours and nothing else, and a phone has the colours of a desktop: once
 * everything on each, and contrast in both.
 */
const ON_DESKTOP = { light: {}, dark: { rules: ['color-contrast'] } } as const;
const ON_PHONE = { light: null, dark: {} } as const;
/** The narrowest and the widest screen that must do. */
const EXTREMES: Readonly<Record<string, { readonly width: number; readonly height: number }>> = {
  phone: { width: 320, height: 568 },
  desktop: { width: 3840, height: 2160 },
};

/**
 * The tables of the card games at each of their moments: in these sizes more, on a screen that lies all of it is in
 * sight at once, and on a phone whose browser takes its part all that is asked. One question to axe for each: they
 * share their frame.
 */
const TABLES = {
  phone: {
    theme: 'dark',
    sizes: [{ width: 844, height: 390 }],
    whole: [],
    short: [
      { width: 390, height: 664 },
      { width: 360, height: 640 },
      { width: 320, height: 568 },
    ],
  },
  desktop: {
    theme: 'light',
    sizes: [{ width: 768, height: 1024 }],
    whole: [
      { width: 1280, height: 720 },
      { width: 1440, height: 900 },
      { width: 1920, height: 1080 },
    ],
    short: [],
  },
} as const;

for (const { name, kept, screens } of VISITS) {
  const title = `everybody can see and reach everything: ${name}`;
  test(title, { tag: '@phone' }, async ({ page, viewport }, { project }) => {
    test.setTimeout(240_000);
    await hurry(page);
    const matches = kept();
    if (matches.length > 0) await keepOnDevice(page, ...matches);
    const isPhone = project.name === 'phone';
    const usual = viewport ?? { width: 0, height: 0 };
    const found: string[] = [];
    for (const screen of screens) {
      const note = (where: string, ...problems: readonly string[]): void => {
        found.push(...problems.map(problem => `${screen.name}, ${where}: ${problem}`));
      };
      await screen.show(page, fr);
      note('usual size', ...(await outOfReach(page, isPhone)));
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme });
        const asked = (isPhone ? ON_PHONE : ON_DESKTOP)[theme];
        // The hundreds of elements of a board are looked at once.
        const except = screen.isMore ? { except: '.mathable-board' } : { cells: true };
        if (asked !== null) note(theme, ...(await violations(page, { ...asked, ...except })));
        await shoot(page, theme === 'light' ? screen.name : `${screen.name}-dark`);
      }
      await page.setViewportSize(EXTREMES[project.name] ?? usual);
      note(`${page.viewportSize()?.width} px`, ...(await outOfReach(page, false)));
      await page.setViewportSize(usual);
      await page.emulateMedia({ colorScheme: 'light' });
      note('text twice as large', ...(await withLargeText(page)));
    }
    expect(found).toEqual([]);
  });
}

for (const { name, kept, screens } of CARD_TABLES) {
  const title = `everybody can see and reach everything: the moments of ${name}`;
  test(title, { tag: '@phone' }, async ({ page, viewport }, { project }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await keepOnDevice(page, ...kept());
    const usual = viewport ?? { width: 0, height: 0 };
    const { theme, sizes, whole, short } = TABLES[project.name === 'phone' ? 'phone' : 'desktop'];
    await page.emulateMedia({ colorScheme: theme });
    const found: string[] = [];
    for (const screen of screens) {
      const note = (where: string, ...problems: readonly string[]): void => {
        found.push(...problems.map(problem => `${screen.name}, ${where}: ${problem}`));
      };
      await screen.show(page, fr);
      note('usual size', ...(await outOfReach(page, project.name === 'phone')));
      note(theme, ...(await violations(page)));
      for (const size of [EXTREMES[project.name] ?? usual, ...sizes, ...whole]) {
        await page.setViewportSize(size);
        const where = `${size.width} × ${size.height}`;
        note(where, ...(await outOfReach(page, false)));
        if (whole.some(one => one === size)) note(where, ...(await needsScrolling(page)));
      }
      for (const size of short) {
        await page.setViewportSize(size);
        note(`${size.width} × ${size.height}`, ...(await afterLayout(page, underRail)));
      }
      await page.setViewportSize(usual);
      note('text twice as large', ...(await withLargeText(page)));
    }
    expect(found).toEqual([]);
  });
}

async function withLargeText(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  const found = await outOfReach(page, false);
  await page.evaluate(() => document.documentElement.removeAttribute('style'));
  return found;
}

async function outOfReach(page: Page, finger: boolean): Promise<string[]> {
  return afterLayout(page, async () => [...(await sticksOut(page)), ...(await troubles(page, { finger }))]);
}

/** What places itself by the size of the window has done so by the second frame. */
async function afterLayout(page: Page, look: (page: Page) => Promise<string[]>): Promise<string[]> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))));
  return look(page);
}
