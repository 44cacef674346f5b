import type { Page } from '@playwright/test';
import { hurry } from './hand.ts';
import { keepOnDevice } from './kept.ts';
import { open, shoot } from './pages.ts';
import { VISITS } from './screens.ts';
import { expect, test } from './site.ts';
import { phrasesIn, say } from './words.ts';

/** Every language and its other. */
const OTHER = { fr: 'en', en: 'fr' } as const;

test('the language is chosen on the settings page, and back', async ({ page }) => {
  await open(page, '/');
  await expectOnly(page, 'fr', 'the shelf');
  await page.getByRole('link', { name: say.fr.label('nav.settings') }).click();
  for (const [name, language] of [
    ['English', 'en'],
    ['Français', 'fr'],
  ] as const) {
    await page.getByRole('radio', { name }).check();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say[language].label('settings.title'));
    await expectOnly(page, language, 'the settings');
    await page.getByRole('link', { name: 'Étagère', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(say[language].label('shelf.title'));
    await expectOnly(page, language, 'the shelf');
    await page.goBack();
  }
});

for (const { name, kept, screens } of VISITS) {
  test(`in English nothing is left in French: ${name}`, async ({ page }) => {
    test.setTimeout(240_000);
    await hurry(page);
    await page.addInitScript(() => localStorage.setItem('etagere.language', 'en'));
    const matches = kept();
    if (matches.length > 0) await keepOnDevice(page, ...matches);
    for (const screen of screens) {
      await screen.show(page, say.en);
      await expectOnly(page, 'en', screen.name);
      if (screen.name.startsWith('table')) await shoot(page, `${screen.name}-en`);
    }
  });
}

async function expectOnly(page: Page, language: 'fr' | 'en', where: string): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('lang', language);
  // The tab is renamed after the page is drawn: ask until it is.
  await expect
    .poll(async () => phrasesIn(await allWords(page, OTHER[language]), OTHER[language]), { message: where })
    .toEqual([]);
}

/** What can be read or heard on the page, but for what says that it is in the other language. */
function allWords(page: Page, except: string): Promise<string> {
  return page.evaluate(other => {
    const said: string[] = [document.title];
    for (const element of document.body.querySelectorAll('*')) {
      if (element.closest(`[lang="${other}"], [hreflang="${other}"], script, style`) !== null) continue;
      for (const name of ['aria-label', 'aria-valuetext', 'title', 'placeholder', 'alt'])
        said.push(element.getAttribute(name) ?? '');
      for (const child of element.childNodes)
        if (child.nodeType === Node.TEXT_NODE) said.push(child.textContent ?? '');
    }
    return said.filter(text => text.trim() !== '').join('\n');
  }, except);
}
